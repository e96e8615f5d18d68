import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Db } from '../../../platform/db/database.ts';
import type { MessageRow } from '../sending/messages.repo.ts';
import { findMark } from './marks.repo.ts';

type Placed = Pick<MessageRow, 'conversationId' | 'position' | 'senderId'>;

/** Whether somebody sees a message of their conversation: not what is from before they joined. */
export async function hasSeen(db: Db, row: Placed, personId: string): Promise<boolean> {
  if (row.senderId === personId) return true;
  const mark = await findMark(db, { conversationId: row.conversationId, personId });
  return row.position > (mark?.cleared ?? 0);
}

/**
 * As {@link requireSeen}, also of what somebody has read and no longer sees: they may report it.
 * @throws Problem not-found
 */
export async function requireRead(db: Db, row: Placed, personId: string): Promise<void> {
  const mark = await findMark(db, { conversationId: row.conversationId, personId });
  if (row.position > (mark?.read ?? 0)) await requireSeen(db, row, personId);
}

/** @throws Problem not-found, for what is from before somebody joined or was deleted for them */
export async function requireSeen(db: Db, row: Placed, personId: string): Promise<void> {
  if (!(await hasSeen(db, row, personId))) throw new Problem(coreErrors['not-found']);
}
