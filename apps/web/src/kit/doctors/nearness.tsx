import { Plural, Trans } from '@lingui/react/macro';

/** How far a doctor is from the home of whom the visit is for, by the middles of the sectors. */
export function Nearness({ km }: { km: number }) {
  if (km === 0) return <Trans>in the same sector</Trans>;
  return <Plural value={km} one="about # km away" other="about # km away" />;
}
