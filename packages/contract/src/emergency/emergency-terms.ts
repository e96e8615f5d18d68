/**
 * The states of an emergency. It counts down until it fires; then people are asked, level by level,
 * until somebody says that they see to it, is on the way, or is there. The last four are its ends.
 */
export const emergencyStates = [
  'counting-down',
  'alerting',
  'acknowledged',
  'on-the-way',
  'arrived',
  'resolved',
  'false-alarm',
  'called-again',
  'cancelled',
] as const;
export type EmergencyState = (typeof emergencyStates)[number];

/** The ends of an emergency; nothing follows them. */
export const emergencyEnds = ['resolved', 'false-alarm', 'called-again', 'cancelled'] as const;
export type EmergencyEnd = (typeof emergencyEnds)[number];

/** Whether an emergency in this state has ended. */
export const hasEnded = (state: EmergencyState): boolean =>
  (emergencyEnds as readonly EmergencyState[]).includes(state);

/** Who is asked at each level: the elder's contacts, checked volunteers who live near, coordinators. */
export const emergencyLevels = ['contacts', 'volunteers', 'coordinators'] as const;
export type EmergencyLevel = (typeof emergencyLevels)[number];

/** How the elder, or somebody for them, called for help. */
export const emergencyVias = ['app', 'ussd', 'sms', 'check-in'] as const;
export type EmergencyVia = (typeof emergencyVias)[number];

/** What the timeline of an emergency tells, one entry each. */
export const emergencySteps = [
  'pressed',
  'fired',
  'asked',
  'nobody-to-ask',
  'seen',
  'acknowledged',
  'coming',
  'cannot',
  'late',
  'unanswered',
  'arrived',
  'ambulance-called',
  'escalated',
  'note',
  'wrote',
  'cancelled',
  'resolved',
  'false-alarm',
  'called-again',
] as const;
export type EmergencyStep = (typeof emergencySteps)[number];

/** How long the countdown lasts in which Cancel stops it, in seconds (SPEC.md). */
export const countdownSeconds = 10;

/** How long the button is held before the countdown begins, in seconds (SPEC.md). */
export const holdSeconds = 3;

/** The age up to which a press that waited for the network still calls people, in hours. */
export const latePressHours = 24;

/** The longest time for which a device keeps a press, in days: one that says more has set its clock. */
export const longestPressWaitDays = 30;

/**
 * How long a call that nobody ended is what an SMS answers and what "I am well" would hide, in hours.
 */
export const longestUnendedHours = 12;

/** The longest time that somebody on the way may name, in minutes. */
export const longestWayMinutes = 180;
