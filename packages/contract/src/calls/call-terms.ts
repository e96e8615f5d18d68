/** Whether a call began with a picture. Everybody may add or drop their own at any time. */
export const callMedia = ['audio', 'video'] as const;
export type CallMedia = (typeof callMedia)[number];

/** Two people, the circle of an elder, or the two sides of an appointment by video. */
export const callKinds = ['direct', 'circle', 'appointment'] as const;
export type CallKind = (typeof callKinds)[number];

/**
 * Where somebody is with a call. `busy`: was in another call when it rang; `missed`: did not answer
 * in time, or before it ended.
 */
export const callerStates = ['ringing', 'joined', 'left', 'declined', 'busy', 'missed'] as const;
export type CallerState = (typeof callerStates)[number];

/** How a call ended. `failed`: it was answered, and no connection came about. */
export const callOutcomes = ['answered', 'missed', 'declined', 'busy', 'failed'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** What browsers send each other to connect: a session description, or network addresses. */
export const signalKinds = ['description', 'candidates'] as const;
export type SignalKind = (typeof signalKinds)[number];

export const callLimits = {
  /** How many people are in a call at once: each sends to each of the others. */
  people: 6,
  /** How long it rings, in seconds. */
  ringSeconds: 45,
  /** How often a device says that it is still there, in seconds. */
  beatSeconds: 10,
  /** After how long without a word a device counts as gone, in seconds. */
  silentSeconds: 30,
  /** How long somebody stays alone in a call that others have left, in seconds. */
  aloneSeconds: 60,
  /** The longest payload of a signal, in characters. */
  payload: 24_000,
  /** How many signals are sent at once. */
  batch: 20,
} as const;

/** From how many minutes before its start until how many after its end an appointment is open. */
export const videoOpenMinutes = { before: 10, after: 30 } as const;

/** When an appointment by video opens and closes. */
export function videoOpening(booking: { readonly startsAt: Date; readonly endsAt: Date }): {
  readonly opensAt: Date;
  readonly closesAt: Date;
} {
  const minute = 60_000;
  return {
    opensAt: new Date(booking.startsAt.getTime() - videoOpenMinutes.before * minute),
    closesAt: new Date(booking.endsAt.getTime() + videoOpenMinutes.after * minute),
  };
}
