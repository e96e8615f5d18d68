import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { ShortActivity } from '../../features/notifications/recent-activity.tsx';
import { HealthCards } from '../../features/vitals/health-cards.tsx';
import { WeekReport } from '../../features/vitals/report/week-report.tsx';
import styles from './full-dashboard.module.css';
import { ShortBookings } from './short-bookings.tsx';

function ActivityPart() {
  return (
    <Stack as="section" fill gap="tight">
      <h3 data-clip="dashboard-activity">
        <Trans>Recent Activity</Trans>
      </h3>
      <ShortActivity limit={5} />
    </Stack>
  );
}

/**
 * Below the home, where there is room: the four vitals, the week, bookings and activity, which
 * repeat the page behind the row of the health. The last two ask at once, and have their place once
 * it is known what stands above them.
 */
export function FullDashboard({ own, pending }: { own: Elder | null; pending: boolean }) {
  return (
    <section className={styles.whole} aria-labelledby="whole-dashboard" data-twin>
      <div className={styles.head}>
        <h2 id="whole-dashboard" data-clip="dashboard-greeting">
          <Trans>Hi, Welcome back!</Trans>
        </h2>
        <p data-clip="dashboard-lead">
          <Trans>Here is your Dashboard.</Trans>
        </p>
      </div>
      {own ? <HealthCards elder={own} short /> : null}
      <div className={styles.columns} hidden={pending}>
        {own ? <WeekReport elder={own} short /> : null}
        <ActivityPart />
        <ShortBookings />
      </div>
    </section>
  );
}
