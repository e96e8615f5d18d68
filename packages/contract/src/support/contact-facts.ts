/** How soon somebody needs an answer. */
export const urgencies = ['low', 'normal', 'high', 'emergency'] as const;
export type Urgency = (typeof urgencies)[number];

/** The longest texts that are taken, in characters; a message of about two pages. */
export const longest = { name: 120, subject: 150, message: 5000 } as const;

/** How a reference number is written: no letters or digits that look alike. */
export const referenceShape = /^HF-[2-9ACDEFGHJKMNPQRTVWXY]{4}-[2-9ACDEFGHJKMNPQRTVWXY]{4}$/;

/** What a link may be about: `/contact?subject=plan`. */
export const contactTopics = [
  'account',
  'booking',
  'payment',
  'plan',
  'privacy',
  'accessibility',
  'partner',
  'volunteer',
] as const;
export type ContactTopic = (typeof contactTopics)[number];
