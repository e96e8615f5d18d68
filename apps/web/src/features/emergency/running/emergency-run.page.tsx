import { Problem } from '@hafi/contract/core/problem';
import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import { ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty, Failed, Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { House, Phone } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { dashboardOf } from '../../../lib/paths.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { SlowAnswer } from '../../../lib/query/query-state.tsx';
import { useAccount } from '../../../lib/session.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import { EndOnDevice } from './end-on-device.tsx';
import { NotUpToDate } from './not-up-to-date.tsx';
import { RunHead } from './run-head.tsx';
import styles from './running.module.css';
import { useEmergency } from './running.queries.ts';
import { RunningSheet } from './running-sheet.tsx';

function Home() {
  const { roles } = useAccount();
  return (
    <ButtonLink as={Link} to={dashboardOf(roles)} variant="second" icon={House} wide>
      <Trans>Home</Trans>
    </ButtonLink>
  );
}

function Ambulance() {
  return (
    <ButtonLink href="tel:912" variant="alarm" icon={Phone} wide>
      <Trans>Call 912</Trans>
    </ButtonLink>
  );
}

/** That there is nothing to see here, or not any more; the same for every reason. */
function Gone() {
  const { t } = useLingui();
  return (
    <>
      <Empty title={t`This emergency is not open to you`} titleAs="h1">
        {t`It may have ended, or the circle has changed. If somebody is in danger, call 912.`}
      </Empty>
      <Ambulance />
      <Home />
    </>
  );
}

const isGone = (error: Error | null) =>
  error instanceof Problem && [400, 403, 404, 422].includes(error.status);

function Running({ id }: { id: string }) {
  const { i18n, t } = useLingui();
  const query = useEmergency(id);
  const state = statusOf(query);

  // What was read before is not shown once the right to read it has ended.
  if (isGone(query.error)) return <Gone />;
  if (state.status === 'answered') {
    const view: EmergencyView = state.data;
    return (
      <>
        {hasEnded(view.state) ? null : <RunHead view={view} />}
        <NotUpToDate query={query} view={view} />
        <EndOnDevice id={id} view={hasEnded(view.state) ? null : view} />
        <OutcomePlace>
          <RunningSheet view={view} />
        </OutcomePlace>
        <Home />
      </>
    );
  }
  return (
    <>
      {state.status === 'pending' ? (
        <div>
          <Loading label={t`Loading the emergency`} rows={3} />
          <SlowAnswer query={query} />
        </div>
      ) : (
        <Failed title={t`How it stands did not arrive. Call now.`}>
          {problemText(state.error, i18n)}
        </Failed>
      )}
      <EndOnDevice id={id} view={null} />
      <Ambulance />
      <Home />
    </>
  );
}

/** An emergency that goes on, or has ended: who comes, who knows, and what one can do. */
export function EmergencyRunPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  usePageTitle(t`Emergency`);
  return (
    <Stack fill className={styles.page}>
      <Running key={id} id={id} />
    </Stack>
  );
}
