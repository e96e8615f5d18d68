import { dayInMs } from '@hafi/base/time';
import type { VoiceNote } from '@hafi/contract/checkins/checkin.schemas';
import { voiceNoteDays } from '@hafi/contract/checkins/voice-notes';
import { and, asc, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { dropFiles } from '../../platform/files/file-removals.ts';
import type { Platform } from '../../platform/platform.ts';
import { voiceNotes } from './voice-notes.tables.ts';

export type VoiceNoteRow = typeof voiceNotes.$inferSelect;

// The id comes last: the store spreads files over folders by the end of their name.
export const noteFile = (id: string) => `voice-note-${id}`;

/** Notes from before this are gone, or will be tonight. */
export const oldestNote = (now: Date) => new Date(now.getTime() - voiceNoteDays * dayInMs);

const ofElder = (elderId: string) => eq(voiceNotes.elderId, elderId);

export async function insertNote(tx: Tx, row: VoiceNoteRow): Promise<void> {
  await tx.insert(voiceNotes).values(row);
}

export async function findNoteOf(
  db: Db,
  elderId: string,
  day: string,
): Promise<VoiceNoteRow | undefined> {
  const [row] = await db
    .select()
    .from(voiceNotes)
    .where(and(ofElder(elderId), eq(voiceNotes.day, day)));
  return row;
}

/** An elder's latest note since a time. */
export async function findLastNote(
  db: Db,
  elderId: string,
  since: Date,
): Promise<VoiceNoteRow | undefined> {
  const [row] = await db
    .select()
    .from(voiceNotes)
    .where(and(ofElder(elderId), gte(voiceNotes.saidAt, since)))
    .orderBy(desc(voiceNotes.saidAt))
    .limit(1);
  return row;
}

export async function findNote(
  db: Db,
  elderId: string,
  id: string,
): Promise<VoiceNoteRow | undefined> {
  const [row] = await db
    .select()
    .from(voiceNotes)
    .where(and(ofElder(elderId), eq(voiceNotes.id, id)));
  return row;
}

/** An elder's notes, oldest first. */
export const findNotesOf = (db: Db, elderId: string): Promise<VoiceNoteRow[]> =>
  db.select().from(voiceNotes).where(ofElder(elderId)).orderBy(asc(voiceNotes.saidAt));

type Dropper = Pick<Platform, 'clock' | 'due'>;

async function deleteNotes(platform: Dropper, tx: Tx, which: SQL | undefined): Promise<void> {
  const gone = await tx.delete(voiceNotes).where(which).returning({ id: voiceNotes.id });
  await dropFiles(
    platform,
    tx,
    gone.map(({ id }) => noteFile(id)),
  );
}

/** Deletes an elder's notes with their recordings; of one day only, when it is named. */
export const forgetNotes = (
  platform: Dropper,
  tx: Tx,
  { day, elderId }: { readonly elderId: string; readonly day?: string },
): Promise<void> =>
  deleteNotes(
    platform,
    tx,
    day === undefined ? ofElder(elderId) : and(ofElder(elderId), eq(voiceNotes.day, day)),
  );

/** Deletes what was said before this time. */
export const forgetNotesBefore = (platform: Dropper, tx: Tx, before: Date): Promise<void> =>
  deleteNotes(platform, tx, lt(voiceNotes.saidAt, before));

export const presentNote = (row: VoiceNoteRow | undefined): VoiceNote | null =>
  row ? { id: row.id, saidAt: row.saidAt.toISOString() } : null;
