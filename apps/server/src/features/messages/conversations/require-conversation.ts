import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { messagesErrors } from '@hafi/contract/messages/messages.errors';
import type { Platform } from '../../../platform/platform.ts';
import { type ConversationRow, findConversation } from './conversations.repo.ts';
import { findParticipation, type Participation, type Requester } from './taking-part.ts';

/**
 * How a conversation stands for one of its people now.
 * @throws Problem not-found for everybody else, also for who was in it before
 */
export async function requireConversation(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Requester,
  id: string,
): Promise<Participation> {
  return requireParticipation(platform, caller, await findConversation(platform.db, id));
}

/**
 * As {@link requireConversation}, of a row that was read.
 * @throws Problem not-found
 */
export async function requireParticipation(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Requester,
  row: ConversationRow | undefined,
): Promise<Participation> {
  const participation = row && (await findParticipation(platform, caller, row));
  if (!participation) throw new Problem(coreErrors['not-found']);
  return participation;
}

/** @throws Problem conversation-closed when one cannot write in it */
export function requireOpen({ closed }: Pick<Participation, 'closed'>): void {
  if (closed !== null) throw new Problem(messagesErrors['conversation-closed']);
}
