import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ConversationRow, lockConversation } from './conversations/conversations.repo.ts';
import * as conversations from './conversations/require-conversation.ts';
import type { Participation, Requester } from './conversations/taking-part.ts';

export { addCallMessage, updateCallMessage } from './calls/call-log.ts';
export { addNewcomer } from './conversations/add-newcomer.ts';
export { countOpenReports } from './moderation/reports.repo.ts';
export { mayReach, partedPeople } from './reach/may-reach.ts';
export { lastWritten } from './sending/last-written.repo.ts';
export type { ConversationRow };

/** A conversation as it stands for one of its people. */
export interface OpenConversation {
  readonly conversation: ConversationRow;
  /** Who may take part now and has an account that is in use, the caller too. */
  readonly peopleIds: readonly string[];
  /** Why the caller can neither write nor call; null when they can. */
  readonly closed: Participation['closed'];
}

/** Locks conversations in the order of all locks, before several of them are written to. */
export async function lockConversations(tx: Tx, ids: Iterable<string>): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await lockConversation(tx, id);
}

/**
 * A conversation, for one of its people now.
 * @throws Problem not-found for everybody else
 */
export async function requireConversation(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Requester,
  id: string,
): Promise<OpenConversation> {
  const { closed, conversation, peopleIds } = await conversations.requireConversation(
    platform,
    caller,
    id,
  );
  return { conversation, peopleIds, closed };
}
