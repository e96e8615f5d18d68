import { isOffered } from '@hafi/contract/support/claims/claims';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Split, Stack } from '@hafi/ui/layout/layout';
import { Steps } from '@hafi/ui/steps/steps';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate } from 'react-router';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { NeedsScript } from '../../../lib/page/needs-script.tsx';
import { usePageHead } from '../../../lib/page/page-head.ts';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import styles from './booking.module.css';
import { BookingStep } from './booking-step.tsx';
import { useChosenDoctor } from './free-times.queries.ts';
import { useWhom } from './use-whom.ts';
import { useWizard } from './use-wizard.ts';
import { loseTime, type Step } from './wizard.ts';
import { WizardTicket } from './wizard-ticket.tsx';

const headings: Record<Step, MessageDescriptor> = {
  1: msg`Step 1 of 4: doctor`,
  2: msg`Step 2 of 4: day and time`,
  3: msg`Step 3 of 4: appointment type`,
  4: msg`Step 4 of 4: confirm`,
};

/** The booking wizard, in four steps. */
export function BookingWizard() {
  const { t } = useLingui();
  const walk = useWizard();
  const { wizard, go } = walk;
  const doctor = useChosenDoctor(wizard.doctor);
  const whom = useWhom(wizard);
  const [lost, setLost] = useState<string | null>(null);
  const presumed =
    whom.isNamed && wizard.elder === null && whom.patient && !walk.booked ? whom.patient.id : null;
  const settle = useEffectEvent(walk.settleElder);
  useEffect(() => {
    if (presumed) settle(presumed);
  }, [presumed]);
  usePageHead({
    title: `${t`Book an Appointment`}. ${t(headings[wizard.step])}`,
    description: isOffered('video-appointments')
      ? t`Choose a doctor, a day, a time and a kind of visit: in person, by video or by phone. Cancelling is free until 24 hours before.`
      : t`Choose a doctor, a day, a time and a kind of visit: in person or by phone. Cancelling is free until 24 hours before.`,
  });
  if (walk.booked) return <Navigate to={paths.bookingDetails(walk.booked)} replace />;
  return (
    <Stack fill gap="loose">
      {/* Going back returns to where the person was on the step. */}
      <StepHeading
        as="h2"
        of={wizard.step}
        first
        preventScroll={walk.isBack}
        className={styles.step}
      >
        {t(headings[wizard.step])}
      </StepHeading>
      <NeedsScript />
      <Steps
        label={t`Step ${wizard.step} of 4`}
        steps={[t`Doctor`, t`Day and time`, t`Type`, t`Confirm`]}
        current={wizard.step}
        doneLabel={t`done`}
      />
      <Split ratio="aside">
        <Stack fill className={wizard.step === 4 ? styles.whole : undefined}>
          <Status>
            {lost && wizard.step === 2 && !wizard.time ? (
              <Alert tone="warning" title={lost}>
                <Trans>Everything else that you chose is kept.</Trans>
              </Alert>
            ) : null}
          </Status>
          <BookingStep
            walk={walk}
            doctor={doctor}
            whom={whom}
            onTimeLost={(words) => {
              setLost(words);
              go(loseTime(wizard));
            }}
          />
        </Stack>
        <WizardTicket
          wizard={wizard}
          doctor={dataOf(doctor)}
          whom={whom}
          className={wizard.step === 4 ? styles.check : undefined}
        />
      </Split>
    </Stack>
  );
}
