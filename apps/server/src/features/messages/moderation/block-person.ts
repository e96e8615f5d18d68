import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { findConversationOf } from '../conversations/conversations.repo.ts';
import { endLocationsIn } from '../locations/end-location.ts';
import { silence } from '../marks/marks.repo.ts';
import { deleteBlock, findBlocks, putBlock } from '../reach/blocks.repo.ts';
import { tieBetween } from '../reach/ties.ts';

/** Two people, as one of them sees it. */
interface Pair {
  readonly personId: string;
  readonly otherId: string;
}

/** The people whom somebody has blocked, the latest first. */
export async function listBlocks({ db }: Pick<Platform, 'db'>, personId: string) {
  const own = (await findBlocks(db, personId)).filter(({ blockerId }) => blockerId === personId);
  const people = await findPeople(
    db,
    own.map(({ blockedId }) => blockedId),
  );
  return own.map(({ at, blockedId }) => ({
    personId: blockedId,
    name: people.get(blockedId)?.name ?? '',
    at: at.toISOString(),
  }));
}

/**
 * Blocks somebody whom one can write to or has written with: what is live between the two ends, and
 * what waits is not notified any more. The other is not notified.
 * @throws Problem not-found for anybody else
 */
export async function blockPerson(platform: Platform, { otherId, personId }: Pair): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const conversation = await findConversationOf(tx, { people: [personId, otherId] });
    const isKnown =
      conversation !== undefined ||
      (await tieBetween({ ...platform, db: tx }, personId, otherId)) !== null;
    if (personId === otherId || !isKnown) throw new Problem(coreErrors['not-found']);
    const at = platform.clock.now();
    await putBlock(tx, { blockerId: personId, blockedId: otherId, at });
    if (conversation) {
      await endLocationsIn(tx, conversation.id, at);
      await silence(tx, conversation.id);
    }
    tx.changed('conversations', [personId, otherId]);
  });
}

/** Ends a block; idempotent. */
export async function unblockPerson(
  platform: Platform,
  { otherId, personId }: Pair,
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    await deleteBlock(tx, { blocker: personId, blocked: otherId });
    tx.changed('conversations', [personId, otherId]);
  });
}
