import type { Tx } from '../../../platform/db/tx.ts';
import { circlesWith } from '../../circle/circle.public.ts';
import { recordActivities } from '../../notifications/notifications.public.ts';
import { awayAfterMs } from '../check-in-steps.ts';
import { activities } from '../checkins.messages.ts';
import {
  type ExpectedRow,
  insertExpected,
  type NewExpectedRow,
} from '../expected-check-ins.repo.ts';
import { passOver } from './passed-hours.repo.ts';

type Hour = Pick<ExpectedRow, 'elderId' | 'expectedAt' | 'id'>;

/** The last hour of each elder that is over. */
function lastOver(rows: readonly NewExpectedRow[], now: Date): Map<string, NewExpectedRow> {
  const last = new Map<string, NewExpectedRow>();
  for (const row of rows) {
    if (row.expectedAt > now) continue;
    const known = last.get(row.elderId);
    if (!known || known.expectedAt < row.expectedAt) last.set(row.elderId, row);
  }
  return last;
}

/** Writes down in the recent activity that no check-in came while the service was away. */
async function recordAway(tx: Tx, hours: readonly Hour[], now: Date): Promise<void> {
  if (hours.length === 0) return;
  await recordActivities(
    tx,
    hours.map(({ elderId, expectedAt, id }) => ({
      about: elderId,
      by: null,
      kind: 'check-in' as const,
      text: activities.away,
      values: {
        date: { date: expectedAt.toISOString() },
        time: { time: expectedAt.toISOString() },
      },
      key: `check-in-missed:${id}`,
      at: now,
    })),
  );
}

/**
 * Opens hours to ask for. Of those that are over because the service was away, the ladder climbs for
 * the last of each elder alone: nobody is notified of five days at once. The earlier ones are kept as
 * passed in an outage, also one whose ladder had begun before it and has told nobody; what was told
 * goes on.
 */
export async function openMissed(
  tx: Tx,
  wanted: readonly NewExpectedRow[],
  now: Date,
): Promise<void> {
  const last = lastOver(wanted, now);
  const rows = wanted.map((row): NewExpectedRow => {
    const isOver = row.expectedAt <= now;
    const isPassed = isOver && last.get(row.elderId) !== row;
    const isAway = isOver && now.getTime() - row.expectedAt.getTime() > awayAfterMs;
    const times = {
      awayAt: isAway || isPassed ? now : null,
      nextStepAt: isPassed ? null : now,
    };
    return Object.assign({}, row, times);
  });
  const stored = await insertExpected(tx, rows);
  const opened = [...last.values()].filter(({ id }) => stored.has(id));
  const begun = await passOver(tx, opened, now);
  const passed = rows.filter(({ id, nextStepAt }) => nextStepAt === null && stored.has(id));
  await recordAway(tx, [...passed, ...begun], now);
  const elders = opened.map(({ elderId }) => elderId);
  const readers = await circlesWith(tx, elders, 'health:read');
  const notified = await circlesWith(tx, elders, 'alerts:receive');
  const people = [...elders, ...[...readers.values()].flat(), ...[...notified.values()].flat()];
  tx.changed('checkins', [...new Set(people)]);
}
