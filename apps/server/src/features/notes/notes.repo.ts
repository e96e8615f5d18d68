import { and, asc, desc, eq, gt, gte, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/keyset.ts';
import { tookRow } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { doctorNotes, noteAmendments } from './notes.tables.ts';

export type NoteRow = typeof doctorNotes.$inferSelect;
export type AmendmentRow = typeof noteAmendments.$inferSelect;

const { authorId, elderId, id, status, writtenAt } = doctorNotes;

const order = newestFirst(writtenAt, id);

/** Signed notes about an elder, and one author's drafts, newest first. */
export async function findNotesAbout(
  db: Db,
  elder: string,
  { author, after, limit }: Wanted & { author: string },
): Promise<NoteRow[]> {
  const visible = or(ne(status, 'preliminary'), eq(authorId, author));
  return db
    .select()
    .from(doctorNotes)
    .where(and(eq(elderId, elder), visible, order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** All notes by one author, newest first. */
export async function findNotesBy(
  db: Db,
  author: string,
  { after, limit }: Wanted,
): Promise<NoteRow[]> {
  return db
    .select()
    .from(doctorNotes)
    .where(and(eq(authorId, author), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** All signed notes about an elder, oldest first. */
export async function findSignedAbout(db: Db, elder: string): Promise<NoteRow[]> {
  return db
    .select()
    .from(doctorNotes)
    .where(and(eq(elderId, elder), ne(status, 'preliminary')))
    .orderBy(asc(writtenAt));
}

/** Who signed notes about an elder after an instant, the latest first; without one author. */
export async function signersSince(
  db: Db,
  elder: string,
  { at, not }: { readonly at: Date; readonly not: string },
): Promise<string[]> {
  const { signedAt, signerName } = doctorNotes;
  const rows = await db
    .select({ signerName })
    .from(doctorNotes)
    .where(and(eq(elderId, elder), ne(authorId, not), gt(signedAt, at)))
    .orderBy(desc(signedAt));
  return [...new Set(rows.flatMap((row) => row.signerName ?? []))];
}

/** Everything that one author has written, drafts too, oldest first. */
export async function findWrittenBy(db: Db, author: string): Promise<NoteRow[]> {
  return db.select().from(doctorNotes).where(eq(authorId, author)).orderBy(asc(writtenAt));
}

/** The licence number with which somebody last signed a note. */
export async function findLastNumber(db: Db, author: string): Promise<string | null> {
  const [row] = await db
    .select({ number: doctorNotes.signerNumber })
    .from(doctorNotes)
    .where(and(eq(authorId, author), isNotNull(doctorNotes.signerNumber)))
    .orderBy(desc(doctorNotes.signedAt))
    .limit(1);
  return row?.number ?? null;
}

/** Deletes the drafts by and about a person. */
export async function deleteDraftsOf(tx: Tx, personId: string): Promise<void> {
  const about = or(eq(authorId, personId), eq(elderId, personId));
  await tx.delete(doctorNotes).where(and(eq(status, 'preliminary'), about));
}

/** The author's own note. */
export async function findOwnNote(
  db: Db,
  author: string,
  noteId: string,
): Promise<NoteRow | undefined> {
  const [row] = await db
    .select()
    .from(doctorNotes)
    .where(and(eq(id, noteId), eq(authorId, author)));
  return row;
}

/** The author's own note, with its row locked. */
export async function lockOwnNote(
  tx: Tx,
  author: string,
  noteId: string,
): Promise<NoteRow | undefined> {
  tookRow(tx, 'note', noteId);
  const [row] = await tx
    .select()
    .from(doctorNotes)
    .where(and(eq(id, noteId), eq(authorId, author)))
    .for('update');
  return row;
}

export async function insertNote(tx: Tx, row: typeof doctorNotes.$inferInsert): Promise<NoteRow> {
  const [stored] = await tx.insert(doctorNotes).values(row).returning();
  if (!stored) throw new Error('the note was not stored');
  return stored;
}

export async function updateNote(
  tx: Tx,
  noteId: string,
  change: Partial<typeof doctorNotes.$inferInsert>,
): Promise<NoteRow> {
  const [row] = await tx.update(doctorNotes).set(change).where(eq(id, noteId)).returning();
  if (!row) throw new Error('a locked note has vanished');
  return row;
}

export async function deleteNote(tx: Tx, noteId: string): Promise<void> {
  await tx.delete(doctorNotes).where(eq(id, noteId));
}

export async function insertAmendment(
  tx: Tx,
  row: typeof noteAmendments.$inferInsert,
): Promise<void> {
  await tx.insert(noteAmendments).values(row);
}

/** The amendments of these notes, oldest first. */
export async function findAmendments(db: Db, noteIds: readonly string[]): Promise<AmendmentRow[]> {
  if (noteIds.length === 0) return [];
  return db
    .select()
    .from(noteAmendments)
    .where(inArray(noteAmendments.noteId, [...noteIds]))
    .orderBy(asc(noteAmendments.at), asc(noteAmendments.id));
}

/** An author's drafts, oldest first. */
export async function findDraftsBy(db: Db, author: string, limit: number): Promise<NoteRow[]> {
  return db
    .select()
    .from(doctorNotes)
    .where(and(eq(authorId, author), eq(status, 'preliminary')))
    .orderBy(asc(writtenAt), asc(id))
    .limit(limit);
}

/** Whom an author has written notes about since an instant, and in which state. */
export async function findNotedSince(
  db: Db,
  author: string,
  from: Date,
): Promise<Pick<NoteRow, 'elderId' | 'status'>[]> {
  return db
    .select({ elderId, status })
    .from(doctorNotes)
    .where(and(eq(authorId, author), gte(writtenAt, from)));
}
