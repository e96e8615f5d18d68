import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Conversation, newConversation } from '@hafi/contract/messages/message.schemas';
import type * as z from 'zod/mini';
import type { Caller } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { requireAccess } from '../../circle/circle.public.ts';
import { putWish } from '../marks/marks.repo.ts';
import { findBlocks } from '../reach/blocks.repo.ts';
import { closedBetween } from '../reach/closed.ts';
import { tieBetween } from '../reach/ties.ts';
import {
  type ConversationRow,
  findConversationOf,
  putConversation,
  type Whose,
} from './conversations.repo.ts';
import { getConversation } from './own-conversations.ts';

type Wanted = z.output<typeof newConversation>;

/**
 * Begins a conversation, or shows the one that there is.
 * @throws Problem not-found when the caller may not write to them, so that nobody learns who has an
 * account
 */
export async function startConversation(
  platform: Platform,
  caller: Caller,
  wanted: Wanted,
): Promise<Conversation> {
  const whose = whoseOf(caller, wanted);
  const id = await inTransaction(platform, async (tx) => {
    const within = { ...platform, db: tx };
    const known = await findConversationOf(tx, whose);
    await requireBeginning(within, caller, whose, known);
    const made = { id: newId(), at: platform.clock.now() };
    const row = known ?? (await putConversation(tx, whose, made));
    await putWish(tx, { conversationId: row.id, personId: caller.personId }, { isListed: true });
    tx.changed('conversations', [caller.personId]);
    return row.id;
  });
  return getConversation(platform, caller, id);
}

function whoseOf({ personId }: Caller, wanted: Wanted): Whose {
  if ('support' in wanted) return { supportedId: personId };
  if ('elderId' in wanted) return { elderId: wanted.elderId };
  return { people: [personId, wanted.personId] };
}

/** @throws Problem not-found */
async function requireBeginning(
  platform: Platform,
  caller: Caller,
  whose: Whose,
  known: ConversationRow | undefined,
): Promise<void> {
  if ('supportedId' in whose) return;
  if ('elderId' in whose) {
    await requireAccess(platform, caller, whose.elderId, 'messages');
    return;
  }
  // What was written stays readable, whatever became of the two.
  if (known) return;
  const [personId, otherId] = whose.people;
  const { db } = platform;
  const other = (await findPeople(db, [otherId])).get(otherId);
  const tie = await tieBetween(platform, personId, otherId);
  const blocks = await findBlocks(db, personId);
  const closed = closedBetween({ blocks, isTied: tie?.begins ?? false }, personId, otherId);
  if (other?.account !== 'open' || closed !== null) throw new Problem(coreErrors['not-found']);
}
