/** What an elder may ask a volunteer for. */
export const helpKinds = ['errand', 'transport', 'company'] as const;
export type HelpKind = (typeof helpKinds)[number];

/** The parts of a day, each from one full hour of Kigali until another. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];
export const partHours: Readonly<Record<DayPart, readonly [from: number, until: number]>> = {
  morning: [8, 12],
  afternoon: [12, 17],
  evening: [17, 20],
};

/** About how long it takes, in minutes. */
export const helpMinutes = [30, 60, 120, 180] as const;

/** How far around the own sector a volunteer looks, in km between the middles of sectors. */
export const radii = [5, 15, 30] as const;
export type Radius = (typeof radii)[number];
/** Shows the own sector and its neighbours, in the country as in the city. */
export const usualRadius: Radius = 15;
export const largestRadius: Radius = 30;

/**
 * Where a request stands: it waits for somebody; somebody comes; they say that it is done; the
 * elder's side has said so too, or nothing for `confirmDays`; it was withdrawn; or its time passed.
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
  /** The longest note and the longest thanks, in characters. */
  note: 300,
  thanks: 200,
  /** Requests of one elder that wait or are under way. */
  openPerElder: 5,
  /** Requests that one volunteer has taken on: more than that nobody keeps. */
  takenPerVolunteer: 3,
  /** How far ahead one asks, in days. */
  daysAhead: 30,
  /** After how many days a request that the volunteer calls done is closed. */
  confirmDays: 3,
  /** How many days after its time a request ends of which nobody said whether it was done. */
  forgottenDays: 7,
} as const;

const phoneLike = /(?:\d[\s().-]*){8,}/;

/** Whether a text holds what may be a phone number: eight digits or more in a row. */
export const hasPhoneNumber = (text: string): boolean => phoneLike.test(text);
