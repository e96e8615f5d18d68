import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecentActivity } from '../../features/notifications/recent-activity.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';

/** As many lines as the server gives at once. */
const most = 30;

/** What happened last, on a page of its own. */
export function ActivityPage() {
  const { t } = useLingui();
  usePageTitle(t`Recent Activity`);
  usePageBack('home');
  return (
    <Stack fill>
      <h1 data-clip="dashboard-activity">
        <Trans>Recent Activity</Trans>
      </h1>
      <Card>
        <RecentActivity limit={most} />
      </Card>
    </Stack>
  );
}
