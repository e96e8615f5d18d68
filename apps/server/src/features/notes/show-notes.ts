import type { VisitNote } from '@hafi/contract/notes/note.schemas';
import type { Db } from '../../platform/db/database.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findAmendments, type NoteRow } from './notes.repo.ts';

/** Presents notes, with the names of elders and authors. */
export async function showNotes(
  db: Db,
  rows: readonly NoteRow[],
  personId: string,
): Promise<VisitNote[]> {
  const people = await findPeople(db, [
    ...new Set(rows.flatMap(({ authorId, elderId }) => [authorId, elderId])),
  ]);
  const amendments = await findAmendments(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { assessment, authorId, elderId, findings, id, plan, reason, status } = row;
    const own = authorId === personId;
    return {
      id,
      elderId,
      status,
      reason,
      findings,
      assessment,
      plan,
      elderName: people.get(elderId)?.name ?? '',
      authorName: people.get(authorId)?.name ?? '',
      amendments: amendments
        .filter(({ noteId }) => noteId === id)
        .map(({ at, text }) => ({ text, at: at.toISOString() })),
      writtenAt: row.writtenAt.toISOString(),
      signedAt: row.signedAt?.toISOString() ?? null,
      mayChange: own && status === 'preliminary',
      mayAmend: own && status !== 'preliminary',
    };
  });
}
