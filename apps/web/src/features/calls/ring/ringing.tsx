import type { Call } from '@hafi/contract/calls/call.schemas';
import { Button } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Phone, PhoneOff, Video } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { announce } from '../../../lib/announce.ts';
import { paths } from '../../../lib/paths.ts';
import { silent, useWork } from '../../../lib/query/use-work.ts';
import { useAccount } from '../../../lib/session.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { CallFace } from '../face/call-face.tsx';
import { callerOf } from '../live/call-names.ts';
import { enterCall, NoMicrophone, refuseCall } from '../live/take-part.ts';
import { MicrophoneHelp } from '../screen/microphone-help.tsx';
import { CallerLine } from '../screen/whose-call.tsx';
import styles from './ringing.module.css';
import { useOpensItself } from './use-opens-itself.ts';
import { useRinging } from './use-ringing.ts';

/** The acts of somebody for whom it rings. */
function useAnswering(call: Call) {
  const navigate = useNavigate();
  const answer = useWork(async (picture: boolean) => {
    await enterCall(call.id, { picture, takesOver: false });
    await navigate(paths.call(call.id));
  });
  const refuse = useWork(() => refuseCall(call.id));
  return { answer, refuse };
}

/**
 * Somebody calls. On a phone it takes the screen, with one large button; on a desk it stands in the
 * corner and takes no focus from what one writes.
 */
export function Ringing({ call }: { call: Call }) {
  const { t } = useLingui();
  const { id: me, roles } = useAccount();
  const { answer, refuse } = useAnswering(call);
  const caller = callerOf(call, me);
  const name = caller?.firstName ?? '';
  const full = caller?.name ?? '';
  useRinging(call.id, t`${name} calls you`);
  const frame = useRef<HTMLDialogElement>(null);
  const isWide = useMedia('(min-width: 48rem)');
  const isLarge = roles.includes('PATIENT') || !isWide;
  const words = t`${full} calls you`;
  useEffect(() => {
    // The large one takes the focus, and is read by that.
    if (!isLarge) announce('assertive', words);
  }, [isLarge, words]);
  const { mutate } = answer;
  const open = useCallback(() => mutate(false, { done: silent }), [mutate]);
  const left = useOpensItself(call, open);
  useEffect(() => {
    const dialog = frame.current;
    if (!dialog || !isLarge) return undefined;
    dialog.showModal();
    // On no button: a key that is pressed in this moment was meant for the page behind.
    dialog.focus();
    return () => dialog.close();
  }, [isLarge]);
  const hasPicture = call.media === 'video';
  const { error } = answer;
  return (
    <dialog
      ref={frame}
      // In the corner it takes no focus.
      open={isLarge ? undefined : true}
      role="alertdialog"
      aria-labelledby="ringing-name"
      aria-describedby="ringing-line"
      tabIndex={-1}
      className={isLarge ? `${styles.ringing} ${styles.large}` : styles.ringing}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.caller}>
        <CallFace
          person={caller ?? { personId: '', name: '', photo: null }}
          isReached
          className={styles.face}
        />
        <div>
          <h2 id="ringing-name" className={styles.name}>
            {words}
          </h2>
          <p id="ringing-line" className={styles.line}>
            <CallerLine call={call} />
          </p>
          {left === null ? null : (
            <p className={styles.line} role="status">
              <Plural
                value={left}
                one="It opens by itself in # second."
                other="It opens by itself in # seconds."
              />
            </p>
          )}
        </div>
      </div>
      {error instanceof NoMicrophone ? (
        <MicrophoneHelp callId={call.id} reason={error.reason} />
      ) : (
        <ActFailure act={answer} />
      )}
      <div className={styles.acts}>
        <button
          type="button"
          className={styles.answer}
          aria-disabled={answer.isPending}
          onClick={() => answer.isPending || answer.mutate(hasPicture, { done: silent })}
        >
          <Icon of={hasPicture ? Video : Phone} />
          <span>
            {answer.isPending ? <Trans>One moment</Trans> : <Trans context="a call">Answer</Trans>}
          </span>
        </button>
        {hasPicture ? (
          <Button
            variant="second"
            icon={Phone}
            className={styles.later}
            onClick={() => answer.mutate(false, { done: silent })}
          >
            <Trans>Answer without my picture</Trans>
          </Button>
        ) : null}
        <Button
          variant="second"
          icon={PhoneOff}
          className={styles.later}
          onClick={() => refuse.mutate(undefined, { done: silent })}
        >
          <Trans>I cannot now</Trans>
        </Button>
      </div>
    </dialog>
  );
}
