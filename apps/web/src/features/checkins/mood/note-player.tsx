import type { VoiceNote } from '@hafi/contract/checkins/checkin.schemas';
import { getVoiceNote } from '@hafi/contract/checkins/voice-notes.contract';
import { RecordingPlayer } from '../../../kit/voice/recording-player.tsx';
import { urlOf } from '../../../lib/api.ts';

/** Plays the voice note of a check-in. */
export function NotePlayer(props: { elderId: string; note: VoiceNote; label: string }) {
  const { elderId, label, note } = props;
  const src = urlOf(getVoiceNote, { params: { id: elderId, noteId: note.id } });
  return <RecordingPlayer label={label} src={src} />;
}
