import { Problem } from '@hafi/contract/core/problem';
import { ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { House } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';
import { dashboardOf } from '../../lib/paths.ts';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAccount } from '../../lib/session.ts';
import { AlertSheet } from './alert-sheet.tsx';
import { useAlert } from './alerts.queries.ts';
import { PhonesOfElder } from './known-phones.tsx';

/** That there is nothing to see here, or not any more; the same for every reason. */
function AlertGone() {
  const { t } = useLingui();
  const { roles } = useAccount();
  const title = t`This alert is not open to you`;
  usePageTitle(title);
  return (
    <Empty
      title={title}
      titleAs="h1"
      action={
        <ButtonLink as={Link} to={dashboardOf(roles)} icon={House}>
          <Trans>Home</Trans>
        </ButtonLink>
      }
    >
      {t`It may have been entered by mistake, or the circle has changed. If you are worried, call the person, or go there.`}
    </Empty>
  );
}

const isGone = ({ error }: { readonly error: Error | null }) =>
  error instanceof Problem && [400, 404, 422].includes(error.status);

/** What was read before is not shown once the right to read it has ended. */
function AlertIfOpen(props: { alertId: string; elderId: string }) {
  return isGone(useAlert(props.elderId, props.alertId)) ? <AlertGone /> : <OneAlert {...props} />;
}

function OneAlert({ alertId, elderId }: { alertId: string; elderId: string }) {
  const { t } = useLingui();
  const query = useAlert(elderId, alertId);
  usePageTitle(t`Alert`);
  return (
    <>
      <QueryState
        query={query}
        label={t`Loading the alert`}
        failed={t`The alert did not arrive. If you are worried, call now.`}
      >
        {(alert) => <AlertSheet alert={alert} />}
      </QueryState>
      {statusOf(query).status === 'failed' ? <PhonesOfElder elderId={elderId} /> : null}
    </>
  );
}

/** One alert: what is wrong, whom to call, what to do, and who knows. */
export function AlertPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  usePageBack('home');
  const elderId = search.get('elder');
  return (
    <Stack fill>{elderId ? <AlertIfOpen alertId={id} elderId={elderId} /> : <AlertGone />}</Stack>
  );
}
