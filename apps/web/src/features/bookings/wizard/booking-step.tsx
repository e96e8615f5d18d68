import { Problem } from '@hafi/contract/core/problem';
import type { doctor as doctorSchema } from '@hafi/contract/doctors/doctor.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { notFound } from '@hafi/ui/drawing/special-shapes';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type * as z from 'zod/mini';
import type { GuardedQuery } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { WaitForPlace } from '../waitlist/wait-for-place.tsx';
import { ConfirmBooking } from './confirm-booking.tsx';
import { DayChoice } from './day-choice.tsx';
import { DoctorChoice } from './doctor-choice.tsx';
import { useFittingKinds } from './free-times.queries.ts';
import { shortestKind } from './free-times.ts';
import { StepFoot } from './step-foot.tsx';
import { TimeChoice } from './time-choice.tsx';
import { TypeChoice } from './type-choice.tsx';
import type { Whom } from './use-whom.ts';
import type { useWizard } from './use-wizard.ts';
import { WhomChoice } from './whom-choice.tsx';
import { loseTime, missingIn } from './wizard.ts';

type Doctor = z.output<typeof doctorSchema>;
type Walk = ReturnType<typeof useWizard>;

function DayAndTime({ walk, doctor, whom }: { walk: Walk; doctor: Doctor; whom: Whom }) {
  const { wizard, today, pick } = walk;
  const { time } = wizard;
  // The first day with time is opened; only a press on a time chooses it.
  const date = wizard.date ?? doctor.availability;
  const kind = shortestKind(doctor.types)?.id;
  const [gone, setGone] = useState<string | null>(null);
  const lose = useCallback(
    (lost: string) => {
      setGone(lost);
      pick({ time: null });
    },
    [pick],
  );
  return (
    <Stack fill gap="loose">
      <DayChoice
        doctorId={doctor.id}
        kind={kind}
        today={today}
        date={date}
        nextFree={doctor.availability}
        onPick={(day) => {
          setGone(null);
          pick({ date: day });
        }}
      />
      {date ? (
        <Stack fill>
          {gone && !time ? (
            <Alert tone="warning" live="polite">
              <Trans>{gone} has just been taken. Please choose another time.</Trans>
            </Alert>
          ) : null}
          <TimeChoice
            doctorId={doctor.id}
            kind={kind}
            date={date}
            time={time}
            linkTo={(chosen) => walk.linkTo({ date, time: chosen })}
            onLost={lose}
          />
        </Stack>
      ) : null}
      {whom.patient ? <WaitForPlace doctor={doctor} patient={whom.patient} /> : null}
      <StepFoot
        step={2}
        missing={missingIn(2, { ...wizard, date })}
        onBack={walk.back}
        onNext={walk.next}
      />
    </Stack>
  );
}

function AppointmentType({ walk, doctor }: { walk: Walk; doctor: Doctor }) {
  const { wizard, go } = walk;
  const offered = doctor.types.map(({ id }) => id);
  const at = { date: wizard.date ?? '', time: wizard.time ?? '' };
  const { fitting, failed, retry } = useFittingKinds(doctor.id, at, offered);
  const fits = wizard.type !== null && fitting?.includes(wizard.type);
  return (
    <Stack fill gap="loose">
      <TypeChoice
        time={at.time}
        type={wizard.type}
        offered={offered}
        fitting={fitting}
        failed={failed}
        onRetry={retry}
        linkTo={(type) => walk.linkTo({ type })}
        onOtherTime={() => go(loseTime(wizard))}
      />
      <StepFoot step={3} missing={fits ? null : 'type'} onBack={walk.back} onNext={walk.next} />
    </Stack>
  );
}

/** The current step of the wizard. */
export function BookingStep(props: {
  walk: Walk;
  doctor: GuardedQuery<Doctor>;
  whom: Whom;
  onTimeLost: (words: string) => void;
}) {
  const { walk, doctor, whom, onTimeLost } = props;
  const { t } = useLingui();
  const { wizard, pick, go } = walk;
  const askWhom = <WhomChoice whom={whom} onPick={(elder) => pick({ elder })} />;
  // Whom the visit is for comes first: where the doctor is near depends on it.
  if (whom.missing) {
    return (
      <Stack fill gap="loose">
        {askWhom}
        <StepFoot step={wizard.step} missing="elder" onBack={walk.back} onNext={walk.next} />
      </Stack>
    );
  }
  if (wizard.step === 1) {
    return (
      <Stack fill gap="loose">
        {askWhom}
        <DoctorChoice walk={walk} whom={whom} />
        <StepFoot step={1} missing={missingIn(1, wizard)} onBack={walk.back} onNext={walk.next} />
      </Stack>
    );
  }
  if (doctor.error instanceof Problem && doctor.error.status === 404) {
    const other = (
      <Button onClick={() => go({ ...wizard, doctor: null, step: 1 })}>
        <Trans>Choose another doctor</Trans>
      </Button>
    );
    return (
      <Empty drawing={notFound} title={t`This doctor is not listed`} action={other}>
        {t`The link may be old, or the doctor no longer sees patients here.`}
      </Empty>
    );
  }
  return (
    <QueryState query={doctor} label={t`Loading...`} failed={t`The doctor did not arrive`}>
      {(data) => {
        if (wizard.step === 2) return <DayAndTime walk={walk} doctor={data} whom={whom} />;
        if (wizard.step === 3) return <AppointmentType walk={walk} doctor={data} />;
        return (
          <ConfirmBooking
            wizard={wizard}
            whom={whom}
            askWhom={askWhom}
            onMode={(mode) => pick({ mode })}
            onBack={walk.back}
            onTimeLost={onTimeLost}
          />
        );
      }}
    </QueryState>
  );
}
