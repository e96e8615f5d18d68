import { Problem } from '@hafi/contract/core/problem';
import { ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { BookingSheet } from './booking-sheet.tsx';
import { useBooking } from './bookings.queries.ts';

/** One booking: all its facts and actions. */
export function BookingDetailsPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const booking = useBooking(id);
  usePageTitle(t`Your appointment`);
  usePageBack('home');
  const unknown =
    booking.error instanceof Problem && [400, 404, 422].includes(booking.error.status);
  return (
    <Stack fill gap="loose">
      {unknown ? (
        <>
          <h1>
            <Trans>There is no such appointment</Trans>
          </h1>
          <p>
            <Trans>The link may be incomplete, or the appointment is somebody else's.</Trans>
          </p>
          <div>
            <ButtonLink as={Link} to={paths.booking}>
              <Trans>Book Appointment</Trans>
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <h1>
            <Trans>Your appointment</Trans>
          </h1>
          <OutcomePlace>
            <QueryState
              query={booking}
              label={t`Loading...`}
              failed={t`Your appointment did not arrive`}
              rows={5}
            >
              {(data) => <BookingSheet booking={data} />}
            </QueryState>
          </OutcomePlace>
        </>
      )}
    </Stack>
  );
}
