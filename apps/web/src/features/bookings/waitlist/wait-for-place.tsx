import type { BookingPatient } from '@hafi/contract/bookings/booking.schemas';
import { type BookingMode, bookingModes } from '@hafi/contract/bookings/booking-terms';
import { type Wait, type WaitWish, waitWishes } from '@hafi/contract/bookings/waitlist.schemas';
import type { doctor as doctorSchema } from '@hafi/contract/doctors/doctor.schemas';
import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { modeWords } from '../../../kit/bookings/booking-words.ts';
import { wishWords } from '../../../kit/bookings/wait-words.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useJoinWaitlist, useLeaveWaitlist, useWaits } from './waitlist.queries.ts';

type Doctor = z.output<typeof doctorSchema>;

/** A wait that goes on, and the way out of it. */
function Waiting({ wait, patient }: { wait: Wait; patient: BookingPatient }) {
  const { t } = useLingui();
  const locale = useLocale();
  const leave = useLeaveWaitlist();
  const doctor = wait.doctor.name;
  const name = patient.firstName;
  const wish = t(wishWords[wait.wish]);
  const until = formatDate(wait.until.slice(0, 10), locale, { style: 'full' });
  return (
    <>
      <p>
        {patient.self ? (
          <Trans>
            You wait for a place with {doctor}. {wish}, until {until}.
          </Trans>
        ) : (
          <Trans>
            {name} waits for a place with {doctor}. {wish}, until {until}.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          {doctor} sees it and can offer a time. When somebody gives back a time that suits, those
          who wait longest are told.
        </Trans>
      </p>
      <ActFailure act={leave} />
      <Row>
        <Button
          variant="second"
          busy={leave.isPending}
          onClick={() => leave.mutate(wait.id, { done: t`You no longer wait for ${doctor}.` })}
        >
          <Trans>Stop waiting</Trans>
        </Button>
      </Row>
    </>
  );
}

function AskToWait({ doctor, patient }: { doctor: Doctor; patient: BookingPatient }) {
  const { t } = useLingui();
  const join = useJoinWaitlist();
  const [wish, setWish] = useState<WaitWish>('soonest');
  const [type, setType] = useState<AppointmentTypeId | undefined>(doctor.types[0]?.id);
  const [mode, setMode] = useState<BookingMode>('in-person');
  const send = () => {
    if (!type) return;
    const whose = patient.self ? {} : { elderId: patient.id };
    join.mutate(
      { doctorId: doctor.id, type, mode, wish, ...whose },
      { done: t`Noted: ${doctor.name} sees it.` },
    );
  };
  return (
    <>
      <RadioGroup
        legend={t`When could it be?`}
        name="wish"
        value={wish}
        onChange={(event) => setWish(event.target.value as WaitWish)}
        options={waitWishes.map((value) => ({ value, label: t(wishWords[value]) }))}
      />
      <RadioGroup
        legend={t`Kind of visit`}
        name="kind"
        value={type ?? ''}
        onChange={(event) => setType(event.target.value as AppointmentTypeId)}
        options={doctor.types.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <RadioGroup
        legend={t`How`}
        name="mode"
        value={mode}
        onChange={(event) => setMode(event.target.value as BookingMode)}
        options={bookingModes.map((value) => ({ value, label: t(modeWords[value].name) }))}
      />
      <ActFailure act={join} />
      <Row>
        <Button
          variant="second"
          icon={Hourglass}
          busy={join.isPending}
          busyLabel={t`Please wait`}
          onClick={send}
        >
          <Trans>Wait for a place</Trans>
        </Button>
      </Row>
    </>
  );
}

/** Where no time suits: a place on the doctor's waiting list, or the one that the patient has. */
export function WaitForPlace({ doctor, patient }: { doctor: Doctor; patient: BookingPatient }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const waits = useWaits(patient.id);
  return (
    <Card>
      <Stack as="section" fill aria-label={t`Waiting for a place`}>
        <OutcomePlace>
          <QueryState
            query={waits}
            label={t`Loading...`}
            failed={t`It is not known whether you wait for a place`}
            rows={1}
          >
            {(all) => {
              const wait = all.find((each) => each.doctor.id === doctor.id);
              if (wait) return <Waiting wait={wait} patient={patient} />;
              if (isOpen) return <AskToWait doctor={doctor} patient={patient} />;
              return (
                <>
                  <p>
                    <Trans>
                      No time suits? Then wait for a place: {doctor.name} sees it and can offer one.
                      When somebody gives back a time that suits, those who wait longest are told.
                    </Trans>
                  </p>
                  <Row>
                    <Button
                      variant="second"
                      icon={Hourglass}
                      aria-expanded={false}
                      onClick={() => setOpen(true)}
                    >
                      <Trans>Wait for a place</Trans>
                    </Button>
                  </Row>
                </>
              );
            }}
          </QueryState>
        </OutcomePlace>
      </Stack>
    </Card>
  );
}
