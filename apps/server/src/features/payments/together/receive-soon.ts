import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { answerTogether } from '../../../platform/together/batch-writes.ts';
import { receivePayment } from '../receive-payment.ts';
import { memoizedByPlatform } from './memoized-by-platform.ts';
import { receivePlain } from './receive-plain.ts';
import type { Received } from './together.repo.ts';

/** The most payments in one transaction. */
const most = 50;

type Answer = { readonly error: unknown } | null;

/** What comes while one transaction is under way goes together into the next. */
const receiving = memoizedByPlatform((platform) =>
  answerTogether<Received, Answer>((all) => receiveAll(platform, all)),
);

/**
 * Records money that the provider has proved, as {@link receivePayment} does, together with other
 * payments that are proved at the same moment. Each still counts by itself: one that cannot be recorded
 * holds up no other.
 */
export async function receiveSoon(platform: Platform, received: Received): Promise<void> {
  const answer = await receiving(platform)(received);
  if (answer) throw answer.error;
}

async function receiveAll(platform: Platform, all: readonly Received[]): Promise<Answer[]> {
  const done = new Set<string>();
  for (let from = 0; all.length > 1 && from < all.length; from += most) {
    for (const id of await receiveSome(platform, all.slice(from, from + most))) done.add(id);
  }
  const answers: Answer[] = [];
  for (const one of all) {
    answers.push(done.has(one.payment.id) ? null : await receiveOne(platform, one));
  }
  return answers;
}

/** Those of several that are received like most; none when their transaction fails. */
async function receiveSome(
  platform: Platform,
  some: readonly Received[],
): Promise<readonly string[]> {
  try {
    return await inTransaction(platform, (tx) => receivePlain(platform, tx, some));
  } catch (err) {
    // Each is tried by itself: one that cannot be recorded must not hold up the others.
    platform.log.warn({ err, payments: some.length }, 'payments were not recorded together');
    return [];
  }
}

async function receiveOne(platform: Platform, { payment, ...proof }: Received): Promise<Answer> {
  try {
    await receivePayment(platform, payment.id, proof);
    return null;
  } catch (error) {
    return { error };
  }
}
