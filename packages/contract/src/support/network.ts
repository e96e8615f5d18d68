/** All districts of Rwanda have doctors, caregivers and volunteers to look for. */
export const districtCount = 30;

/** How to reach support. The addresses are examples until the operator sets real ones. */
export const supportContact = {
  email: 'help@hafi.test',
  phone: '+250788000000',
} as const;
