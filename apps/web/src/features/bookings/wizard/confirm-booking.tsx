import { bookingModes } from '@hafi/contract/bookings/booking-terms';
import { Problem } from '@hafi/contract/core/problem';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextArea } from '@hafi/ui/field/text-field';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useAlsoThen } from '../../../kit/bookings/also-then.ts';
import { modeWords } from '../../../kit/bookings/booking-words.ts';
import { sendOnce } from '../../../kit/send-once.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/form/form-draft.ts';
import { loginThen, paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import { useCreateBooking, type Wishes } from '../bookings.queries.ts';
import styles from './booking.module.css';
import { noteBooked } from './just-booked.ts';
import { StepFoot } from './step-foot.tsx';
import type { Whom } from './use-whom.ts';
import type { BookingMode, Wizard } from './wizard.ts';

/**
 * The note is stored as a draft: it survives a reload and the sign-in, and never appears in the
 * URL.
 */
const draftKey = 'booking-note';
interface Draft {
  readonly note: string;
}

const longestNote = 500;

/** The booking request of a complete wizard. */
function wishesOf(wizard: Wizard, { patient }: Whom, note: string): Wishes | null {
  const { doctor, date, time, type, mode } = wizard;
  if (!doctor || !date || !time || !type) return null;
  const whom = patient && !patient.self ? { elderId: patient.id } : {};
  return { doctorId: doctor, date, time, type, mode, ...whom, note: note.trim() };
}

/** Whether the time itself was refused, so that another one must be chosen. */
function isTimeLost(problem: Problem): boolean {
  const codes = ['slot-taken', 'slot-not-offered'];
  return codes.includes(problem.code) || problem.errors.some(({ path }) => path === 'date');
}

/** The last step: patient, mode, note, and the button that books. */
export function ConfirmBooking(props: {
  wizard: Wizard;
  whom: Whom;
  askWhom: ReactNode;
  onMode: (mode: BookingMode) => void;
  onBack: () => void;
  /** Somebody else has taken the time; called with the message. */
  onTimeLost: (words: string) => void;
}) {
  const { wizard, whom, askWhom, onMode, onBack, onTimeLost } = props;
  const { i18n, t } = useLingui();
  const { status } = useSession();
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const create = useCreateBooking();
  const alsoThen = useAlsoThen();
  const [note, setNote] = useState(() => readDraft<Draft>(draftKey).note ?? '');
  const signIn = loginThen(pathname + search);
  const elder = whom.patient?.self ? undefined : whom.patient?.firstName;
  // What was refused or asked for another patient stands beside no new choice.
  const sent = create.variables?.wishes;
  const now = wishesOf(wizard, whom, note);
  const isOfChoice =
    sent?.elderId === now?.elderId && sent?.date === now?.date && sent?.time === now?.time;
  const confirm = async () => {
    const chosen = wishesOf(wizard, whom, note);
    if (!chosen) return;
    const { date, doctorId, elderId = '', time } = chosen;
    const choice = [doctorId, elderId, date, time].join(' ');
    const wishes = { ...chosen, ...alsoThen.said(choice) };
    try {
      const send = (attempt: string) => create.mutateAsync({ wishes, key: attempt });
      const { id } = await sendOnce('booking', wishes, send);
      dropDraft(draftKey);
      noteBooked({ ...wishes, id }, key);
      navigate(paths.payment(id), { replace: true });
    } catch (error) {
      if (alsoThen.answered(choice, error) || !(error instanceof Problem)) return;
      if (error.status === 401) navigate(signIn);
      else if (isTimeLost(error)) onTimeLost(problemText(error, i18n));
      // The right to book for this elder may have ended meanwhile: then the step says so.
      else if (elder && [403, 404].includes(error.status)) void whom.patients.refetch();
    }
  };
  return (
    <Stack fill gap="loose" className={styles.whole}>
      {askWhom}
      <RadioGroup
        name="mode"
        legend={<Trans>How would you like to meet?</Trans>}
        legendVariant="heading"
        value={wizard.mode}
        onChange={(event) => {
          const mode = bookingModes.find((each) => each === event.target.value);
          if (mode) onMode(mode);
        }}
        options={bookingModes.map((value) => ({
          value,
          label: t(modeWords[value].name),
          detail: t(modeWords[value].detail),
        }))}
      />
      <TextArea
        label={t`A note for the doctor (optional)`}
        hint={
          elder
            ? t`Only ${elder}, who keeps these visits, and the doctor can read it.`
            : t`Only you, the doctor and whom you let keep your visits can read it.`
        }
        maxLength={longestNote}
        rows={3}
        value={note}
        onChange={(event) => {
          setNote(event.target.value);
          keepDraft(draftKey, { note: event.target.value } satisfies Draft);
        }}
      />
      {isOfChoice ? <ActFailure act={create} /> : null}
      {status === 'signed-out' ? (
        <Quiet>
          <Trans>You sign in first, then you confirm. Everything you chose is kept.</Trans>
        </Quiet>
      ) : null}
      <StepFoot step={4} missing={null} onBack={onBack}>
        {status === 'signed-out' ? (
          <ButtonLink as={Link} to={signIn} icon={LogIn}>
            <Trans>Sign in to confirm</Trans>
          </ButtonLink>
        ) : (
          <Button
            busy={create.isPending || status === 'loading'}
            busyLabel={t`Please wait`}
            onClick={confirm}
          >
            <Trans>Confirm booking</Trans>
          </Button>
        )}
      </StepFoot>
    </Stack>
  );
}
