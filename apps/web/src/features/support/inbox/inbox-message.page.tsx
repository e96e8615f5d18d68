import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { PageBack } from '../../../lib/page/page-back.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useInboxMessage } from './inbox.queries.ts';
import { InboxMessage } from './inbox-message.tsx';

/** One message to support, with its answer form. */
export function InboxMessagePage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const query = useInboxMessage(id);
  const title = dataOf(query)?.subject ?? t`Message`;
  usePageTitle(title);
  return (
    <Stack fill gap="loose">
      <PageBack to={paths.adminInbox} name={t`Inbox`} />
      <h1>{title}</h1>
      <QueryState query={query} label={t`Loading...`} failed={t`The message did not arrive`}>
        {(message) => <InboxMessage key={message.id} message={message} />}
      </QueryState>
    </Stack>
  );
}
