/**
 * How a call for help or an urgent alert ended for the elder. Only `well` and `false-alarm` say
 * that all is well.
 */
export const outcomes = ['well', 'hospital', 'ambulance', 'died', 'false-alarm'] as const;

/** The ends that somebody may say, of themselves or of another: nobody says that they have died. */
export const outcomesOf = (own: boolean) =>
  outcomes.filter((outcome) => !own || outcome !== 'died');
export type Outcome = (typeof outcomes)[number];

/** Whether an outcome may name a place: the hospital, or where the ambulance went. */
export const hasPlace = (outcome: Outcome): boolean =>
  outcome === 'hospital' || outcome === 'ambulance';
