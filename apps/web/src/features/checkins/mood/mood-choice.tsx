import type { Mood } from '@hafi/contract/checkins/checkin.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Frown, type LucideIcon, Meh, Phone, Smile } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import styles from '../check-in.module.css';
import type { CheckedIn } from '../use-checked-in.ts';
import { VoiceNote } from './voice-note.tsx';

const faces: Record<Mood, { readonly icon: LucideIcon; readonly word: MessageDescriptor }> = {
  well: { icon: Smile, word: msg`Well` },
  'so-so': { icon: Meh, word: msg`So-so` },
  'not-well': { icon: Frown, word: msg({ context: 'mood', message: 'Not well' }) },
};
const order = ['well', 'so-so', 'not-well'] as const;

/** How far people know that somebody is not well: only who was told counts as knowing it. */
function heardOf({ call, waiting }: CheckedIn) {
  if (waiting) return 'waiting';
  if (!call) return 'nobody';
  if (call.takenBy !== null) return 'taken';
  if (call.told.length > 0) return 'told';
  if (call.coordinators) return 'desk';
  return call.isTelling ? 'telling' : 'nobody';
}

/** Who was told that she is not well. */
function WhoKnows({ task }: { task: CheckedIn }) {
  const heard = heardOf(task);
  const people = task.call?.told.join(', ') ?? '';
  const who = task.call?.takenBy ?? '';
  const words = {
    waiting: <Trans>Nobody knows it yet: there is no network. Call somebody.</Trans>,
    nobody: <Trans>Call somebody now.</Trans>,
    telling: <Trans>We are telling your people. Call somebody if you want to speak now.</Trans>,
    told: <Trans>Told: {people}. Call somebody if you want to speak now.</Trans>,
    desk: <Trans>Hafi’s coordinators are told. Call somebody if you want to speak now.</Trans>,
    taken: <Trans>{who} takes care of it. Call somebody if you want to speak now.</Trans>,
  };
  return <p data-clip={`check-in-not-well-${heard}`}>{words[heard]}</p>;
}

/** Three faces after the check-in, for who wants to say more; "not well" offers whom to call. */
export function MoodChoice(props: {
  task: CheckedIn;
  /** Whether a press has opened it, whose button has gone. */
  takesFocus: boolean;
}) {
  const { takesFocus, task } = props;
  const { t } = useLingui();
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) question.current?.focus();
  }, [takesFocus]);
  const { mood, sayMood, saying } = task;
  return (
    <div className={styles.mood}>
      <fieldset ref={question} tabIndex={-1}>
        <legend data-clip="check-in-mood">
          <Trans>How do you feel?</Trans>
        </legend>
        <div className={styles.faces}>
          {order.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={mood === each}
              aria-disabled={saying || undefined}
              onClick={() => sayMood(each)}
            >
              <Icon of={faces[each].icon} size="large" />
              <span>{t(faces[each].word)}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <div role="status" className={styles.notWell}>
        {mood === 'not-well' ? (
          <>
            <WhoKnows task={task} />
            <ButtonLink as={Link} to={paths.emergency} variant="second" icon={Phone} wide>
              <Trans>Call somebody</Trans>
            </ButtonLink>
          </>
        ) : null}
      </div>
      <VoiceNote task={task} />
    </div>
  );
}
