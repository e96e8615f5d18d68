import type { Mood } from '@hafi/contract/checkins/checkin.schemas';
import { Icon } from '@hafi/ui/icon/icon';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Frown, type LucideIcon, Meh, Smile } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from '../check-in.module.css';
import type { CheckedIn } from '../use-checked-in.ts';
import { NotWell } from './not-well.tsx';
import { VoiceNote } from './voice-note.tsx';

const faces: Record<Mood, { readonly icon: LucideIcon; readonly word: MessageDescriptor }> = {
  well: { icon: Smile, word: msg`Well` },
  'so-so': { icon: Meh, word: msg`So-so` },
  'not-well': { icon: Frown, word: msg({ context: 'mood', message: 'Not well' }) },
};
const order = ['well', 'so-so', 'not-well'] as const;

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
        {mood === 'not-well' ? <NotWell task={task} /> : null}
      </div>
      <VoiceNote task={task} />
    </div>
  );
}
