/** What an elder may ask a volunteer for. */
export const helpKinds = ['errand', 'transport', 'company'] as const;
export type HelpKind = (typeof helpKinds)[number];

/** The parts of a day, each between two full hours, Kigali time. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];
export const partHours: Readonly<Record<DayPart, readonly [from: number, until: number]>> = {
  morning: [8, 12],
  afternoon: [12, 17],
  evening: [17, 20],
};

/** The estimated duration, in minutes. */
export const helpMinutes = [30, 60, 120, 180] as const;

/** Search radii around the volunteer's own sector, in km between sector centres. */
export const radii = [5, 15, 30] as const;
export type Radius = (typeof radii)[number];
/** Covers the own sector and its neighbours, in the country and in the city. */
export const usualRadius: Radius = 15;
export const largestRadius: Radius = 30;

/**
 * The states of a help request: `open` waits for a volunteer; `accepted` by one; `to-confirm` when
 * the volunteer reports it done; `done` when the elder's side confirms it or stays silent for
 * `confirmDays`; `cancelled` when withdrawn; `lapsed` when its time has passed.
 */
export const helpStates = [
  'open',
  'accepted',
  'to-confirm',
  'done',
  'cancelled',
  'lapsed',
] as const;
export type HelpState = (typeof helpStates)[number];

export const helpLimits = {
  /** Longest note and longest thanks, in characters. */
  note: 300,
  thanks: 200,
  /** Longest reason for giving a request back, in characters. */
  reason: 200,
  /** Most requests of one elder that are waiting or under way. */
  openPerElder: 5,
  /** Most requests that one volunteer can have taken. */
  takenPerVolunteer: 3,
  /** How far ahead a request may be, in days. */
  daysAhead: 30,
  /** Days after which a request that the volunteer reported done is closed. */
  confirmDays: 3,
  /** Days after its time when a request ends that nobody has reported on. */
  forgottenDays: 7,
  /** Most requests that a volunteer may give back within `givenBackDays` and still accept. */
  givenBack: 3,
  givenBackDays: 7,
} as const;

const phoneLike = /(?:\d[\s().-]*){8,}/;

/** Whether a text may contain a phone number: eight or more digits in a row. */
export const hasPhoneNumber = (text: string): boolean => phoneLike.test(text);
