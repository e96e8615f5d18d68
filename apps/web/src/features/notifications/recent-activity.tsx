import { Empty } from '@hafi/ui/list-state/list-state';
import { Timeline, TimelineItem } from '@hafi/ui/timeline/timeline';
import { useLingui } from '@lingui/react/macro';
import { When } from '../../kit/when.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { useActivity } from './notifications.queries.ts';

/** The dashboard's recent activity, newest first. */
export function RecentActivity({ limit = 6 }: { limit?: number }) {
  const { t } = useLingui();
  const _locale = useLocale();
  const query = useActivity(limit);
  return (
    <QueryState
      query={query}
      label={t`Loading activity`}
      failed={t`Your activity did not arrive`}
      isEmpty={(list) => list.length === 0}
      empty={
        <Empty title={t`Nothing yet`}>{t`What you and your people do will be told here.`}</Empty>
      }
    >
      {(list) => (
        <Timeline>
          {list.map(({ id, text, timestamp }) => (
            <TimelineItem key={id} when={<When at={timestamp} />}>
              {text}
            </TimelineItem>
          ))}
        </Timeline>
      )}
    </QueryState>
  );
}
