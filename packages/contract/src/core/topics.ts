/**
 * What screens are told of when it changes: `tx.changed(topic, people)` on the server, and an
 * endpoint's `topics` say of which its answer is made, so that a screen asks again for those alone.
 */
export const topics = [
  /** One's own settings: devices, contact, medical card, secret links. */
  'accounts',
  /** What happened lately around the account. */
  'activity',
  'admin',
  'alerts',
  'bookings',
  'caregivers',
  'checkins',
  'circle',
  'doctors',
  'documents',
  'medications',
  'notes',
  'notifications',
  'payments',
  /** The own practice of a doctor. */
  'practice',
  'record',
  /** Who is signed in, and what they may do. */
  'session',
  'support',
  'vitals',
  'volunteering',
] as const;

export type Topic = (typeof topics)[number];

/** All that a screen may show of an elder: it changes for whoever joins or leaves a circle. */
export const elderTopics = [
  'alerts',
  'bookings',
  'caregivers',
  'checkins',
  'circle',
  'documents',
  'medications',
  'notes',
  'record',
  'vitals',
  'volunteering',
] as const satisfies readonly Topic[];
