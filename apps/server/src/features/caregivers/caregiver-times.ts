import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { caregiversErrors } from '@hafi/contract/caregivers/caregivers.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { membershipsOf } from '../circle/circle.public.ts';
import { isHeld } from './care-access.ts';
import { anyOverlap, type Occurrence, occurrencesIn } from './occurrences.ts';
import { findPlansOf, findSkips, type PlanRow } from './plans.repo.ts';

/** One planned visit of a caregiver. */
export interface PlannedVisit extends Occurrence {
  readonly plan: PlanRow;
}

/** A caregiver's planned visits from one Kigali day to another, of all circles that they are in. */
export async function plannedVisits(
  db: Db,
  caregiverId: string,
  span: { readonly from: string; readonly to: string },
): Promise<PlannedVisit[]> {
  const circles = (await membershipsOf(db, caregiverId)).filter(
    ({ relation }) => relation === 'caregiver',
  );
  const since = new Map(circles.map((member) => [member.elderId, member.since]));
  const plans = (await findPlansOf(db, caregiverId, span)).filter((plan) =>
    isHeld(plan, since.get(plan.elderId)),
  );
  const skips = await findSkips(
    db,
    plans.map(({ id }) => id),
  );
  return plans.flatMap((plan) =>
    occurrencesIn(plan, { ...span, skipped: skips.get(plan.id) ?? new Set() }).map(
      (occurrence) => ({
        ...occurrence,
        plan,
      }),
    ),
  );
}

/**
 * Makes sure that a caregiver has time for these visits. Call it with the caregiver locked.
 * @throws Problem visits-overlap
 */
export async function requireFree(
  tx: Tx,
  caregiverId: string,
  wanted: readonly Occurrence[],
): Promise<void> {
  const [first, last] = [wanted[0], wanted.at(-1)];
  if (!first || !last) return;
  // A visit may begin on the evening before and end after midnight.
  const span = { from: addDays(first.day, -1), to: addDays(dayInKigali(last.endsAt), 1) };
  if (anyOverlap(wanted, await plannedVisits(tx, caregiverId, span))) {
    throw new Problem(caregiversErrors['visits-overlap']);
  }
}
