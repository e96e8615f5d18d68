import { listCheckIns } from '@hafi/contract/checkins/checkins.contract';
import { voiceNoteDays, voiceNoteSeconds } from '@hafi/contract/checkins/voice-notes';
import { removeVoiceNote, saveVoiceNote } from '@hafi/contract/checkins/voice-notes.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, Send, Square } from 'lucide-react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useRecorder } from '../../../kit/voice/use-recorder.ts';
import { sendFile } from '../../../lib/files/send-file.ts';
import { ask, keepAnswer } from '../../../lib/query/ask.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useWork } from '../../../lib/query/use-work.ts';
import { useAccount } from '../../../lib/session.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import type { CheckedIn } from '../use-checked-in.ts';
import styles from '../voice-note.module.css';
import { NotePlayer } from './note-player.tsx';

const useSend = () =>
  useWork(async (file: Blob) => {
    keepAnswer(ask(listCheckIns, {}), await sendFile(saveVoiceNote, file));
  });

/** What was said today, and the way to delete it. */
function Kept({ task: { note, seenBy } }: { task: CheckedIn }) {
  const { t } = useLingui();
  const { id } = useAccount();
  const remove = useAct(removeVoiceNote, () => ({}), { answers: () => ask(listCheckIns, {}) });
  if (!note) return null;
  return (
    <>
      <p>
        {seenBy.length > 0 ? (
          <Trans>Your people can hear this for {voiceNoteDays} days.</Trans>
        ) : (
          <Trans>Nobody can hear this yet: nobody else sees how you are.</Trans>
        )}
      </p>
      <NotePlayer elderId={id} note={note} label={t`What you said today`} />
      <Button
        variant="link"
        busy={remove.isPending}
        onClick={() => remove.mutate(undefined, { done: t`The recording is deleted.` })}
      >
        <Trans>Delete the recording</Trans>
      </Button>
      <ActFailure act={remove} />
    </>
  );
}

/** Records up to a minute, lets the person hear it first, and sends it. */
function Recorder() {
  const { i18n, t } = useLingui();
  const { forget, start, state, stop } = useRecorder(voiceNoteSeconds);
  const send = useSend();
  if (state.is === 'recording') {
    const { seconds } = state;
    return (
      <>
        <p role="timer">
          <Trans>
            Recording: {seconds} of {voiceNoteSeconds} seconds
          </Trans>
        </p>
        <Button icon={Square} wide onClick={stop}>
          <Trans>Stop recording</Trans>
        </Button>
      </>
    );
  }
  if (state.is === 'recorded') {
    const { file, url } = state;
    return (
      <>
        {/* biome-ignore lint/a11y/useMediaCaption: it was said a moment ago. */}
        <audio controls src={url} aria-label={t`Your recording`} className={styles.player} />
        {send.isError ? (
          <Alert tone="error" live="assertive" title={<Trans>It was not sent.</Trans>}>
            {problemText(send.error, i18n)}
          </Alert>
        ) : null}
        <Button
          icon={Send}
          wide
          busy={send.isPending}
          onClick={() => send.mutate(file, { done: t`It is sent to your people.` })}
        >
          <Trans>Send to your people</Trans>
        </Button>
        <Button variant="link" onClick={forget}>
          <Trans>Do not send</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        variant="second"
        icon={Mic}
        wide
        busy={state.is === 'asking'}
        onClick={() => void start()}
      >
        <Trans>Say something to your people</Trans>
      </Button>
      {state.is === 'denied' ? (
        <Alert tone="warning" live="polite">
          <Trans>
            This device does not let Hafi use the microphone. Allow it in the settings of your
            browser. Your check-in is made all the same.
          </Trans>
        </Alert>
      ) : null}
      {state.is === 'unable' ? (
        <Alert tone="warning" live="polite">
          <Trans>
            Nothing could be recorded on this device. Your check-in is made all the same.
          </Trans>
        </Alert>
      ) : null}
    </>
  );
}

/** A voice note with the check-in of today; only once the check-in has reached the server. */
export function VoiceNote({ task }: { task: CheckedIn }) {
  if (task.at === null) {
    return (
      <p>
        <Trans>With network you can also say something in your own voice.</Trans>
      </p>
    );
  }
  return <div className={styles.note}>{task.note ? <Kept task={task} /> : <Recorder />}</div>;
}
