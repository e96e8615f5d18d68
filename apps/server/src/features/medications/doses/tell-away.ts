import { dayInKigali } from '@hafi/base/kigali-time';
import { hourInMs, minuteInMs } from '@hafi/base/time';
import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { circlesWith } from '../../circle/circle.public.ts';
import { type OutgoingNotice, tellMany } from '../../notifications/notifications.public.ts';
import { outside, titles, toCircle } from '../medications.messages.ts';
import type { StepRow } from './reminders.repo.ts';

/** What a circle would be notified of later than this, in milliseconds, was missed in an outage. */
export const awayAfterMs = hourInMs;

/**
 * When circles are notified of what was missed in an outage: answers that were given meanwhile, on a
 * device without the server, have this long to arrive, and all is told together.
 */
export const notifiedAwayAt = (now: Date): Date => new Date(now.getTime() + 10 * minuteInMs);

/** The key of what a circle is notified of together, before whom it tells. */
export const awayKeyOf = (elderId: string, toldAt: Date): string =>
  `dose-away:${elderId} ${toldAt.getTime()}`;

/** How many doses are without an answer, of which days. */
function valuesOf(steps: readonly StepRow[]) {
  const times = steps.flatMap(({ dueAt }) => dueAt?.getTime() ?? []).sort((one, two) => one - two);
  const first = new Date(times[0] ?? 0);
  const last = new Date(times.at(-1) ?? 0);
  return {
    isOneDay: dayInKigali(first) === dayInKigali(last),
    values: {
      count: steps.length,
      first: { date: first.toISOString() },
      last: { date: last.toISOString() },
    },
  };
}

/**
 * Tells the circles of doses that have no answer and of which the service could not remind, because
 * it was away: one notice for each elder, however long that was. A reminder now would have the elder
 * take what it is too late for.
 */
export async function tellAway(
  platform: Platform,
  tx: Tx,
  doses: readonly StepRow[],
  now: Date,
): Promise<void> {
  const elders = Map.groupBy(doses, ({ elderId }) => elderId);
  const ids = [...elders.keys()];
  const circles = await circlesWith(tx, ids, 'alerts:receive');
  const readers = await circlesWith(tx, ids, 'health:read');
  const names = await findPeople(tx, ids);
  const notices = [...elders].flatMap(([elderId, steps]): OutgoingNotice[] => {
    const { isOneDay, values } = valuesOf(steps);
    const elder = names.get(elderId)?.name ?? '';
    return (circles.get(elderId) ?? []).map((personId) => ({
      personId,
      type: 'health',
      priority: 'high',
      title: titles.away,
      text: isOneDay ? toCircle.awayDay : toCircle.awayDays,
      outside: outside.away,
      values: Object.assign({ elder }, values),
      link: readers.get(elderId)?.includes(personId)
        ? links.medications(elderId)
        : links.vitals(elderId),
      at: now,
      dedupeKey: `${awayKeyOf(elderId, now)}:${personId}`,
    }));
  });
  await tellMany(platform, tx, { by: null, notices });
  tx.changed(
    ['medications', 'notifications'],
    [...ids, ...notices.map(({ personId }) => personId)],
  );
}
