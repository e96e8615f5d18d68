import type { VoiceNote } from '@hafi/contract/checkins/checkin.schemas';
import { getVoiceNote } from '@hafi/contract/checkins/voice-notes.contract';
import { urlOf } from '../../../lib/api.ts';
import styles from '../voice-note.module.css';

/** Plays a recording that the server has; it is loaded when somebody presses play. */
export function NotePlayer(props: { elderId: string; note: VoiceNote; label: string }) {
  const { elderId, label, note } = props;
  const src = urlOf(getVoiceNote, { params: { id: elderId, noteId: note.id } });
  // biome-ignore lint/a11y/useMediaCaption: nobody has written down what an elder says here.
  return <audio controls preload="none" src={src} aria-label={label} className={styles.player} />;
}
