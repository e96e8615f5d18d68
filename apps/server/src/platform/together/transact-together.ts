import { nextStep, recordSteps, type Step } from '../db/act-once.ts';
import { inTransaction, type Transactional } from '../db/in-transaction.ts';
import type { Tx } from '../db/tx.ts';
import { answerTogether } from './batch-writes.ts';

interface Waiting<R> {
  readonly row: R;
  readonly step: Step | undefined;
}

/** The most callers that share one transaction. */
const most = 50;

/**
 * Shares transactions: what is asked for while one is under way goes together into the next, whose
 * statements then cost as much as those of one. `work` answers in the order of its rows; null leaves a row
 * to its caller, who does it alone, as everybody does when the transaction fails: so nobody bears the
 * failure of another. `work` must wait for no lock that others hold for long, because all wait for it.
 *
 * In a request with an Idempotency-Key its part takes effect once, as with {@link inTransaction}.
 */
export function transactTogether<R, A>(
  platform: Transactional,
  work: (tx: Tx, rows: readonly R[]) => Promise<readonly (A | null)[]>,
): (row: R) => Promise<A | null> {
  const some = async (waiting: readonly Waiting<R>[]): Promise<readonly (A | null)[]> => {
    try {
      return await inTransaction(platform, async (tx) => {
        const answers = await work(
          tx,
          waiting.map(({ row }) => row),
        );
        const done = waiting.flatMap(({ step }, at) => {
          const answer = answers[at] ?? null;
          return step && answer !== null ? [[step, answer] as const] : [];
        });
        await recordSteps(tx, done);
        return answers;
      });
    } catch (err) {
      platform.log.warn({ err, rows: waiting.length }, 'a shared transaction failed');
      return waiting.map(() => null);
    }
  };
  const together = answerTogether<Waiting<R>, A | null>(async (all) => {
    const answers: (A | null)[] = [];
    for (let from = 0; from < all.length; from += most) {
      answers.push(...(await some(all.slice(from, from + most))));
    }
    return answers;
  });
  return async (row) => {
    const step = nextStep();
    return step?.before ? (step.before.result as A) : together({ row, step });
  };
}
