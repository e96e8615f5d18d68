import { dayInKigali } from '@hafi/base/kigali-time';
import { dayInMs } from '@hafi/base/time';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import type { ShownDose } from './waiting-doses.ts';

/**
 * When an as-needed medicine was taken within the last 24 hours, as far as this device knows: today's
 * doses with what waits here, and those of the day before as the server told them. While today's
 * doses were not read, what the server told of today counts too.
 */
export function takenLately(
  // A list that an earlier version of Hafi kept on this phone has none.
  {
    id,
    takenLately: notified = [],
  }: Pick<Medication, 'id'> & Partial<Pick<Medication, 'takenLately'>>,
  doses: readonly Pick<ShownDose, 'medicationId' | 'at'>[],
  { isRead, now }: { readonly now: Date; readonly isRead: boolean },
): number[] {
  const today = dayInKigali(now);
  const shown = doses.flatMap(({ at, medicationId }) => (medicationId === id && at ? [at] : []));
  const before = notified.filter((at) => !isRead || dayInKigali(new Date(at)) < today);
  const times = new Set([...shown, ...before].map((at) => Date.parse(at)));
  return [...times].filter((at) => at > now.getTime() - dayInMs);
}
