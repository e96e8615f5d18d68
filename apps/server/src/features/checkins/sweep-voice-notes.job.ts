import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Cron } from '../../platform/due/cron.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetNotesBefore, oldestNote } from './voice-notes.repo.ts';

/** Deletes, every night, voice notes of more than a week ago: nobody is shown them any more. */
export const sweepVoiceNotes = (platform: Platform): Cron => ({
  id: 'checkins.sweep-voice-notes',
  at: { hour: 1, minute: 55 },
  run: () =>
    inTransaction(platform, (tx) =>
      forgetNotesBefore(platform, tx, oldestNote(platform.clock.now())),
    ),
});
