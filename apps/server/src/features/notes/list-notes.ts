import type { VisitNote } from '@hafi/contract/notes/note.schemas';
import type { Principal } from '../../platform/auth/principal.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { openHealth } from '../circle/circle.public.ts';
import { mayWriteNotes } from './notes.policy.ts';
import { findNotesAbout, findNotesBy, type NoteRow } from './notes.repo.ts';
import { showNotes } from './show-notes.ts';

type Wanted = { cursor?: string | undefined; limit: number };
type Page = { data: VisitNote[]; nextCursor: string | null };

async function pageOf(
  { db }: Platform,
  rows: readonly NoteRow[],
  limit: number,
  personId: string,
): Promise<Page> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    data: await showNotes(db, page, personId),
    nextCursor:
      last && rows.length > limit ? writeCursor({ at: last.writtenAt, id: last.id }) : null,
  };
}

/**
 * What doctors have signed about an elder, and the asking doctor's drafts.
 * @throws Problem not-found for whom may not read the elder's health
 */
export async function listNotes(
  platform: Platform,
  caller: Principal,
  elderId: string,
  { cursor, limit }: Wanted,
): Promise<Page & { mayWrite: boolean }> {
  const access = await openHealth(platform, caller, elderId, 'notes');
  const author = caller.personId;
  const wanted = { author, after: readCursor(cursor), limit: limit + 1 };
  const rows = await findNotesAbout(platform.db, elderId, wanted);
  return {
    ...(await pageOf(platform, rows, limit, author)),
    mayWrite: mayWriteNotes(access, caller.roles),
  };
}

/** What a doctor has written, of all patients: it stays theirs when the visit is long over. */
export async function listOwnNotes(
  platform: Platform,
  { personId }: Principal,
  { cursor, limit }: Wanted,
): Promise<Page> {
  const wanted = { after: readCursor(cursor), limit: limit + 1 };
  return pageOf(platform, await findNotesBy(platform.db, personId, wanted), limit, personId);
}
