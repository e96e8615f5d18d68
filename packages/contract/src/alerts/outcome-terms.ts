/**
 * How a call for help or an urgent alert ended for the elder. Only `well` and `false-alarm` say
 * that all is well.
 */
export const outcomes = ['well', 'hospital', 'ambulance', 'died', 'false-alarm'] as const;
export type Outcome = (typeof outcomes)[number];

/** Whether an outcome may name a place: the hospital, or where the ambulance went. */
export const hasPlace = (outcome: Outcome): boolean =>
  outcome === 'hospital' || outcome === 'ambulance';
