import { BackLink } from '@hafi/ui/crumbs/crumbs';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { dashboardOf } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAccount } from '../../lib/session.ts';
import { HelpFromVolunteers } from './help-from-volunteers.tsx';

/** The open requests of all elders for whom the person may ask, with what waits for an answer. */
export function OpenHelpPage() {
  const { t } = useLingui();
  const { roles } = useAccount();
  usePageTitle(t`Help`);
  return (
    <Stack fill>
      <BackLink as={Link} to={dashboardOf(roles)}>
        <Trans>Home</Trans>
      </BackLink>
      <h1>
        <Trans>Help</Trans>
      </h1>
      <QueryState
        query={useElders()}
        label={t`Loading...`}
        failed={t`Help from volunteers did not arrive`}
      >
        {(elders) => <HelpFromVolunteers elders={elders} />}
      </QueryState>
    </Stack>
  );
}
