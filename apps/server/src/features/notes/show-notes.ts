import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import type { Db } from '../../platform/db/database.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { checkedLicenceOf } from '../vetting/vetting.public.ts';
import { findAmendments, findLastNumber, type NoteRow } from './notes.repo.ts';

/** Presents notes, with the names of elders and authors. */
export async function showNotes(
  db: Db,
  rows: readonly NoteRow[],
  personId: string,
): Promise<DoctorNote[]> {
  const people = await findPeople(db, [
    ...new Set(rows.flatMap(({ authorId, elderId }) => [authorId, elderId])),
  ]);
  const amendments = await findAmendments(
    db,
    rows.map(({ id }) => id),
  );
  const drafts = rows.some((row) => row.authorId === personId && row.status === 'preliminary');
  const lastNumber = drafts
    ? ((await checkedLicenceOf(db, personId)) ?? (await findLastNumber(db, personId)))
    : null;
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
      appointment:
        row.bookingId && row.appointmentAt
          ? { id: row.bookingId, at: row.appointmentAt.toISOString() }
          : null,
      elderName: people.get(elderId)?.name ?? '',
      authorName: row.signerName ?? people.get(authorId)?.name ?? '',
      signerNumber: row.signerNumber,
      lastNumber: own && status === 'preliminary' ? lastNumber : null,
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
