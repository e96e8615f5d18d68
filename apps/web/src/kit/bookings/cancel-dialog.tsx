import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';
import { ConfirmWithReason } from '../confirm-with-reason.tsx';
import { useCancelBooking } from './booking-acts.queries.ts';

const longestReason = 300;

/**
 * Confirmation dialog for cancelling: names the appointment and what cancelling costs, and says
 * afterwards that it is cancelled. The reason is optional.
 */
export function CancelDialog(props: {
  booking: Booking;
  /** The other person of the appointment: the doctor's name, or for the doctor the patient's. */
  withWhom: string;
  open: boolean;
  onClose: () => void;
}) {
  const { booking, withWhom, open, onClose } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const cancel = useCancelBooking(booking.id);
  const day = formatDate(booking.date, locale, { style: 'weekday' });
  const { time, cancellationFee } = booking;
  const done = t`The appointment with ${withWhom} on ${day} is cancelled.`;
  return (
    <ConfirmWithReason
      open={open}
      onClose={onClose}
      title={<Trans>Cancel the visit of {day}?</Trans>}
      message={
        <p>
          <Trans>
            {withWhom} at {time}, Kigali time.
          </Trans>{' '}
          {cancellationFee > 0 ? (
            <Trans>
              Less than 24 hours are left, so it costs {formatRwf(cancellationFee, locale)}.
            </Trans>
          ) : (
            <Trans>It costs nothing.</Trans>
          )}
        </p>
      }
      safe={t`Keep the visit`}
      yes={t`Cancel the visit`}
      variant="second"
      why={t`Why? (optional, ${withWhom} reads it)`}
      longest={longestReason}
      act={cancel.mutateAsync}
      done={booking.side === 'doctor' ? `${done} ${t`${withWhom} is told.`}` : done}
    />
  );
}
