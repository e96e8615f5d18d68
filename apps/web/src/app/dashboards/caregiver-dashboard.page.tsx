import type { WellBeing as Level } from '@hafi/contract/alerts/glance.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, HeartPulse } from 'lucide-react';
import { Link } from 'react-router';
import { WellBeing } from '../../features/alerts/well-being.tsx';
import { CareRoute } from '../../features/caregivers/route/care-route.tsx';
import { NotCheckedYet } from '../../features/vetting/not-checked-yet.tsx';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { DatedPage } from '../../lib/query/as-of.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { UrgentElders, UrgentUnknown } from './urgent-elders.tsx';

/** The levels that are flagged beside a visit; the others are told on the elder's page. */
const flagged: readonly (Level | null)[] = ['urgent', 'look', 'unheard'];

/** A caregiver's dashboard: the route of the day. Everything else is one press behind a row. */
export function CaregiverDashboardPage() {
  const { t } = useLingui();
  usePageTitle(t`Route`);
  const known = useElders();
  const more = (
    <>
      <ButtonLink as={Link} variant="link" icon={HeartPulse} to={paths.caregiverElders}>
        <Trans>How they are</Trans>
      </ButtonLink>
      <ButtonLink as={Link} variant="link" icon={CalendarDays} to={paths.caregiverMore}>
        <Trans>Bookings, activity and papers</Trans>
      </ButtonLink>
    </>
  );
  return (
    <Stack fill>
      <DatedPage query={known}>
        <NotCheckedYet />
        <QueryState query={known} label={t`Loading...`} failed={t`Today's route did not arrive`}>
          {(elders) => (
            <CareRoute
              elders={elders}
              flag={({ wellBeing }) =>
                wellBeing && flagged.includes(wellBeing) ? <WellBeing level={wellBeing} /> : null
              }
              first={<UrgentElders />}
              more={more}
            />
          )}
        </QueryState>
        <UrgentUnknown />
      </DatedPage>
    </Stack>
  );
}
