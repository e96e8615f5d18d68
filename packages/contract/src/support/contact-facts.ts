/** How soon the sender needs an answer. */
export const urgencies = ['low', 'normal', 'high', 'emergency'] as const;
export type Urgency = (typeof urgencies)[number];

/** Longest accepted texts, in characters; a message may have about two pages. */
export const longest = { name: 120, subject: 150, message: 5000 } as const;

/** Format of a reference number, without letters and digits that look alike. */
export const referenceShape = /^HF-[2-9ACDEFGHJKMNPQRTVWXY]{4}-[2-9ACDEFGHJKMNPQRTVWXY]{4}$/;

/** The topics that a link can preset: `/contact?subject=plan`. */
export const contactTopics = [
  'account',
  'role',
  'booking',
  'payment',
  'plan',
  'privacy',
  'accessibility',
  'partner',
  'volunteer',
] as const;
export type ContactTopic = (typeof contactTopics)[number];
