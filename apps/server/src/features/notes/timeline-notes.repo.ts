import { and, desc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { olderThan } from '../../platform/db/older-than.ts';
import type { Place } from '../../platform/http/cursor.ts';
import type { AmendmentRow, NoteRow } from './notes.repo.ts';
import { noteAmendments, visitNotes } from './notes.tables.ts';

interface Page {
  readonly before: Place | null;
  readonly limit: number;
}

/** The notes about an elder by when they were signed, newest first. */
export async function findSigned(
  db: Db,
  elderId: string,
  { before, limit }: Page,
): Promise<NoteRow[]> {
  const { elderId: elder, id, signedAt, status } = visitNotes;
  return db
    .select()
    .from(visitNotes)
    .where(and(eq(elder, elderId), ne(status, 'preliminary'), olderThan(signedAt, id, before)))
    .orderBy(desc(signedAt), desc(id))
    .limit(limit);
}

/** What was added to the notes about an elder, with who added it, newest first. */
export async function findAdded(
  db: Db,
  elderId: string,
  { before, limit }: Page,
): Promise<(AmendmentRow & { authorId: string })[]> {
  const { at, id, noteId } = noteAmendments;
  return db
    .select({ ...getTableColumns(noteAmendments), authorId: visitNotes.authorId })
    .from(visitNotes)
    .innerJoin(noteAmendments, eq(noteId, visitNotes.id))
    .where(and(eq(visitNotes.elderId, elderId), olderThan(at, id, before)))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}
