import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { DoctorNote, noteContent, signBody } from '@hafi/contract/notes/note.schemas';
import { recordErrors } from '@hafi/contract/record/record.errors';
import type * as z from 'zod/mini';
import type { Principal } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { answerAlerts } from '../alerts/alerts.public.ts';
import { endByNote, ownAppointment } from '../bookings/bookings.public.ts';
import {
  accessByAppointment,
  requireAccess,
  tellWriting,
  type Writing,
} from '../circle/circle.public.ts';
import { announceRecord } from '../record/record.public.ts';
import { mayWriteNotes } from './notes.policy.ts';
import {
  deleteNote,
  findOwnNote,
  insertAmendment,
  insertNote,
  lockOwnNote,
  type NoteRow,
  updateNote,
} from './notes.repo.ts';
import { showNotes } from './show-notes.ts';

type Content = z.output<typeof noteContent>;

/** As much of a note as stands with the alert that it ends. */
const longestNote = 500;

async function show({ db }: Platform, row: NoteRow, personId: string): Promise<DoctorNote> {
  const [note] = await showNotes(db, [row], personId);
  if (!note) throw new Problem(coreErrors['not-found']);
  return note;
}

async function lockOwn(tx: Tx, personId: string, id: string): Promise<NoteRow> {
  const row = await lockOwnNote(tx, personId, id);
  if (!row) throw new Problem(coreErrors['not-found']);
  return row;
}

/**
 * Tells the circle of a note. Its author may have no access any more: a draft is finished, and a
 * note corrected, long after the appointment that allowed to write it.
 */
function tellNote(
  platform: Platform,
  tx: Tx,
  { authorId, elderId, id }: NoteRow,
  writing: Writing,
): Promise<void> {
  const access = accessByAppointment(elderId, authorId);
  return tellWriting(platform, tx, access, { writing, ref: id, link: links.record(elderId) });
}

/**
 * What is stored of a note: its text, and the appointment that it is about. Only an accepted one of
 * this author with this elder: another id is a mistake, and the text counts more.
 */
async function partsOf(
  { db }: Pick<Platform, 'db'>,
  { bookingId, ...text }: Content,
  { authorId, elderId }: Pick<NoteRow, 'authorId' | 'elderId'>,
) {
  if (bookingId === undefined) return text;
  const who = { bookingId, patientId: elderId, personId: authorId };
  const startsAt = await ownAppointment(db, who);
  return startsAt ? { ...text, bookingId, appointmentAt: startsAt } : text;
}

/**
 * Creates a note about an elder, as the doctor's own draft.
 * @throws Problem not-found for everybody but a doctor who may write about this elder now
 */
export async function writeNote(
  platform: Platform,
  caller: Principal,
  elderId: string,
  content: Content,
): Promise<DoctorNote> {
  const access = await requireAccess(platform, caller, elderId, 'health:write');
  if (!mayWriteNotes(access, caller.roles)) throw new Problem(coreErrors['not-found']);
  const { personId } = caller;
  const parts = await partsOf(platform, content, { authorId: personId, elderId });
  const row = await inTransaction(platform, (tx) =>
    insertNote(tx, {
      ...parts,
      id: newId(),
      elderId,
      authorId: personId,
      status: 'preliminary',
      writtenAt: platform.clock.now(),
    }),
  );
  return show(platform, row, personId);
}

/**
 * Replaces the content of the caller's own draft.
 * @throws Problem not-found, note-signed
 */
export async function changeNote(
  platform: Platform,
  { personId }: Principal,
  id: string,
  content: Content,
): Promise<DoctorNote> {
  const row = await inTransaction(platform, async (tx) => {
    const note = await lockOwn(tx, personId, id);
    if (note.status !== 'preliminary') throw new Problem(recordErrors['note-signed']);
    return updateNote(tx, id, await partsOf({ ...platform, db: tx }, content, note));
  });
  return show(platform, row, personId);
}

/**
 * Deletes the caller's own draft.
 * @throws Problem not-found, note-signed
 */
export async function discardNote(
  platform: Platform,
  { personId }: Principal,
  id: string,
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const note = await lockOwn(tx, personId, id);
    if (note.status !== 'preliminary') throw new Problem(recordErrors['note-signed']);
    await deleteNote(tx, id);
  });
}

/**
 * Signs the caller's own draft; idempotent. A doctor may finish a draft long after the appointment.
 * It answers the urgent alerts that stood when it was begun, or ends those that stand as it says.
 * The appointment that it is about has taken place.
 * Name and licence number stand on the note from then on, whatever becomes of the account.
 * @throws Problem not-found
 */
export async function signNote(
  platform: Platform,
  caller: Principal,
  id: string,
  { ended, number }: z.output<typeof signBody>,
): Promise<DoctorNote> {
  const { personId } = caller;
  const row = await inTransaction(platform, async (tx) => {
    const draft = await findOwnNote(tx, personId, id);
    if (draft?.status === 'preliminary' && draft.bookingId) {
      // Before the note is locked: appointments are locked before notes.
      const { bookingId, elderId: patientId } = draft;
      await endByNote(platform, tx, caller, { bookingId, patientId });
    }
    const note = await lockOwn(tx, personId, id);
    if (note.status !== 'preliminary') return note;
    const signer = (await findPeople(tx, [personId])).get(personId);
    await announceRecord(tx, note.elderId, 'notes');
    const signed = await updateNote(tx, id, {
      status: 'final',
      signedAt: platform.clock.now(),
      signerName: signer?.name ?? null,
      signerNumber: number,
    });
    await tellNote(platform, tx, note, 'noteSigned');
    const { assessment, elderId, findings, plan, reason, writtenAt } = note;
    await answerAlerts(platform, tx, {
      elderId,
      doctorId: personId,
      until: ended ? platform.clock.now() : writtenAt,
      closing: ended
        ? {
            ...ended,
            note: (plan ?? assessment ?? reason ?? findings ?? '—').slice(0, longestNote),
          }
        : null,
    });
    return signed;
  });
  return show(platform, row, personId);
}

/**
 * Adds an amendment to the caller's own signed note.
 * @throws Problem not-found, note-not-signed
 */
export async function amendNote(
  platform: Platform,
  { personId }: Principal,
  id: string,
  text: string,
): Promise<DoctorNote> {
  const row = await inTransaction(platform, async (tx) => {
    const note = await lockOwn(tx, personId, id);
    if (note.status === 'preliminary') throw new Problem(recordErrors['note-not-signed']);
    await insertAmendment(tx, { id: newId(), noteId: id, text, at: platform.clock.now() });
    await announceRecord(tx, note.elderId, 'notes');
    const amended = await updateNote(tx, id, { status: 'amended' });
    await tellNote(platform, tx, note, 'noteAmended');
    return amended;
  });
  return show(platform, row, personId);
}
