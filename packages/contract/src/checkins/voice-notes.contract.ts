import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { checkInWeek } from './checkin.schemas.ts';
import { checkinsErrors as errors } from './checkins.errors.ts';
import { voiceNoteLimit } from './voice-notes.ts';

/** The body is the bytes of the recording, under any Content-Type. */
export const saveVoiceNote = endpoint({
  method: 'PUT',
  path: '/api/check-ins/note',
  access: ['PATIENT'],
  topics: ['checkins'],
  summary: 'Add a voice note to the check-in of today, in place of the one before.',
  file: { max: voiceNoteLimit, tooLarge: errors['voice-note-too-large'] },
  output: dataOf(checkInWeek),
  errors: [errors['voice-note-wrong-kind'], errors['check-in-first']],
  heavy: { perHour: 60 },
});

export const removeVoiceNote = endpoint({
  method: 'DELETE',
  path: '/api/check-ins/note',
  access: ['PATIENT'],
  topics: ['checkins'],
  summary: 'Delete the voice note of today. Harmless when there is none.',
  output: dataOf(checkInWeek),
});

export const getVoiceNote = endpoint({
  method: 'GET',
  path: '/api/elders/:id/voice-notes/:noteId',
  access: 'signed-in',
  topics: [],
  summary: 'The recording, also in parts (Range); for the elder and who may read how the elder is.',
  params: z.object({ id, noteId: id }),
  output: '*/*',
});
