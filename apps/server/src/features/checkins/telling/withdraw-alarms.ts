import type { Tx } from '../../../platform/db/tx.ts';
import { withdrawMessages } from '../../../platform/outbox/end-messages.repo.ts';
import { findNotifiedPeople } from '../notified-people.repo.ts';

/** Has what says that a check-in did not come never arrive after the all-clear. */
export async function withdrawAlarms(
  tx: Tx,
  expectedIds: readonly string[],
  now: Date,
): Promise<void> {
  const people = await findNotifiedPeople(tx, expectedIds);
  await withdrawMessages(
    tx,
    people.flatMap(({ noticeId }) => noticeId ?? []),
    now,
  );
}
