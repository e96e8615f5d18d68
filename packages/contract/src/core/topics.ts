/**
 * The topics of change notifications. The server calls `tx.changed(topic, people)`; an endpoint's
 * `topics` say what its answer depends on, so that a screen refetches only that.
 */
export const topics = [
  /** The person's own settings: devices, contact, medical card, secret links. */
  'accounts',
  /** The recent activity of the account. */
  'activity',
  'admin',
  'alerts',
  /** What coordinators read of who did what. */
  'audit',
  /** The own verification badges. */
  'badges',
  'bookings',
  /** The calls that ring, the one that one is in, and the log of the past ones. */
  'calls',
  'caregivers',
  'checkins',
  'circle',
  /** The list of own conversations, and what is unread in them. */
  'conversations',
  'doctors',
  'documents',
  /** Emergencies that go on or have ended. */
  'emergencies',
  /** Who looks at an own live location. */
  'location-views',
  'medications',
  'notes',
  'notifications',
  'payments',
  /** All accounts, for coordinators. */
  'people',
  /** The doctor's own practice. */
  'practice',
  'record',
  /** Who is signed in, and what they may do. */
  'session',
  /** The links to an elder's clinic summary. */
  'summary-links',
  'support',
  /** The check of the own identity and papers by a coordinator. */
  'vetting',
  'vitals',
  'volunteering',
] as const;

export type Topic = (typeof topics)[number];

/**
 * Everything that a screen may show of an elder: changes for a person who joins or leaves a circle.
 */
export const elderTopics = [
  'alerts',
  'bookings',
  'caregivers',
  'checkins',
  'circle',
  'conversations',
  'documents',
  'emergencies',
  'medications',
  'notes',
  'record',
  'summary-links',
  'vitals',
  'volunteering',
] as const satisfies readonly Topic[];
