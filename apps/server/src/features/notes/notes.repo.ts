import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/keyset.ts';
import { tookRow } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { noteAmendments, visitNotes } from './notes.tables.ts';

export type NoteRow = typeof visitNotes.$inferSelect;
export type AmendmentRow = typeof noteAmendments.$inferSelect;

const { authorId, elderId, id, status, writtenAt } = visitNotes;

const order = newestFirst(writtenAt, id);

/** Signed notes about an elder and the drafts of one author, newest first. */
export async function findNotesAbout(
  db: Db,
  elder: string,
  { author, after, limit }: Wanted & { author: string },
): Promise<NoteRow[]> {
  const visible = or(ne(status, 'preliminary'), eq(authorId, author));
  return db
    .select()
    .from(visitNotes)
    .where(and(eq(elderId, elder), visible, order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** All that one author has written, newest first. */
export async function findNotesBy(
  db: Db,
  author: string,
  { after, limit }: Wanted,
): Promise<NoteRow[]> {
  return db
    .select()
    .from(visitNotes)
    .where(and(eq(authorId, author), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** Every signed note about an elder, the first written first. */
export async function findSignedAbout(db: Db, elder: string): Promise<NoteRow[]> {
  return db
    .select()
    .from(visitNotes)
    .where(and(eq(elderId, elder), ne(status, 'preliminary')))
    .orderBy(asc(writtenAt));
}

/** Deletes the drafts that somebody wrote, and those about them. */
export async function deleteDraftsOf(tx: Tx, personId: string): Promise<void> {
  const about = or(eq(authorId, personId), eq(elderId, personId));
  await tx.delete(visitNotes).where(and(eq(status, 'preliminary'), about));
}

/** One's own note, locked until the transaction ends. */
export async function lockOwnNote(
  tx: Tx,
  author: string,
  noteId: string,
): Promise<NoteRow | undefined> {
  tookRow(tx, 'note', noteId);
  const [row] = await tx
    .select()
    .from(visitNotes)
    .where(and(eq(id, noteId), eq(authorId, author)))
    .for('update');
  return row;
}

export async function insertNote(tx: Tx, row: typeof visitNotes.$inferInsert): Promise<NoteRow> {
  const [stored] = await tx.insert(visitNotes).values(row).returning();
  if (!stored) throw new Error('the note was not stored');
  return stored;
}

export async function updateNote(
  tx: Tx,
  noteId: string,
  change: Partial<typeof visitNotes.$inferInsert>,
): Promise<NoteRow> {
  const [row] = await tx.update(visitNotes).set(change).where(eq(id, noteId)).returning();
  if (!row) throw new Error('a locked note has vanished');
  return row;
}

export async function deleteNote(tx: Tx, noteId: string): Promise<void> {
  await tx.delete(visitNotes).where(eq(id, noteId));
}

export async function insertAmendment(
  tx: Tx,
  row: typeof noteAmendments.$inferInsert,
): Promise<void> {
  await tx.insert(noteAmendments).values(row);
}

/** What was added to these notes, the first added first. */
export async function findAmendments(db: Db, noteIds: readonly string[]): Promise<AmendmentRow[]> {
  if (noteIds.length === 0) return [];
  return db
    .select()
    .from(noteAmendments)
    .where(inArray(noteAmendments.noteId, [...noteIds]))
    .orderBy(asc(noteAmendments.at), asc(noteAmendments.id));
}
