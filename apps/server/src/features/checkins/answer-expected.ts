import { dayInKigali } from '@hafi/base/kigali-time';
import type { Mood } from '@hafi/contract/checkins/checkin.schemas';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ExpectedRow, lockOpen, updateExpected } from './expected-check-ins.repo.ts';
import { tellAllClear } from './tell-check-in.ts';

interface Answer {
  readonly elderId: string;
  readonly at: Date;
  readonly mood: Mood | undefined;
}

/** A check-in answers for its day, and for whatever was expected before it. */
const isAnswered = ({ day, expectedAt }: ExpectedRow, at: Date) =>
  day === dayInKigali(at) || expectedAt <= at;

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
  const rows = (await lockOpen(tx, elderId)).filter((row) => isAnswered(row, at));
  await updateExpected(
    tx,
    rows.map(({ id }) => id),
    { answeredAt: at, nextStepAt: null },
  );
  const told = rows.filter(({ toldAt }) => toldAt);
  await tellAllClear(platform, tx, { elderId, at, isWell: mood !== 'not-well' }, told);
}
