import { formatPhone } from '@hafi/base/format-phone';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { Facts } from '@hafi/ui/facts/facts';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, Check, FileText } from 'lucide-react';
import { Link } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useAcceptBooking } from '../../../kit/bookings/booking-acts.queries.ts';
import { modeWords } from '../../../kit/bookings/booking-words.ts';
import { StatusBadge } from '../../../kit/bookings/status-badge.tsx';
import { VideoDoorLink } from '../../../kit/bookings/video-door-link.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryFailure } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { BookingMenu } from '../desk/booking-menu.tsx';
import { mayReadHealth } from '../desk/patients-health.ts';
import { usePatientsHealth } from '../practice.queries.ts';

/** One appointment of the calendar: what it is, and what can be done with it. */
export function AppointmentDialog(props: {
  booking: Booking;
  onMove: () => void;
  onClose: () => void;
}) {
  const { booking, onClose, onMove } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const accept = useAcceptBooking();
  const health = usePatientsHealth();
  const glances = dataOf(health);
  const { appointmentType, can, date, mode, note, patient, status, time } = booking;
  const mayRead = mayReadHealth(glances?.find(({ elder }) => elder.id === patient.id));
  return (
    <Dialog open onClose={onClose} title={patient.name} closeLabel={t`Close`}>
      <OutcomePlace>
        <Stack fill>
          <Row>
            <StatusBadge status={status} asDoctor />
          </Row>
          <Facts
            facts={[
              {
                term: t`When`,
                value: `${formatDate(date, locale, { style: 'weekday' })}, ${time}`,
              },
              {
                term: t`Kind of visit`,
                value: `${appointmentType.name} · ${t(modeWords[mode].name)}`,
              },
              ...(patient.phone
                ? [
                    {
                      term: t`Phone`,
                      value: <a href={`tel:${patient.phone}`}>{formatPhone(patient.phone)}</a>,
                    },
                  ]
                : []),
              ...(note ? [{ term: t`Note`, value: note }] : []),
            ]}
          />
          <QueryFailure query={health} failed={t`How they are did not arrive`} />
          <ActFailure act={accept} />
          <Row>
            {can.accept ? (
              <Button
                icon={Check}
                busy={accept.isPending}
                onClick={() =>
                  accept.mutate(booking, {
                    done: t`Accepted. ${patient.name} is told.`,
                    onSuccess: onClose,
                  })
                }
              >
                <Trans>Accept</Trans>
              </Button>
            ) : null}
            <VideoDoorLink booking={booking} />
            {mayRead ? (
              <ButtonLink as={Link} to={paths.patient(patient.id)} icon={FileText}>
                <Trans>Open chart</Trans>
              </ButtonLink>
            ) : null}
            {can.reschedule ? (
              <Button variant="second" icon={CalendarClock} onClick={onMove}>
                <Trans>Move</Trans>
              </Button>
            ) : null}
            <BookingMenu booking={booking} />
          </Row>
        </Stack>
      </OutcomePlace>
    </Dialog>
  );
}
