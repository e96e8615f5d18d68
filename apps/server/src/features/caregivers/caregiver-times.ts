import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { caregiversErrors } from '@hafi/contract/caregivers/caregivers.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { membershipsOf } from '../circle/circle.public.ts';
import { isHeld } from './care-access.ts';
import { anyOverlap, type Occurrence, occurrencesIn } from './occurrences.ts';
import { findSchedulesOf, findSkips, type ScheduleRow } from './schedules.repo.ts';

/** One scheduled visit of a caregiver. */
export interface ScheduledVisit extends Occurrence {
  readonly schedule: ScheduleRow;
}

/** A caregiver's scheduled visits between two Kigali days, in all their circles. */
export async function scheduledVisits(
  db: Db,
  caregiverId: string,
  span: { readonly from: string; readonly to: string },
): Promise<ScheduledVisit[]> {
  const circles = (await membershipsOf(db, caregiverId)).filter(
    ({ relation }) => relation === 'caregiver',
  );
  const since = new Map(circles.map((member) => [member.elderId, member.since]));
  const schedules = (await findSchedulesOf(db, caregiverId, span)).filter((schedule) =>
    isHeld(schedule, since.get(schedule.elderId)),
  );
  const skips = await findSkips(
    db,
    schedules.map(({ id }) => id),
  );
  return schedules.flatMap((schedule) =>
    occurrencesIn(schedule, { ...span, skipped: skips.get(schedule.id) ?? new Set() }).map(
      (occurrence) => ({
        ...occurrence,
        schedule,
      }),
    ),
  );
}

/**
 * Requires that a caregiver is free for these visits. Call it with the caregiver locked.
 * @throws Problem visits-overlap
 */
export async function requireFree(
  tx: Tx,
  caregiverId: string,
  wanted: readonly Occurrence[],
): Promise<void> {
  const [first, last] = [wanted[0], wanted.at(-1)];
  if (!first || !last) return;
  // A visit may start on the evening before and end after midnight.
  const span = { from: addDays(first.day, -1), to: addDays(dayInKigali(last.endsAt), 1) };
  if (anyOverlap(wanted, await scheduledVisits(tx, caregiverId, span))) {
    throw new Problem(caregiversErrors['visits-overlap']);
  }
}
