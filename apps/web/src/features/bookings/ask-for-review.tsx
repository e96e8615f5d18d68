import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Card } from '@hafi/ui/card/card';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useReviewBooking } from './bookings.queries.ts';
import { type ReviewValues, reviewSchema, toReview } from './review-values.ts';

function ReviewForm({ bookingId, onSent }: { bookingId: string; onSent: () => void }) {
  const { t } = useLingui();
  const review = useReviewBooking(bookingId);
  const state = useHafiForm<ReviewValues>({
    schema: reviewSchema,
    defaults: { rating: '', comment: '' },
    draftKey: `review-${bookingId}`,
    submit: async (values) => {
      await review.mutateAsync(toReview(values));
      onSent();
    },
  });
  const { field } = state;
  return (
    <Card as="section" matter="well">
      <FormFrame state={state} save={<Trans>Send</Trans>} icon={Send}>
        <RadioGroup
          legend={<Trans>How was the visit?</Trans>}
          legendVariant="heading"
          options={[
            { value: '5', label: t`Very good` },
            { value: '4', label: t`Good` },
            { value: '3', label: t`Neither good nor bad` },
            { value: '2', label: t`Not so good` },
            { value: '1', label: t`Bad` },
          ]}
          {...field('rating')}
        />
        <TextArea
          label={t`In your words (optional)`}
          hint={t`Everybody can read it, with your first name. Please write nothing about your health.`}
          rows={3}
          maxLength={1000}
          {...field('comment')}
        />
      </FormFrame>
    </Card>
  );
}

/** Asks the patient for a review of a past appointment, once, and thanks for it. */
export function AskForReview({ booking }: { booking: Booking }) {
  const [sent, setSent] = useState(false);
  return (
    <>
      <Status>
        {sent ? (
          <Alert tone="success">
            <Trans>Thank you. Your words help others to choose a doctor.</Trans>
          </Alert>
        ) : null}
      </Status>
      {booking.can.review && !sent ? (
        <ReviewForm bookingId={booking.id} onSent={() => setSent(true)} />
      ) : null}
    </>
  );
}
