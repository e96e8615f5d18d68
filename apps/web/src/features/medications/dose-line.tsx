import type { Elder } from '@hafi/contract/circle/circle.contract';
import { formatKigaliTime } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { WaitingNote } from '../../kit/waiting-note.tsx';
import { useCatchFocus } from '../../lib/outcome/use-catch-focus.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import { DoseState } from './dose-state.tsx';
import styles from './medications.module.css';
import { useRecordDose } from './medications.queries.ts';
import { useDoseText } from './use-dose-text.ts';
import type { ShownDose } from './waiting-doses.ts';

/** One dose: what and when, its state, and one tap to record it as taken. */
export function DoseLine(props: {
  dose: ShownDose;
  elder: Elder;
  /** Called when it is answered, after which it may go from this list. */
  onAnswer?: () => void;
}) {
  const { dose, elder, onAnswer } = props;
  const { i18n } = useLingui();
  const locale = useLocale();
  const text = useDoseText();
  const say = useRecordDose(elder.id);
  const [pressed, setPressed] = useState(false);
  const { can, dueAt, medicationId } = dose;
  // The pressed button is gone; the focus stays on this line, with the state that is now said.
  const state = useCatchFocus<HTMLParagraphElement>(dose.state, pressed);
  const answer = (status: 'taken' | 'skipped' | 'undone') => {
    setPressed(true);
    onAnswer?.();
    const which = status === 'undone' && dose.id && !dueAt ? { doseId: dose.id } : {};
    say.mutate({ medicationId, dueAt, status, ...which }, { done: null });
  };
  const name = `${dose.name} ${dose.dosage}`;
  const when = dueAt ?? dose.at;
  return (
    <li className={styles.dose}>
      <div className={styles.what}>
        <span className={styles.when}>
          {when ? formatKigaliTime(new Date(when), locale) : null}
        </span>
        <b className={styles.name}>{name}</b>
        <span>{text(dose)}</span>
        {dose.note ? <Quiet as="span">{dose.note}</Quiet> : null}
      </div>
      <div className={styles.acts}>
        <p ref={state} tabIndex={-1} className={styles.state} role="status">
          <DoseState state={dose.state} />
          <Said dose={dose} elder={elder} />
        </p>
        {can.answer ? (
          <div className={styles.answers}>
            <Button icon={Check} onClick={() => answer('taken')}>
              <Trans>Taken</Trans>
              <SrOnly> ({name})</SrOnly>
            </Button>
            <Button variant="second" onClick={() => answer('skipped')}>
              <Trans>Skip</Trans>
              <SrOnly> ({name})</SrOnly>
            </Button>
          </div>
        ) : null}
        {can.correct ? (
          <Button variant="link" icon={Undo2} onClick={() => answer('undone')}>
            <Trans>Undo</Trans>
            <SrOnly> ({name})</SrOnly>
          </Button>
        ) : null}
      </div>
      {say.isError ? (
        <Alert tone="error" live="assertive" className={styles.failure}>
          {problemText(say.error, i18n)}
        </Alert>
      ) : null}
    </li>
  );
}

/** When a dose was taken and who recorded it, or that this waits for the network. */
function Said({ dose, elder }: { dose: ShownDose; elder: Elder }) {
  const locale = useLocale();
  const { at, dueAt, reason, recordedBy, waiting } = dose;
  if (waiting) {
    return <WaitingNote />;
  }
  if (!at) return null;
  const time = formatKigaliTime(new Date(at), locale);
  const by = recordedBy && recordedBy.id !== elder.id ? recordedBy.name : '';
  return (
    <Quiet as="span">
      {dueAt ? <Trans>at {time}</Trans> : null}
      {by ? <> · {by}</> : null}
      {reason ? <> · {reason}</> : null}
    </Quiet>
  );
}
