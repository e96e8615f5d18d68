import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { Card } from '@hafi/ui/card/card';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { useReviewBooking } from './bookings.queries.ts';
import { type ReviewValues, reviewSchema, toReview } from './review-values.ts';

function ReviewForm({ bookingId }: { bookingId: string }) {
  const { t } = useLingui();
  const review = useReviewBooking(bookingId);
  const state = useHafiForm<ReviewValues>({
    schema: reviewSchema,
    defaults: { rating: '', comment: '' },
    draftKey: `review-${bookingId}`,
    submit: async (values) => {
      await review.mutateAsync(toReview(values));
      return t`Thank you. Your words help others to choose a doctor.`;
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
  return (
    <OutcomePlace>{booking.can.review ? <ReviewForm bookingId={booking.id} /> : null}</OutcomePlace>
  );
}
