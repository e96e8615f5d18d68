import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import type { Db } from '../../../platform/db/database.ts';
import type { Channel } from '../../../platform/outbox/transport.ts';
import { findReachables } from '../../accounts/accounts.public.ts';
import {
  findDeliveries,
  findDevices,
  findNoticesByKey,
  hasWay,
} from '../../notifications/notifications.public.ts';
import { findPlansOn } from '../check-in-plans.repo.ts';
import { findClimbed, findStuck } from '../expected-check-ins.repo.ts';
import { reminderKey } from './remind-elders.ts';

/** A step this late was forgotten: works poll every two seconds, and make up for an outage at once. */
const forgottenMs = 15 * minuteInMs;

/** Reminders of before this many days say nothing of those of today. */
const recentDays = 7;

/** To whom the last reminder that was pursued did not arrive on any channel, nor was read. */
async function findUnreminded(db: Db, elders: readonly string[], now: Date): Promise<string[]> {
  const rows = await findClimbed(db, elders, addDays(dayInKigali(now), -recentDays));
  const elderOf = new Map(
    rows.flatMap(({ elderId, id }) =>
      // The earlier ones are sent once, and not pursued.
      (['hour', 'late'] as const).map((step) => [reminderKey(id, step), elderId]),
    ),
  );
  const notices = await findNoticesByKey(db, [...elderOf.keys()]);
  const last = new Map<string, (typeof notices)[number]>();
  for (const notice of notices) {
    const elder = elderOf.get(notice.dedupeKey ?? '') ?? '';
    const known = last.get(elder);
    if (!known || known.createdAt < notice.createdAt) last.set(elder, notice);
  }
  const deliveries = await findDeliveries(
    db,
    [...last.values()].map(({ id }) => id),
  );
  return [...last]
    .filter(([, { id, readAt }]) => !readAt && deliveries.get(id)?.isGivenUp)
    .map(([elder]) => elder);
}

/** To whom no reminder could leave: no address is known to be theirs, or its channel does not work. */
async function findUnreachable(
  db: Db,
  elders: readonly string[],
  works: ReadonlySet<Channel>,
  now: Date,
): Promise<string[]> {
  const people = await findReachables(db, elders);
  const devices = await findDevices(db, elders, now);
  return [...people.values()]
    .filter((person) => {
      const reader = { person, devices: devices.get(person.id) ?? [] };
      return !hasWay(reader, 'health', works, now);
    })
    .map(({ id }) => id);
}

/**
 * Which of these elders are not reminded of the check-in that their people wait for: a step was
 * forgotten, the last reminder reached them on no channel, or none of those that work (`works`)
 * leads to them. Nobody without a plan, nor while it is paused. Callers must have checked access.
 */
export async function findRemindersFailing(
  db: Db,
  elders: readonly string[],
  works: ReadonlySet<Channel>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const today = dayInKigali(now);
  const before = new Date(now.getTime() - forgottenMs);
  const plans = (await findPlansOn(db, elders)).filter(
    ({ pausedUntil }) => pausedUntil === null || pausedUntil < today,
  );
  const ids = plans.map(({ elderId }) => elderId);
  const unopened = plans.filter(({ opensAt }) => opensAt !== null && opensAt <= before);
  return new Set([
    ...unopened.map(({ elderId }) => elderId),
    ...(await findStuck(db, ids, before)),
    ...(await findUnreminded(db, ids, now)),
    ...(await findUnreachable(db, ids, works, now)),
  ]);
}
