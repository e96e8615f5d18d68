import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { MessageRow } from './support.repo.ts';
import { contactMessages } from './support.tables.ts';

/** A person's messages to support while signed in, oldest first. */
export async function findMessagesOf(db: Db, personId: string): Promise<MessageRow[]> {
  const { createdAt, personId: sender } = contactMessages;
  return db.select().from(contactMessages).where(eq(sender, personId)).orderBy(asc(createdAt));
}

/** Deletes them with their answers. */
export async function deleteMessagesOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.personId, personId));
}
