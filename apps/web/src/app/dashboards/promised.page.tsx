import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { TakenRequests } from '../../features/volunteering/taken-requests.tsx';
import { useTakenRequests } from '../../features/volunteering/volunteering.queries.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';
import { DatedPage } from '../../lib/query/as-of.tsx';
import { BookingsAndActivity } from './bookings-and-activity.tsx';

/** What a volunteer has promised and done, and the own appointments and activity. */
export function PromisedPage() {
  const { t } = useLingui();
  usePageTitle(t`Promised`);
  usePageBack('home');
  return (
    <Stack fill gap="section">
      <h1>
        <Trans>Promised</Trans>
      </h1>
      <DatedPage query={useTakenRequests('open')}>
        <TakenRequests />
        <BookingsAndActivity />
      </DatedPage>
    </Stack>
  );
}
