import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Lead, Split, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Inbox } from 'lucide-react';
import { Link } from 'react-router';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { DatedPage } from '../../lib/query/as-of.tsx';
import { AccessLogsCheck } from './access-logs-check.tsx';
import { useOverview } from './admin.queries.ts';
import { FailedMessages } from './failed-messages.tsx';
import { OverviewNumbers } from './overview-numbers.tsx';
import { RepresentativesToCheck } from './representatives-to-check.tsx';
import { SetAsideList } from './set-aside-list.tsx';
import { UnreachedList } from './unreached-list.tsx';
import { WaitingPeople } from './waiting-people.tsx';

/** The coordinator's page: the state of the service, and who is waiting. */
export function AdminPage() {
  const { t } = useLingui();
  usePageTitle(t`Coordination`);
  return (
    <Stack fill gap="section">
      <Stack gap="tight">
        <h1>
          <Trans>Coordination</Trans>
        </h1>
        <Lead>
          <Trans>How Hafi stands today, and who waits for you.</Trans>
        </Lead>
        <ButtonLink as={Link} to={paths.adminInbox} variant="second" icon={Inbox}>
          <Trans>Inbox</Trans>
        </ButtonLink>
      </Stack>
      <DatedPage query={useOverview()}>
        <Stack as="section" fill>
          <h2>
            <Trans>Urgent messages that reached nobody</Trans>
          </h2>
          <UnreachedList />
        </Stack>
        <Split ratio="half">
          <Stack as="section" fill>
            <h2>
              <Trans>Today</Trans>
            </h2>
            <Card>
              <OverviewNumbers />
            </Card>
          </Stack>
          <Stack as="section" fill>
            <h2>
              <Trans>People to check</Trans>
            </h2>
            <WaitingPeople />
          </Stack>
        </Split>
        <Stack as="section" fill>
          <h2>
            <Trans>Logs of who looked</Trans>
          </h2>
          <Card>
            <Stack>
              <AccessLogsCheck />
            </Stack>
          </Card>
        </Stack>
        <Stack as="section" fill>
          <h2>
            <Trans>Legal representatives</Trans>
          </h2>
          <RepresentativesToCheck />
        </Stack>
        <Split ratio="half">
          <Stack as="section" fill>
            <h2>
              <Trans>Messages that were given up</Trans>
            </h2>
            <FailedMessages />
          </Stack>
          <Stack as="section" fill>
            <h2>
              <Trans>Work that fails</Trans>
            </h2>
            <SetAsideList />
          </Stack>
        </Split>
      </DatedPage>
    </Stack>
  );
}
