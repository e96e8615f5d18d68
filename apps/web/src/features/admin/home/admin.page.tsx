import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { OpenEmergencies } from '../../../kit/emergency/open-emergencies.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { DatedPage } from '../../../lib/query/as-of.tsx';
import styles from './admin.module.css';
import { FailedMessages } from './failed-messages.tsx';
import { HangingPayments } from './hanging-payments.tsx';
import { OpenMessages } from './open-messages.tsx';
import { useOverview } from './overview.queries.ts';
import { OverviewNumbers } from './overview-numbers.tsx';
import { Services } from './services.tsx';
import { SetAsideList } from './set-aside-list.tsx';
import { ToVerify } from './to-verify.tsx';
import { UnassignedCheckIns } from './unassigned-check-ins.tsx';
import { UnreachedList } from './unreached-list.tsx';
import { UrgentAlerts } from './urgent-alerts.tsx';

/** The coordinator's home: what is urgent, who waits, and whether Hafi works. */
export function AdminPage() {
  const { t } = useLingui();
  usePageTitle(t`Coordination`);
  return (
    <Stack fill data-broad>
      <div className={styles.head}>
        <h1>
          <Trans>Coordination</Trans>
        </h1>
        <Lead>
          <Trans>How Hafi stands today, and who waits for you.</Trans>
        </Lead>
      </div>
      <DatedPage query={useOverview()}>
        <OpenEmergencies
          aside={
            <Link to={paths.adminEmergencies}>
              <Trans>All emergencies</Trans>
            </Link>
          }
        />
        <UrgentAlerts />
        <UnassignedCheckIns />
        <div className={styles.columns}>
          <div className={styles.column}>
            <UnreachedList />
            <ToVerify />
            <OpenMessages />
            <FailedMessages />
          </div>
          <div className={styles.column}>
            <HangingPayments />
            <Services />
            <SetAsideList />
          </div>
          <div className={styles.column}>
            <Sheet title={<Trans>Today</Trans>}>
              <SheetBody>
                <OverviewNumbers />
              </SheetBody>
            </Sheet>
          </div>
        </div>
      </DatedPage>
    </Stack>
  );
}
