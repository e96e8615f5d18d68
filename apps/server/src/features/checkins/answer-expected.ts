import { dayInKigali } from '@hafi/base/kigali-time';
import type { Mood } from '@hafi/contract/checkins/checkin.schemas';
import type { Tx } from '../../platform/db/tx.ts';
import { withdrawMessages } from '../../platform/outbox/end-messages.repo.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type ExpectedRow,
  findToldPeople,
  lockOpen,
  updateExpected,
} from './expected-check-ins.repo.ts';
import { tellAllClear } from './telling/tell-check-in.ts';

interface Answer {
  readonly elderId: string;
  readonly at: Date;
  readonly mood: Mood | undefined;
}

/**
 * A check-in answers for its day, and for whatever was expected before it. Who said to be not well
 * ends it by saying that all is well: with a mood, or by checking in once more later.
 */
function isAnswered({ day, expectedAt, why }: ExpectedRow, { at, mood }: Answer): boolean {
  if (why === 'missed') return day === dayInKigali(at) || expectedAt <= at;
  return mood === 'well' ? at >= expectedAt : mood === undefined && at > expectedAt;
}

/** Has what says that a check-in did not come never arrive after the all-clear. */
async function withdrawAlarms(tx: Tx, expectedIds: readonly string[], now: Date): Promise<void> {
  const people = await findToldPeople(tx, expectedIds);
  await withdrawMessages(
    tx,
    people.flatMap(({ noticeId }) => noticeId ?? []),
    now,
  );
}

/**
 * Ends the ladders that a check-in answers, also one that was made offline and arrives late. Whoever
 * was told that it did not come gets the all-clear, once. The rows are locked, so that a step which
 * is being taken in another process ends first, and is answered too.
 */
export async function answerExpected(
  platform: Platform,
  tx: Tx,
  { at, elderId, mood }: Answer,
): Promise<void> {
  const rows = (await lockOpen(tx, elderId)).filter((row) =>
    isAnswered(row, { at, elderId, mood }),
  );
  await updateExpected(
    tx,
    rows.map(({ id }) => id),
    { answeredAt: at, nextStepAt: null },
  );
  const told = rows.filter(({ toldAt }) => toldAt);
  await withdrawAlarms(
    tx,
    told.map(({ id }) => id),
    platform.clock.now(),
  );
  await tellAllClear(platform, tx, { elderId, at, mood }, told);
}
