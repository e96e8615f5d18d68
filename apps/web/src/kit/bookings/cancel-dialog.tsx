import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Alert } from '@hafi/ui/alert/alert';
import { AlertDialog } from '@hafi/ui/dialog/alert-dialog';
import { TextArea } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '../../lib/words/locale.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import { useCancelBooking } from './booking-acts.queries.ts';

const longestReason = 300;

/** Asks once more, naming the visit and what cancelling costs; the reason is optional. */
export function CancelDialog(props: {
  booking: Booking;
  /** With whom, from where one sits: the doctor's name, or the patient's. */
  withWhom: string;
  open: boolean;
  onClose: () => void;
  onCancelled?: () => void;
}) {
  const { booking, withWhom, open, onClose, onCancelled } = props;
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const [reason, setReason] = useState('');
  const cancel = useCancelBooking(booking.id);
  const day = formatDate(booking.date, locale, { style: 'weekday' });
  const { time, cancellationFee } = booking;
  const confirm = () =>
    cancel.mutate(reason.trim(), {
      onSuccess: () => {
        onClose();
        onCancelled?.();
      },
    });
  return (
    <AlertDialog
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
      act={{
        variant: 'second',
        busy: cancel.isPending,
        busyLabel: t`Please wait`,
        onClick: confirm,
        children: t`Cancel the visit`,
      }}
    >
      <Stack fill>
        <TextArea
          label={t`Why? (optional)`}
          maxLength={longestReason}
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {cancel.isError ? (
          <Alert tone="error" live="assertive">
            {problemText(cancel.error, i18n)}
          </Alert>
        ) : null}
      </Stack>
    </AlertDialog>
  );
}
