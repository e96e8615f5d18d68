import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import type { Principal } from '../../platform/auth/principal.ts';
import { type PageQuery, readTimePage, type Wanted } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { openHealth } from '../circle/circle.public.ts';
import { mayWriteNotes } from './notes.policy.ts';
import { findNotesAbout, findNotesBy, type NoteRow } from './notes.repo.ts';
import { showNotes } from './show-notes.ts';

type Page = { data: DoctorNote[]; nextCursor: string | null };

async function pageOf(
  { db }: Platform,
  query: PageQuery,
  personId: string,
  find: (page: Wanted) => Promise<NoteRow[]>,
): Promise<Page> {
  const { items, nextCursor } = await readTimePage(query, find, ({ writtenAt: at, id }) => ({
    at,
    id,
  }));
  return { data: await showNotes(db, items, personId), nextCursor };
}

/**
 * The signed notes about an elder, and the caller's own drafts.
 * @throws Problem not-found for anyone who may not read the elder's health
 */
export async function listNotes(
  platform: Platform,
  caller: Principal,
  elderId: string,
  query: PageQuery,
): Promise<Page & { mayWrite: boolean }> {
  const access = await openHealth(platform, caller, elderId, 'notes');
  const author = caller.personId;
  const find = (page: Wanted) => findNotesAbout(platform.db, elderId, { ...page, author });
  return {
    ...(await pageOf(platform, query, author, find)),
    mayWrite: mayWriteNotes(access, caller.roles),
  };
}

/** A doctor's own notes about all patients, even long after the appointment. */
export async function listOwnNotes(
  platform: Platform,
  { personId }: Principal,
  query: PageQuery,
): Promise<Page> {
  return pageOf(platform, query, personId, (page) => findNotesBy(platform.db, personId, page));
}
