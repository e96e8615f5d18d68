import { dayInKigali } from '@hafi/base/kigali-time';
import type { CheckInWeek } from '@hafi/contract/checkins/checkin.schemas';
import { checkinsErrors } from '@hafi/contract/checkins/checkins.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { holdFiles, keepFiles } from '../../platform/files/file-removals.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordingType } from '../../platform/uploads/content/recording-type.ts';
import { requireAccess } from '../circle/circle.public.ts';
import { announce } from './announce.ts';
import { lockCheckIn } from './checkins.repo.ts';
import { listCheckIns } from './list-check-ins.ts';
import { findNote, findNotesOf, forgetNotes, insertNote, noteFile } from './voice-notes.repo.ts';

/**
 * Adds a recording to the elder's check-in of today, in place of the one before. The check-in waits
 * for none: it is made first, and stays as it is when this fails.
 * @throws Problem voice-note-wrong-kind, check-in-first
 */
export async function saveVoiceNote(
  platform: Platform,
  elderId: string,
  bytes: Uint8Array,
): Promise<CheckInWeek> {
  const { clock, files } = platform;
  const mediaType = recordingType(bytes);
  if (!mediaType) throw new Problem(checkinsErrors['voice-note-wrong-kind']);
  const saidAt = clock.now();
  const day = dayInKigali(saidAt);
  const id = newId();
  const held = await holdFiles(platform, [noteFile(id)]);
  await files.put(noteFile(id), bytes);
  await inTransaction(platform, async (tx) => {
    // Two recordings at once take turns, and one that is taken back takes its note along.
    if (!(await lockCheckIn(tx, elderId, day))) throw new Problem(checkinsErrors['check-in-first']);
    await forgetNotes(platform, tx, { elderId, day });
    await insertNote(tx, { id, elderId, day, mediaType, saidAt });
    await keepFiles(tx, held);
    await announce(tx, elderId);
  });
  return listCheckIns(platform, elderId);
}

/** Deletes the note of today; idempotent. */
export async function removeVoiceNote(platform: Platform, elderId: string): Promise<CheckInWeek> {
  await inTransaction(platform, async (tx) => {
    await forgetNotes(platform, tx, { elderId, day: dayInKigali(platform.clock.now()) });
    await announce(tx, elderId);
  });
  return listCheckIns(platform, elderId);
}

/**
 * The recording of a note, for who sees how the elder said to be.
 * @throws Problem not-found for everybody else, and without such a note
 */
export async function getVoiceNote(
  { db, ...platform }: Platform,
  caller: Caller,
  requested: {
    readonly elderId: string;
    readonly noteId: string;
    readonly setHeader: (name: string, value: string) => void;
  },
): Promise<Uint8Array> {
  const { elderId, noteId, setHeader } = requested;
  await requireAccess({ db, ...platform }, caller, elderId, 'health:read');
  const note = await findNote(db, elderId, noteId);
  const bytes = note && (await platform.files.get(noteFile(note.id)));
  if (!bytes) throw new Problem(coreErrors['not-found']);
  setHeader('content-type', note.mediaType);
  setHeader('content-disposition', 'inline; filename="note"');
  setHeader('content-security-policy', "default-src 'none'; sandbox");
  setHeader('x-content-type-options', 'nosniff');
  setHeader('cache-control', 'private, no-store');
  return bytes;
}

/** Voice notes as personal data; they go with the account. */
export const voiceNoteData = (platform: Platform): PersonalData => ({
  name: 'voiceNotes',
  read: async (db, personId) =>
    (await findNotesOf(db, personId)).map(({ day, mediaType, saidAt }) => ({
      day,
      createdAt: dataTime(saidAt),
      mediaType,
    })),
  erase: (tx, personId) => forgetNotes(platform, tx, { elderId: personId }),
});
