/** What a caregiver does at a home visit. */
export const careTasks = [
  'washing',
  'meal',
  'medicines',
  'exercise',
  'company',
  'cleaning',
  'errand',
  'measurements',
  'other',
] as const;
export type CareTask = (typeof careTasks)[number];

/** How the elder was, in the caregiver's eyes; no diagnosis. */
export const conditions = ['good', 'usual', 'tired', 'unwell'] as const;
export type Condition = (typeof conditions)[number];

/** How a planned visit stands. */
export const stopStates = ['planned', 'arrived', 'done', 'missed'] as const;
export type StopState = (typeof stopStates)[number];

/** So many minutes after its planned end a visit that nobody logged is missed. */
export const missedAfterMinutes = 60;

/** How long a planned visit may last, in minutes: a night's watch is the longest. */
export const visitMinutes = { least: 15, most: 720 } as const;

/** How long a logged visit may have lasted, in hours. */
export const longestVisitHours = 14;

/** So many days back a visit may be logged: what was entered without network comes late. */
export const logDays = 31;

/** So many hours after it was finished the caregiver may correct a log; later it stands. */
export const amendHours = 48;

/** A clock of a phone may be ahead of ours by so many minutes. */
export const clockLeewayMinutes = 5;

/** For so many days ahead visits may be planned. */
export const scheduleDays = 366;
