import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActivityDays } from '../../features/notifications/activity-days.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';

/** What happened, by days. */
export function ActivityPage() {
  const { t } = useLingui();
  usePageTitle(t`Recent Activity`);
  usePageBack('home');
  return (
    <Stack fill>
      <h1 data-clip="dashboard-activity">
        <Trans>Recent Activity</Trans>
      </h1>
      <ActivityDays />
    </Stack>
  );
}
