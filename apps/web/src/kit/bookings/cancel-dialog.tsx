import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { TextArea } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
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
  const keep = useRef<HTMLButtonElement>(null);
  // The browser would begin in the text box, which opens a phone's keyboard over the question.
  useEffect(() => {
    if (open) keep.current?.focus();
  }, [open]);
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
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={<Trans>Cancel the visit of {day}?</Trans>}
      actions={
        <>
          <Button ref={keep} onClick={onClose}>
            <Trans>Keep the visit</Trans>
          </Button>
          <Button
            variant="second"
            busy={cancel.isPending}
            busyLabel={t`Please wait`}
            onClick={confirm}
          >
            <Trans>Cancel the visit</Trans>
          </Button>
        </>
      }
    >
      <Stack fill>
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
    </Dialog>
  );
}
