import type { Activity } from '@hafi/contract/notifications/notifications.contract';
import { Card } from '@hafi/ui/card/card';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Timeline } from '@hafi/ui/timeline/timeline';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { QueryState } from '../../lib/query/query-state.tsx';
import { ActivityLine, ShortLine } from './activity-line.tsx';
import { useActivity } from './notifications.queries.ts';
import styles from './recent-activity.module.css';

/** Says that nothing has happened, and what will stand here. */
export function NoActivity() {
  const { t } = useLingui();
  return <Empty title={t`Nothing yet`}>{t`What you and your people do will be told here.`}</Empty>;
}

function ActivityState(props: {
  limit: number;
  compact?: boolean;
  children: (lines: readonly Activity[]) => ReactNode;
}) {
  const { children, compact, limit } = props;
  const { t } = useLingui();
  return (
    <QueryState
      query={useActivity(limit)}
      label={t`Loading activity`}
      failed={t`Your activity did not arrive`}
      compact={compact ?? false}
      isEmpty={(list) => list.length === 0}
      empty={compact ? <p>{t`Nothing yet`}</p> : <NoActivity />}
    >
      {children}
    </QueryState>
  );
}

/** The dashboard's recent activity, newest first. */
export function RecentActivity({ limit = 6 }: { limit?: number }) {
  return (
    <ActivityState limit={limit}>
      {(lines) => (
        <Timeline>
          {lines.map((line) => (
            <ActivityLine key={line.id} line={line} />
          ))}
        </Timeline>
      )}
    </ActivityState>
  );
}

/** The same in few lines, beside other parts. */
export function ShortActivity({ limit }: { limit: number }) {
  return (
    <ActivityState limit={limit} compact>
      {(lines) => (
        <Card as="ul" lines className={styles.short}>
          {lines.map((line) => (
            <ShortLine key={line.id} line={line} />
          ))}
        </Card>
      )}
    </ActivityState>
  );
}
