import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import type { CarePlanInput } from '@hafi/contract/caregivers/care.schemas';
import { planDays } from '@hafi/contract/caregivers/care-terms';
import type { CarePlan } from '@hafi/contract/caregivers/caregivers.contract';
import { caregiversErrors } from '@hafi/contract/caregivers/caregivers.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { type Caller, caregiversOf, requireCare } from './care-access.ts';
import { requireFree } from './caregiver-times.ts';
import { mayPlan, mayPlanFor } from './caregivers.policy.ts';
import type { Occurrence } from './occurrences.ts';
import { comingOf, presentPlan } from './plan.presenter.ts';
import { insertPlan, type PlanRow } from './plans.repo.ts';
import { announceVisits, dateAndTime, tellPlan } from './tell-visits.ts';

/** A plan before it is kept. */
export type Wanted = Omit<PlanRow, 'createdAt' | 'endedAt' | 'endedBy' | 'id'>;

/**
 * Keeps a plan, in a transaction with its caregiver locked.
 * @throws Problem no-visit-to-come, plan-too-long, visits-overlap
 */
export async function keepPlan(
  platform: Platform,
  tx: Tx,
  wanted: Wanted,
): Promise<{ plan: PlanRow; coming: Occurrence[] }> {
  const now = platform.clock.now();
  if (wanted.endsOn > addDays(dayInKigali(now), planDays)) {
    throw new Problem(caregiversErrors['plan-too-long']);
  }
  const row = { ...wanted, id: newId(), createdAt: now, endedAt: null, endedBy: null };
  const coming = comingOf(row, undefined, now);
  if (coming.length === 0) throw new Problem(caregiversErrors['no-visit-to-come']);
  await requireFree(tx, wanted.caregiverId, coming);
  return { plan: await insertPlan(tx, row), coming };
}

function wantedOf(elderId: string, by: string, input: CarePlanInput, today: string): Wanted {
  const { caregiverId, minutes, note, startsOn, tasks, time, weekdays } = input;
  if (startsOn < today) {
    throw invalidInput('startsOn', 'past-date');
  }
  return {
    elderId,
    caregiverId,
    startsOn,
    time,
    minutes,
    tasks,
    createdBy: by,
    weekdays: weekdays.toSorted((one, other) => one - other),
    note: note || null,
    endsOn: weekdays.length > 0 && input.endsOn ? input.endsOn : startsOn,
  };
}

/**
 * Plans home visits of a caregiver of the circle, and tells them and the elder.
 * @throws Problem not-found, invalid-input for a day that has passed, and those of the endpoint
 */
export async function addPlan(
  platform: Platform,
  principal: Caller,
  { elderId, input }: { elderId: string; input: CarePlanInput },
): Promise<CarePlan> {
  const { clock, db } = platform;
  const access = await requireCare(platform, principal, elderId, mayPlan);
  const { caregiverId } = input;
  const caregivers = await caregiversOf(db, elderId);
  if (!caregivers.has(caregiverId) || !mayPlanFor(access, caregiverId)) {
    throw new Problem(caregiversErrors['no-caregiver']);
  }
  const wanted = wantedOf(elderId, principal.personId, input, dayInKigali(clock.now()));
  const { coming, plan } = await inTransaction(platform, async (tx) => {
    await lock(tx, 'caregiver', caregiverId);
    const kept = await keepPlan(platform, tx, wanted);
    const first = kept.coming[0]?.startsAt ?? instantAt(wanted.startsOn, wanted.time);
    await tellPlan(platform, tx, {
      between: kept.plan,
      by: principal.personId,
      news: wanted.weekdays.length > 0 ? 'weekly' : 'planned',
      values: {
        ...dateAndTime(first),
        until: { date: instantAt(wanted.endsOn, wanted.time).toISOString() },
      },
    });
    await announceVisits(tx, kept.plan);
    return kept;
  });
  const people = await findPeople(db, [caregiverId]);
  return presentPlan(plan, coming, people.get(caregiverId)?.name ?? '');
}
