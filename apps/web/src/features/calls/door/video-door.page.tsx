import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { getBooking } from '@hafi/contract/bookings/bookings.contract';
import { videoOpening } from '@hafi/contract/calls/call-terms';
import { formatDate } from '@hafi/i18n/dates';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, Phone, Video } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useNow } from '../../../lib/clock/use-now.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { silent, useWork } from '../../../lib/query/use-work.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { followCalls } from '../live/known-calls.ts';
import { beginCall, NoMicrophone } from '../live/take-part.ts';
import { MicrophoneHelp } from '../screen/microphone-help.tsx';

followCalls();

/** How the appointment stands, and the way in while it is open. */
function Door({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const now = useNow(1_000);
  const { id, mode, status } = booking;
  const { closesAt, opensAt } = videoOpening({
    startsAt: new Date(booking.startsAt),
    endsAt: new Date(booking.endsAt),
  });
  const enter = useWork(async (picture: boolean) => {
    const call = await beginCall({ bookingId: id }, picture ? 'video' : 'audio');
    await navigate(paths.call(call.id));
  });
  const { error } = enter;
  if (mode !== 'video') return <p>{t`This appointment is not by video.`}</p>;
  if (status === 'cancelled') return <p>{t`This appointment was cancelled.`}</p>;
  if (status === 'pending') return <p>{t`The doctor has not accepted this appointment yet.`}</p>;
  if (!booking.can.enter) {
    return <p>{t`Only the doctor, the patient and who booked for them speak here.`}</p>;
  }
  if (now >= closesAt) return <p>{t`This appointment is over.`}</p>;
  if (now < opensAt) {
    return (
      <p>
        <Trans>
          You can enter 10 minutes before it begins. This page opens by itself: please stay, or come
          back then.
        </Trans>
      </p>
    );
  }
  return (
    <>
      {error instanceof NoMicrophone ? (
        <MicrophoneHelp callId={null} reason={error.reason} />
      ) : (
        <ActFailure act={enter} />
      )}
      <Button
        icon={Video}
        busy={enter.isPending}
        onClick={() => enter.mutate(true, { done: silent })}
      >
        <Trans>Enter with picture</Trans>
      </Button>
      <Button variant="second" icon={Phone} onClick={() => enter.mutate(false, { done: silent })}>
        <Trans>Enter with the voice alone</Trans>
      </Button>
    </>
  );
}

function Appointment({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { date, doctor, id, patient, side, time } = booking;
  const other = side === 'doctor' ? patient.name : doctor.name;
  const day = formatDate(date, locale, { style: 'full' });
  return (
    <Stack>
      <h1>
        <Trans>Video appointment with {other}</Trans>
      </h1>
      <p>{t`${day}, ${time}, Kigali time`}</p>
      <Door booking={booking} />
      {side === 'doctor' && patient.phone ? (
        <ButtonLink href={`tel:${patient.phone}`} variant="second" icon={Phone}>
          <Trans>If the picture does not work: phone {other}</Trans>
        </ButtonLink>
      ) : (
        <p>
          <Trans>If the picture does not work, the doctor phones you.</Trans>
        </p>
      )}
      <ButtonLink as={Link} to={paths.bookingDetails(id)} variant="second" icon={CalendarDays}>
        <Trans>About this appointment</Trans>
      </ButtonLink>
    </Stack>
  );
}

/** The door of an appointment by video: it opens at its time, for its two sides. */
export function VideoDoorPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  usePageTitle(t`Video appointment`);
  const query = useAnswer(getBooking, { params: { id } });
  return (
    <OutcomePlace>
      <QueryState
        query={query}
        label={t`Loading the appointment`}
        failed={t`The appointment did not arrive`}
      >
        {(booking) => <Appointment booking={booking} />}
      </QueryState>
    </OutcomePlace>
  );
}
