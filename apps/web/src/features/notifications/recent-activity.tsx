import type { Answer } from '@hafi/contract/core/endpoint';
import type { listActivity } from '@hafi/contract/notifications/notifications.contract';
import { Card } from '@hafi/ui/card/card';
import { Quiet } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Timeline, TimelineItem } from '@hafi/ui/timeline/timeline';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { When } from '../../kit/when.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { useActivity } from './notifications.queries.ts';
import styles from './recent-activity.module.css';

type Events = Answer<typeof listActivity>['data'];

function ActivityState(props: {
  limit: number;
  compact?: boolean;
  children: (events: Events) => ReactNode;
}) {
  const { children, compact, limit } = props;
  const { t } = useLingui();
  const _locale = useLocale();
  return (
    <QueryState
      query={useActivity(limit)}
      label={t`Loading activity`}
      failed={t`Your activity did not arrive`}
      compact={compact ?? false}
      isEmpty={(list) => list.length === 0}
      empty={
        compact ? (
          <p>{t`Nothing yet`}</p>
        ) : (
          <Empty title={t`Nothing yet`}>{t`What you and your people do will be told here.`}</Empty>
        )
      }
    >
      {children}
    </QueryState>
  );
}

/** The dashboard's recent activity, newest first. */
export function RecentActivity({ limit = 6 }: { limit?: number }) {
  return (
    <ActivityState limit={limit}>
      {(events) => (
        <Timeline>
          {events.map(({ id, text, timestamp }) => (
            <TimelineItem key={id} when={<When at={timestamp} />}>
              {text}
            </TimelineItem>
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
      {(events) => (
        <Card as="ul" lines className={styles.short}>
          {events.map(({ id, text, timestamp }) => (
            <li key={id}>
              {text}{' '}
              <Quiet as="span">
                <When at={timestamp} />
              </Quiet>
            </li>
          ))}
        </Card>
      )}
    </ActivityState>
  );
}
