import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PagedList } from '../../../kit/paged-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import styles from './inbox.module.css';
import { useInbox } from './inbox.queries.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxLine } from './inbox-line.tsx';
import { useInboxSearch } from './use-inbox-search.ts';

/** The support inbox: open messages first, most urgent on top. */
export function InboxPage() {
  const { t } = useLingui();
  const { query, change } = useInboxSearch();
  const inbox = useInbox(query);
  const open = dataOf(inbox)?.pages[0]?.open ?? 0;
  const narrowed = query.q !== '' || query.show !== 'all';
  return (
    <Page
      title={t`Inbox`}
      lead={
        inbox.isSuccess ? (
          <Plural value={open} _0="Nobody waits." one="# person waits." other="# people wait." />
        ) : (
          // Keeps the line: the filters below must not move when the number comes.
          '\u00a0'
        )
      }
    >
      <Stack fill>
        <InboxFilters query={query} onChange={change} />
        <PagedList
          query={inbox}
          label={t`Loading...`}
          failed={t`The inbox did not arrive`}
          rows={5}
          more={<Trans>Show more messages</Trans>}
          empty={
            narrowed ? (
              <Empty title={t`No message found`} titleAs="h2">
                {t`Try another word, or show all messages.`}
              </Empty>
            ) : (
              <Empty title={t`No messages yet`} titleAs="h2">
                {t`What people write on the contact page arrives here.`}
              </Empty>
            )
          }
        >
          {(lines) => (
            <ul className={styles.list}>
              {lines.map((line) => (
                <InboxLine key={line.id} line={line} />
              ))}
            </ul>
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}
