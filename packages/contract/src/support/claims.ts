/** What the network says of itself in public. One home, so that no page says it differently. */
export const claims = {
  activeElders: 4_200,
  familyMembers: 18_500,
  healthcarePartners: 850,
  verifiedVolunteers: 1_200,
  districts: 30,
  rating: 4.9,
  responseMinutes: 15,
} as const;

/** How to reach us. The addresses are examples until the operator sets real ones. */
export const supportContact = {
  email: 'help@hafi.test',
  phone: '+250788000000',
} as const;
