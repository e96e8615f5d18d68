import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatDate, withOwnTime } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Facts } from '@hafi/ui/facts/facts';
import { Heading } from '@hafi/ui/heading/heading';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Sum, Ticket, TicketPart } from '@hafi/ui/ticket/ticket';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';

/** What is being paid: appointment, price, service fee, total. */
export function BookingTicket({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Ticket aria-label={t`Your booking`}>
      <TicketPart>
        <Stack fill>
          <Heading level={2} size={3}>
            <Trans>Your booking</Trans>
          </Heading>
          <Facts
            narrow
            facts={[
              { term: t`Doctor`, value: booking.doctor.name },
              { term: t`Day`, value: formatDate(booking.date, locale, { style: 'full' }) },
              {
                term: t`Time`,
                value: withOwnTime(
                  t`${booking.time}, Kigali time`,
                  new Date(booking.startsAt),
                  locale,
                ),
              },
              { term: t`Type`, value: booking.appointmentType.name },
            ]}
          />
        </Stack>
      </TicketPart>
      <TicketPart>
        {booking.toPay === booking.total ? (
          <FullPrice booking={booking} />
        ) : (
          <Fee booking={booking} />
        )}
      </TicketPart>
    </Ticket>
  );
}

/** The fee of an appointment that did not take place, if there is one. */
function Fee({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (booking.toPay === 0) {
    return (
      <p>
        <Trans>It was cancelled. Nothing is to be paid for it.</Trans>
      </p>
    );
  }
  return (
    <>
      <Sum total label={t`Fee`} amount={formatRwf(booking.toPay, locale)} />
      <Quiet>
        {booking.status === 'cancelled' ? (
          <Trans>It was cancelled less than 24 hours before.</Trans>
        ) : (
          <Trans>Nobody came to the appointment.</Trans>
        )}{' '}
        {booking.payment.state === 'waived' ? <Trans>It need not be paid.</Trans> : null}
      </Quiet>
    </>
  );
}

function FullPrice({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      <Sum
        label={booking.appointmentType.name}
        amount={formatRwf(booking.appointmentType.price, locale)}
      />
      <Sum label={t`Service fee`} amount={formatRwf(booking.serviceFee, locale)} />
      <Sum total label={t`Total`} amount={formatRwf(booking.total, locale)} />
      <Quiet>
        <Trans>Free cancellation up to 24 hours before.</Trans>
      </Quiet>
    </>
  );
}
