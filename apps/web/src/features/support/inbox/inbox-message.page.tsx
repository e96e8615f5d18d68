import { BackLink } from '@hafi/ui/crumbs/crumbs';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { beside } from '../../../lib/query/known.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useInboxMessage } from './inbox.queries.ts';
import { InboxMessage } from './inbox-message.tsx';

/** One message to support, with its answer form. */
export function InboxMessagePage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const query = useInboxMessage(id);
  const title = beside(query)?.subject ?? t`Message`;
  usePageTitle(title);
  return (
    <Stack fill gap="loose">
      <BackLink as={Link} to={paths.adminInbox}>
        <Trans>Inbox</Trans>
      </BackLink>
      <h1>{title}</h1>
      <QueryState query={query} label={t`Loading...`} failed={t`The message did not arrive`}>
        {(message) => <InboxMessage key={message.id} message={message} />}
      </QueryState>
    </Stack>
  );
}
