import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { useOutcomeActs } from '../../kit/practice/use-outcome-acts.ts';
import { problemText } from '../../lib/words/problem-text.ts';

/** What its doctor says of an appointment that is over. */
export function OutcomeButtons({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const { acts, error, isPending } = useOutcomeActs(booking);
  return (
    <>
      {error ? (
        <Alert tone="error" live="assertive">
          {problemText(error, i18n)}
        </Alert>
      ) : null}
      <Row>
        {acts.map(({ icon, key, label, run }) => (
          <Button
            key={key}
            icon={icon}
            variant={key === 'done' ? 'leaf' : 'second'}
            disabled={isPending}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </Row>
    </>
  );
}
