import type { Mood } from '@hafi/contract/checkins/checkin.schemas';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { countsFrom } from './check-in-steps.ts';
import { type ExpectedRow, lockOpen, updateExpected } from './expected-check-ins.repo.ts';
import { withdrawQuestions } from './reminders/remind-elders.ts';
import { tellAllClear } from './telling/tell-check-in.ts';
import { withdrawAlarms } from './telling/withdraw-alarms.ts';

interface Answer {
  readonly elderId: string;
  readonly at: Date;
  readonly mood: Mood | undefined;
}

/**
 * A check-in answers for every hour for which it counts: from the first reminder on. Who said to be not well
 * ends it by saying that all is well: with a mood, or by checking in once more later.
 */
function isAnswered({ expectedAt, why }: ExpectedRow, { at, mood }: Answer): boolean {
  if (why === 'missed') return at >= countsFrom(expectedAt);
  return mood === 'well' ? at >= expectedAt : mood === undefined && at > expectedAt;
}

/**
 * Ends the ladders that a check-in answers, also one that was made offline and arrives late. Whoever
 * was notified that it did not come gets the all-clear, once. The rows are locked, so that a step which
 * is being taken in another process ends first, and is answered too. Returns whether one was waited
 * for.
 */
export async function answerExpected(
  platform: Platform,
  tx: Tx,
  { at, elderId, mood }: Answer,
): Promise<boolean> {
  const rows = (await lockOpen(tx, elderId)).filter((row) =>
    isAnswered(row, { at, elderId, mood }),
  );
  await updateExpected(
    tx,
    rows.map(({ id }) => id),
    { answeredAt: at, nextStepAt: null },
  );
  const notified = rows.filter(({ toldAt }) => toldAt);
  await withdrawAlarms(
    tx,
    notified.map(({ id }) => id),
    platform.clock.now(),
  );
  await withdrawQuestions(tx, rows, platform.clock.now());
  await tellAllClear(platform, tx, { elderId, at, mood }, notified);
  return rows.some(({ why }) => why === 'missed');
}
