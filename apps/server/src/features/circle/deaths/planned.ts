import { dayInMs, hourInMs } from '@hafi/base/time';
import type { PlannedKind } from '@hafi/contract/circle/members.contract';
import type { Db } from '../../../platform/db/database.ts';

/** Something that is still planned for an elder who has died. */
export interface Planned {
  readonly id: string;
  readonly kind: PlannedKind;
  /** Who comes; null while nobody is found, and for a care plan. */
  readonly who: string | null;
  /** When it begins next; null for what has no hour. */
  readonly startsAt: Date | null;
}

/** What one feature has planned for elders, and how it is called off. */
export interface PlannedSource {
  readonly find: (db: Db, elderId: string, now: Date) => Promise<readonly Planned[]>;
  /**
   * Calls it off, unless the death was taken back meanwhile, and tells whoever would come why, which
   * is stored with the death. With `next` only the next time of what repeats. Idempotent.
   */
  readonly callOff: (
    elderId: string,
    planned: Planned,
    what: { readonly next: boolean },
  ) => Promise<void>;
}

/** How long before its beginning something is called off that begins within the first day. */
const aheadMs = 12 * hourInMs;

/** When all that is planned is called off: until then a death can be taken back without loss. */
export const allOffAt = (recordedAt: Date): Date => new Date(recordedAt.getTime() + dayInMs);

/** Whether something is called off now: a day after the death was recorded, or before somebody sets off. */
export const isOffAt = ({ startsAt }: Planned, recordedAt: Date, now: Date): boolean =>
  now >= allOffAt(recordedAt) ||
  (startsAt !== null && startsAt.getTime() - now.getTime() <= aheadMs);

/** All that is planned for an elder, what has an hour first, the soonest first. */
export async function findPlanned(
  db: Db,
  sources: readonly PlannedSource[],
  elderId: string,
  now: Date,
): Promise<readonly (Planned & { readonly source: PlannedSource })[]> {
  const all: (Planned & { readonly source: PlannedSource })[] = [];
  for (const source of sources) {
    for (const planned of await source.find(db, elderId, now)) {
      all.push(Object.assign({ source }, planned));
    }
  }
  const at = ({ startsAt }: Planned) => startsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return all.toSorted((one, other) => at(one) - at(other));
}
