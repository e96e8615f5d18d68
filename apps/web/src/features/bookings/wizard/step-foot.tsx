import { Button } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './step-foot.module.css';
import type { Missing, Step } from './wizard.ts';

const reasons: Record<NonNullable<Missing>, MessageDescriptor> = {
  doctor: msg`Choose a doctor to go on.`,
  date: msg`Choose a day to go on.`,
  time: msg`Choose a time to go on.`,
  type: msg`Choose a type of visit to go on.`,
  elder: msg`Choose for whom the visit is to go on.`,
};

const nextWords: Record<Step, MessageDescriptor> = {
  1: msg`Next: day and time`,
  2: msg`Next: visit type`,
  3: msg`Next: confirm`,
  4: msg`Confirm booking`,
};

/**
 * Previous and Next. Where the step is complete and needs a press, Next stays at the lower edge of
 * the screen; until then it says what is missing.
 */
export function StepFoot(props: {
  step: Step;
  missing: Missing;
  onBack: () => void;
  onNext?: () => void;
  /** Replaces Next on the last step. */
  children?: ReactNode;
}) {
  const { step, missing, onBack, onNext, children } = props;
  const { t } = useLingui();
  return (
    <div className={missing ? styles.foot : `${styles.foot} ${styles.near}`}>
      {missing ? (
        <div className={styles.reason}>
          <Quiet id="step-reason">{t(reasons[missing])}</Quiet>
        </div>
      ) : null}
      <div className={styles.next}>
        {children ?? (
          <Button
            iconAfter={ArrowRight}
            disabled={missing !== null}
            aria-describedby={missing ? 'step-reason' : undefined}
            onClick={onNext}
          >
            {t(nextWords[step])}
          </Button>
        )}
      </div>
      <div className={styles.previous}>
        <Button variant="second" icon={ArrowLeft} disabled={step === 1} onClick={onBack}>
          <Trans>Previous</Trans>
        </Button>
      </div>
    </div>
  );
}
