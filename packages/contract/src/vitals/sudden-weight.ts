/** An earlier weight of the same person. */
export interface EarlierWeight {
  readonly kg: number;
  /** How long before the judged weight it was taken, in days; never negative. */
  readonly daysBefore: number;
}

/** How far back weights are compared, in days. */
export const weightDays = 30;

/** A gain or loss of this many kg within {@link suddenDays} days is sudden. */
const suddenKg = 2;
const suddenDays = 3;

/** A loss of this share of the weight within {@link weightDays} days. */
const lostShare = 0.05;

/** Tenths of a kg, so that 62.1 − 60.1 is exactly 2. */
const tenths = (kg: number) => Math.round(kg * 10);

/**
 * Whether a weight changed suddenly, and in which direction; null when it did not, or when nothing
 * is known. A gain of 2 kg in three days may be water (heart failure guideline of the European
 * Society of Cardiology 2021), a loss of 2 kg in three days dehydration; a loss of 5 % within a
 * month is more than what counts as malnutrition within six (GLIM 2019).
 */
export function suddenChange(
  kg: number,
  earlier: readonly EarlierWeight[] = [],
): 'low' | 'high' | null {
  const near = earlier.filter(({ daysBefore }) => daysBefore <= suddenDays);
  const shrunk = near.some((before) => tenths(before.kg) - tenths(kg) >= suddenKg * 10);
  const wasted = earlier.some(
    (before) => before.daysBefore <= weightDays && kg <= before.kg * (1 - lostShare),
  );
  if (shrunk || wasted) return 'low';
  return near.some((before) => tenths(kg) - tenths(before.kg) >= suddenKg * 10) ? 'high' : null;
}

/** Weights in kg beyond which a typing or device error is likelier than the weight. */
const usualKg = { min: 30, max: 200 };

/** A difference to an earlier weight of this share is likelier an error than true. */
const unlikelyShare = 0.1;

/**
 * Whether a weight is to be confirmed: below 30 kg, above 200 kg, or a tenth away from the weight
 * before it. Chosen by us, against typing errors and somebody else on the scale.
 */
export function isUnlikelyWeight(kg: number, earlier: readonly EarlierWeight[] = []): boolean {
  if (kg < usualKg.min || kg > usualKg.max) return true;
  const [last] = [...earlier].sort((a, b) => a.daysBefore - b.daysBefore);
  return last !== undefined && Math.abs(kg - last.kg) >= last.kg * unlikelyShare;
}
