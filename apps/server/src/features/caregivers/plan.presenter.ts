import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { CarePlan } from '@hafi/contract/caregivers/caregivers.contract';
import { type Occurrence, occurrencesIn } from './occurrences.ts';
import type { PlanRow } from './plans.repo.ts';

/** So many of the next visits are shown. */
const shownVisits = 5;

/** The visits of a plan that are not over, the next first. */
export function comingOf(
  plan: PlanRow,
  skipped: ReadonlySet<string> | undefined,
  now: Date,
): Occurrence[] {
  const span = { from: addDays(dayInKigali(now), -1), to: plan.endsOn };
  return occurrencesIn(plan, { ...span, skipped: skipped ?? new Set() }).filter(
    ({ endsAt }) => endsAt > now,
  );
}

/** A plan as who plans visits sees it. */
export function presentPlan(
  plan: PlanRow,
  coming: readonly Occurrence[],
  caregiver: string,
): CarePlan {
  const { caregiverId, endsOn, id, minutes, note, startsOn, tasks, time, weekdays } = plan;
  return {
    id,
    startsOn,
    time,
    minutes,
    tasks,
    note,
    weekdays,
    endsOn: weekdays.length > 0 ? endsOn : null,
    caregiver: { id: caregiverId, name: caregiver },
    coming: coming.slice(0, shownVisits).map(({ day, endsAt, startsAt }) => ({
      day,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  };
}
