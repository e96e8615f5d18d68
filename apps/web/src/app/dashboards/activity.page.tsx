import { Card } from '@hafi/ui/card/card';
import { BackLink } from '@hafi/ui/crumbs/crumbs';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { RecentActivity } from '../../features/notifications/recent-activity.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { dashboardOf } from '../../lib/paths.ts';
import { useAccount } from '../../lib/session.ts';

/** As many lines as the server gives at once. */
const most = 30;

/** What happened last, on a page of its own. */
export function ActivityPage() {
  const { t } = useLingui();
  const { roles } = useAccount();
  usePageTitle(t`Recent Activity`);
  return (
    <Stack fill>
      <BackLink as={Link} to={dashboardOf(roles)}>
        <Trans>Home</Trans>
      </BackLink>
      <h1 data-clip="dashboard-activity">
        <Trans>Recent Activity</Trans>
      </h1>
      <Card>
        <RecentActivity limit={most} />
      </Card>
    </Stack>
  );
}
