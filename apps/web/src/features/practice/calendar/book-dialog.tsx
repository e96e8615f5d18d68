import { type BookingMode, bookingModes } from '@hafi/contract/bookings/booking-terms';
import type { WaitingPatient } from '@hafi/contract/bookings/waitlist.schemas';
import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Segmented } from '@hafi/ui/segmented/segmented';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useAlsoThen } from '../../../kit/bookings/also-then.ts';
import { modeWords } from '../../../kit/bookings/booking-words.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryFailure, QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import {
  useBookPatient,
  useKinds,
  useOwnProfile,
  usePracticePatients,
} from '../practice.queries.ts';
import { WaitWords } from './waiting-sheet.tsx';

/** Patients offered at once; typing narrows them. */
const shown = 5;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The kind that fills the drawn time best, and the first one where none was drawn. */
function kindFor(minutes: number | null, offered: readonly AppointmentTypeId[]) {
  const [first] = offered;
  if (minutes === null) return first;
  const length = (kind: AppointmentTypeId) => appointmentKinds[kind].duration;
  const [longest] = offered
    .filter((kind) => length(kind) <= minutes)
    .sort((one, other) => length(other) - length(one));
  return longest ?? first;
}

/**
 * Books a patient of the own practice at a free time: who, which kind, how. With `wait` somebody who
 * waits for a place, as they wish it.
 */
export function BookDialog(props: {
  date: string;
  times: readonly string[];
  first: string;
  /** How long it is to be, where that was drawn in the calendar. */
  minutes: number | null;
  wait: WaitingPatient | null;
  onClose: () => void;
  onBooked: () => void;
}) {
  const { date, first, minutes, onBooked, onClose, times, wait } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const patients = usePracticePatients();
  const kindsQuery = useKinds();
  const profile = useOwnProfile();
  const kinds = dataOf(kindsQuery) ?? [];
  const offered = dataOf(profile)?.types ?? [];
  const book = useBookPatient();
  const alsoThen = useAlsoThen();
  const [typed, setTyped] = useState('');
  const [patientId, setPatientId] = useState(wait?.patient.id ?? '');
  const [time, setTime] = useState(first);
  const [kind, setKind] = useState<AppointmentTypeId | null>(wait?.type ?? null);
  const [mode, setMode] = useState<BookingMode>(wait?.mode ?? 'in-person');
  const type = kind ?? kindFor(minutes, offered) ?? 'general';
  const { duration } = appointmentKinds[type];
  const day = formatDate(date, locale, { style: 'weekday' });
  // What was refused or asked of another patient or time stands beside no new choice.
  const { variables: sent } = book;
  const isOfChoice = sent?.patientId === patientId && sent.time === time;
  const send = () => {
    const patient = wait?.patient ?? dataOf(patients)?.find(({ id }) => id === patientId);
    if (!patient) return;
    const choice = [patientId, date, time].join(' ');
    book.mutate(
      {
        patientId,
        date,
        time,
        type,
        mode,
        ...alsoThen.said(choice),
        ...(wait ? { waitId: wait.id } : {}),
      },
      {
        done: t`Booked: ${patient.name}, ${day} at ${time}. ${patient.name} is asked whether it suits.`,
        onSuccess: onBooked,
        onError: (error) => void alsoThen.answered(choice, error),
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          {day}, {time}
        </>
      }
      closeLabel={t`Close`}
      actions={
        <Button
          icon={CalendarPlus}
          disabled={patientId === ''}
          busy={book.isPending}
          busyLabel={t`Please wait`}
          onClick={send}
        >
          <Trans>Book {duration} minutes</Trans>
        </Button>
      }
    >
      <Stack fill>
        {wait ? (
          <WaitWords wait={wait} />
        ) : (
          <QueryState
            query={patients}
            label={t`Loading your patients`}
            failed={t`Your patients did not arrive`}
            isEmpty={(list) => list.length === 0}
            empty={
              <Quiet>
                <Trans>
                  You can book whom you have accepted once: a patient books the first visit.
                </Trans>
              </Quiet>
            }
          >
            {(list) => {
              const found = list.filter(
                ({ id, name }) => id === patientId || plain(name).includes(plain(typed)),
              );
              return (
                <>
                  {list.length > shown ? (
                    <TextField
                      label={t`Patient's name`}
                      value={typed}
                      autoComplete="off"
                      onChange={(event) => setTyped(event.target.value)}
                    />
                  ) : null}
                  <RadioGroup
                    legend={t`Patient`}
                    variant="plain"
                    name="patient"
                    value={patientId}
                    onChange={(event) => setPatientId(event.target.value)}
                    options={found.slice(0, shown).map(({ id, lastAt, name }) => ({
                      value: id,
                      label: name,
                      detail: lastAt
                        ? t`last visit ${formatDate(lastAt.slice(0, 10), locale, { style: 'short' })}`
                        : undefined,
                    }))}
                  />
                  {found.length === 0 ? (
                    <Quiet>
                      <Trans>No patient of yours has this name.</Trans>
                    </Quiet>
                  ) : null}
                </>
              );
            }}
          </QueryState>
        )}
        <QueryFailure query={profile} failed={t`Your practice did not arrive`} />
        <QueryFailure query={kindsQuery} failed={t`The kinds of visit did not arrive`} />
        <SelectField
          label={t`Time`}
          value={time}
          options={times.map((value) => ({ value, label: value }))}
          onChange={(event) => setTime(event.target.value)}
        />
        <SelectField
          label={t`Kind of visit`}
          value={type}
          options={offered.map((value) => ({
            value,
            label: kinds.find(({ id }) => id === value)?.name ?? value,
          }))}
          onChange={(event) => setKind(event.target.value as AppointmentTypeId)}
        />
        <Segmented<BookingMode>
          legend={t`How`}
          value={mode}
          onChange={setMode}
          options={bookingModes.map((value) => ({ value, label: t(modeWords[value].name) }))}
        />
        {isOfChoice ? <ActFailure act={book} /> : null}
      </Stack>
    </Dialog>
  );
}
