import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { messagesErrors } from '@hafi/contract/messages/messages.errors';
import type { Platform } from '../../../platform/platform.ts';
import { type ConversationRow, findConversation } from './conversations.repo.ts';
import { type Asks, findStanding, type Standing } from './taking-part.ts';

/**
 * How a conversation stands for one of its people now.
 * @throws Problem not-found for everybody else, also for who was in it before
 */
export async function requireConversation(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Asks,
  id: string,
): Promise<Standing> {
  return requireStanding(platform, caller, await findConversation(platform.db, id));
}

/**
 * As {@link requireConversation}, of a row that was read.
 * @throws Problem not-found
 */
export async function requireStanding(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Asks,
  row: ConversationRow | undefined,
): Promise<Standing> {
  const standing = row && (await findStanding(platform, caller, row));
  if (!standing) throw new Problem(coreErrors['not-found']);
  return standing;
}

/** @throws Problem conversation-closed when one cannot write in it */
export function requireOpen({ closed }: Pick<Standing, 'closed'>): void {
  if (closed !== null) throw new Problem(messagesErrors['conversation-closed']);
}
