/**
 * What screens are told of when it changes: `tx.changed(topic, people)` on the server, and an
 * endpoint's `topics` say of which its answer is made, so that a screen asks again for those alone.
 */
export const topics = [
  'activity',
  'admin',
  'bookings',
  'caregivers',
  'checkins',
  'circle',
  'doctors',
  'health',
  'medications',
  'notifications',
  'payments',
  'practice',
  'session',
  'support',
  'volunteering',
] as const;

export type Topic = (typeof topics)[number];
