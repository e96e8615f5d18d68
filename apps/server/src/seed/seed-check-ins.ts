import { addDays, dayInKigali, weekdayOf } from '@hafi/base/kigali-time';
import { weekdays } from '@hafi/base/weekdays';
import { changePlan } from '../features/checkins/check-in-plan.ts';
import { insertCheckIn } from '../features/checkins/checkins.repo.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { quietly } from './quietly.ts';
import { hoursFrom, platformAt, type World } from './world.ts';

/** The last week without today, on the elder's usual mornings; one day is missing. */
const mornings = [
  [-6, '07:52'],
  [-5, '08:10'],
  [-4, '07:45'],
  [-2, '08:31'],
  [-1, '07:58'],
] as const;

async function seedMornings({ platform, now }: World, elder: string): Promise<void> {
  for (const [days, time] of mornings) {
    const day = addDays(dayInKigali(now), days);
    const at = new Date(`${day}T${time}:00+02:00`);
    await inTransaction(platform, (tx) => insertCheckIn(tx, { elderId: elder, day, at }));
  }
}

/** The plan of an elder since a fortnight ago. */
async function seedPlan(
  { platform, now }: World,
  elder: string,
  plan: { weekdays: number[]; pause: { until: string; reason: string } | null },
): Promise<void> {
  const then = platformAt(platform, hoursFrom(now, -24 * 14));
  await quietly(then, (silent) =>
    changePlan(
      silent,
      { personId: elder, roles: ['PATIENT'], locale: 'rw', sessionId: '' },
      elder,
      { isOn: true, time: '09:00', ...plan },
    ),
  );
}

/**
 * The main elder's check-ins of the last week; today's is left to her. Two neighbours have a plan:
 * one checks in by it, the other is away. None is expected today or tomorrow, so that a demo does
 * not begin with an alarm.
 */
export async function seedCheckIns(
  world: World,
  elder: string,
  [planned, , away]: readonly string[],
): Promise<void> {
  await seedMornings(world, elder);
  const today = dayInKigali(world.now);
  const soon = [today, addDays(today, 1)].map(weekdayOf);
  const later = weekdays.filter((day) => !soon.includes(day));
  if (planned) {
    await seedMornings(world, planned);
    await seedPlan(world, planned, { weekdays: later, pause: null });
  }
  if (away) {
    const pause = { until: addDays(today, 10), reason: 'Ari i Huye mu muryango' };
    await seedPlan(world, away, { weekdays: [...weekdays], pause });
  }
}
