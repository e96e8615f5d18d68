import { randomUUID } from 'node:crypto';
import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import { weekdays } from '@hafi/base/weekdays';
import type { VisitScheduleInput } from '@hafi/contract/caregivers/care.schemas';
import type { CareTask, Condition } from '@hafi/contract/caregivers/care-terms';
import { addSchedule } from '../features/caregivers/add-schedule.ts';
import { amendVisit } from '../features/caregivers/amend-visit.ts';
import { scheduledVisits } from '../features/caregivers/caregiver-times.ts';
import { logVisit } from '../features/caregivers/log-visit.ts';
import {
  deleteNotification,
  findNotifications,
} from '../features/notifications/notifications.repo.ts';
import { hoursFrom, platformAt, type World } from './world.ts';

const day = 24;

interface Round {
  readonly time: string;
  readonly minutes: number;
  readonly tasks: CareTask[];
  readonly note?: string;
}

/** The caregiver's day: first the main elder, then three in the neighbourhood. */
const rounds: readonly Round[] = [
  { time: '08:00', minutes: 60, tasks: ['measurements', 'medicines', 'company'] },
  {
    time: '10:00',
    minutes: 90,
    tasks: ['washing', 'meal'],
    note: 'The key is with the neighbour.',
  },
  { time: '13:30', minutes: 60, tasks: ['medicines', 'exercise'] },
  { time: '16:00', minutes: 60, tasks: ['errand', 'cleaning', 'company'] },
];

/** How the visits went, in order. */
const impressions: readonly { condition: Condition; note: string }[] = [
  { condition: 'usual', note: '' },
  { condition: 'good', note: 'Walked to the gate and back, and sang.' },
  { condition: 'usual', note: 'Ate half of the meal.' },
  { condition: 'tired', note: 'Slept badly because of the rain. Rested after washing.' },
  { condition: 'good', note: '' },
];

const loggedDays = 6;

/** Logs the past visits of the last week, and the current one. */
async function seedCareVisits({ now, platform }: World, caregiver: string): Promise<void> {
  const today = dayInKigali(now);
  const span = { from: addDays(today, -loggedDays), to: today };
  const visits = (await scheduledVisits(platform.db, caregiver, span)).sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  );
  const who = { personId: caregiver, roles: ['CAREGIVER'] as const };
  for (const [index, { day: scheduleDay, endsAt, schedule, startsAt }] of visits.entries()) {
    const arrivedAt = new Date(startsAt.getTime() + ((index * 3) % 8) * minuteInMs);
    const leftAt = new Date(endsAt.getTime() - ((index * 5) % 9) * minuteInMs);
    // One visit was forgotten; future ones are not logged.
    if (index === 11 || arrivedAt > now) continue;
    const over = leftAt <= now;
    const impression = impressions[index % impressions.length];
    const said = {
      arrivedAt: arrivedAt.toISOString(),
      leftAt: over ? leftAt.toISOString() : null,
      ...(over
        ? {
            tasks: schedule.tasks,
            condition: impression?.condition ?? null,
            note: impression?.note,
          }
        : { tasks: [], condition: null, note: '' }),
    };
    const visitId = randomUUID();
    const { elderId } = schedule;
    const entry = {
      ...said,
      id: randomUUID(),
      visitId,
      planned: { scheduleId: schedule.id, day: scheduleDay },
    };
    await logVisit(platformAt(platform, over ? leftAt : arrivedAt), who, { elderId, entry });
    if (index !== 8) continue;
    const right = { ...said, leftAt: leftAt.toISOString(), note: 'Took the tablets after lunch.' };
    const later = platformAt(platform, hoursFrom(leftAt, 1));
    await amendVisit(later, who, { elderId, visitId, right });
  }
}

/**
 * Four daily visits of the caregiver, scheduled two weeks ago, with logs of the last week; the
 * family is notified of the last day's.
 */
export async function seedCaregivers(
  world: World,
  people: Readonly<Record<'caregiver' | 'elder' | 'family', string>>,
  patients: readonly string[],
): Promise<void> {
  const { now, platform } = world;
  const { caregiver, elder, family } = people;
  const then = platformAt(platform, hoursFrom(now, -14 * day));
  const startsOn = dayInKigali(hoursFrom(now, -14 * day));
  const elders = [elder, ...patients.slice(0, rounds.length - 1)];
  for (const [index, elderId] of elders.entries()) {
    const round = rounds[index];
    if (!round) continue;
    const when = { startsOn, weekdays: [...weekdays], endsOn: addDays(startsOn, 90) };
    const input: VisitScheduleInput = { caregiverId: caregiver, ...when, ...round };
    const by = elderId === elder ? family : caregiver;
    await addSchedule(then, { personId: by, roles: [] }, { elderId, input });
  }
  await seedCareVisits(world, caregiver);
  const yesterday = hoursFrom(now, -day);
  for (const person of [caregiver, family, ...elders]) {
    for (const notice of await findNotifications(platform.db, person, {
      after: null,
      limit: 200,
    })) {
      const fresh = person === family && notice.createdAt > yesterday;
      if (notice.titleId.startsWith('caregivers.') && !fresh) {
        await deleteNotification(platform.db, person, notice.id);
      }
    }
  }
}
