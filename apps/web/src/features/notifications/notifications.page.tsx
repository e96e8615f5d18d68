import { notificationTypes } from '@hafi/contract/notifications/notifications.contract';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { CheckField } from '@hafi/ui/field/choice-field';
import { SelectField } from '@hafi/ui/field/text-field';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CheckCheck } from 'lucide-react';
import { Link } from 'react-router';
import { PagedList } from '../../kit/paged-list.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { useSearch } from '../../lib/search.ts';
import { withParam } from '../../lib/with-param.ts';
import styles from './notice-days.module.css';
import { NoticeDays } from './notice-days.tsx';
import { useNotificationActs, useNotificationHistory } from './notifications.queries.ts';
import { typeWords } from './type-words.ts';

/** The filter of the history, kept in the URL. */
function useFilter() {
  const [search, setSearch] = useSearch();
  const set = (name: string, value: string) =>
    setSearch(withParam(search, name, value), { replace: true });
  return {
    type: notificationTypes.find((each) => each === search.get('type')),
    isUnreadOnly: search.get('show') === 'unread',
    ofType: (type: string) => set('type', type),
    onlyUnread: (only: boolean) => set('show', only ? 'unread' : ''),
  };
}
type Filter = ReturnType<typeof useFilter>;

function Filters({ filter }: { filter: Filter }) {
  const { t } = useLingui();
  return (
    <Row className={styles.filters} align="end">
      <SelectField
        className={styles.kind}
        label={t`Kind`}
        placeholder={t`All kinds`}
        options={notificationTypes.map((value) => ({ value, label: t(typeWords[value]) }))}
        value={filter.type ?? ''}
        onChange={({ target }) => filter.ofType(target.value)}
      />
      <CheckField
        label={t`Only unread`}
        checked={filter.isUnreadOnly}
        onChange={({ target }) => filter.onlyUnread(target.checked)}
      />
    </Row>
  );
}

/** All that the filter lets through. */
function History({ filter }: { filter: Filter }) {
  const { t } = useLingui();
  const { isUnreadOnly, type } = filter;
  const query = useNotificationHistory({ type, show: isUnreadOnly ? 'unread' : 'all' });
  const { readAll } = useNotificationActs();
  const unread = dataOf(query)?.pages[0]?.unread ?? 0;
  const isNarrowed = type !== undefined || isUnreadOnly;
  return (
    <>
      {unread > 0 ? (
        <Row>
          <Button
            variant="second"
            icon={CheckCheck}
            busy={readAll.isPending}
            onClick={() => readAll.mutate(undefined, { done: t`All are marked as read.` })}
          >
            <Trans>Mark all read</Trans>
          </Button>
        </Row>
      ) : null}
      <PagedList
        query={query}
        label={t`Loading notifications`}
        failed={t`Notifications did not arrive`}
        rows={6}
        more={<Trans>Show earlier</Trans>}
        progress={(shown) =>
          shown > 0 && <Plural value={shown} one="# notice shown" other="# notices shown" />
        }
        empty={
          <Card>
            {isNarrowed ? (
              <Empty
                title={isUnreadOnly ? t`Nothing unread here` : t`Nothing of this kind`}
                action={
                  <Link to={paths.notifications} replace>
                    <Trans>Show all</Trans>
                  </Link>
                }
              />
            ) : (
              <Empty title={t`No notifications`}>{t`News about you will be kept here.`}</Empty>
            )}
          </Card>
        }
      >
        {(notices) => <NoticeDays notices={notices} />}
      </PagedList>
    </>
  );
}

/** What the person was notified in the last year, by days. */
export function NotificationsPage() {
  const { t } = useLingui();
  usePageTitle(t`Notifications`);
  usePageBack('home');
  const filter = useFilter();
  return (
    <Stack fill gap="loose">
      <Stack>
        <h1>
          <Trans>Notifications</Trans>
        </h1>
        <Link to={`${paths.settings}?tab=notifications`}>
          <Trans>Choose how we tell you</Trans>
        </Link>
      </Stack>
      <OutcomePlace>
        <Filters filter={filter} />
        <History filter={filter} />
      </OutcomePlace>
    </Stack>
  );
}
