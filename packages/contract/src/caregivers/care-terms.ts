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

/** How the elder was, as the caregiver saw it; not a diagnosis. */
export const conditions = ['good', 'usual', 'tired', 'unwell'] as const;
export type Condition = (typeof conditions)[number];

/** The states of a scheduled visit. */
export const stopStates = ['planned', 'arrived', 'done', 'missed'] as const;
export type StopState = (typeof stopStates)[number];

/** Minutes after its scheduled end when a visit that nobody logged counts as missed. */
export const missedAfterMinutes = 60;

/** Length of a scheduled visit, in minutes; the longest is a night's watch. */
export const visitMinutes = { least: 15, most: 720 } as const;

/** Longest visit that can be logged, in hours. */
export const longestVisitHours = 14;

/** How many days back a visit can be logged, because entries made offline arrive late. */
export const logDays = 31;

/** How many hours after its end the caregiver may correct a visit's log. */
export const amendHours = 48;

/** Tolerance for a phone's clock that is ahead, in minutes. */
export const clockLeewayMinutes = 5;

/** How many days ahead visits can be scheduled. */
export const scheduleDays = 366;
