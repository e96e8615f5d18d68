import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/keyset.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import type { AmendmentRow, NoteRow } from './notes.repo.ts';
import { doctorNotes, noteAmendments } from './notes.tables.ts';

/** The signed notes about an elder, latest signature first. */
export async function findSigned(
  db: Db,
  elderId: string,
  { after, limit }: Wanted,
): Promise<NoteRow[]> {
  const { elderId: elder, id, signedAt, status } = doctorNotes;
  const order = newestFirst(signedAt, id);
  return db
    .select()
    .from(doctorNotes)
    .where(and(eq(elder, elderId), ne(status, 'preliminary'), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** The amendments of notes about an elder with their authors, newest first. */
export async function findAdded(
  db: Db,
  elderId: string,
  { after, limit }: Wanted,
): Promise<(AmendmentRow & { authorId: string })[]> {
  const { at, id, noteId } = noteAmendments;
  const order = newestFirst(at, id);
  return db
    .select({ ...getTableColumns(noteAmendments), authorId: doctorNotes.authorId })
    .from(doctorNotes)
    .innerJoin(noteAmendments, eq(noteId, doctorNotes.id))
    .where(and(eq(doctorNotes.elderId, elderId), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}
