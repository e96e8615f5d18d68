import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { GlanceHealth } from '../../features/alerts/glance-card.tsx';
import { Glances } from '../../features/alerts/glances.tsx';
import { TodaysRoute } from '../../features/caregivers/todays-route.tsx';
import { NotCheckedYet } from '../../features/vetting/not-checked-yet.tsx';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { DatedPage } from '../../lib/query/as-of.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { BookingsAndActivity } from './bookings-and-activity.tsx';
import { Greeting } from './greeting.tsx';
import { NextSteps } from './next-steps.tsx';

/** A caregiver's dashboard. */
export function CaregiverDashboardPage() {
  const { t } = useLingui();
  usePageTitle(t`Dashboard`);
  const known = useElders();
  const steps = [
    {
      to: paths.papers,
      title: t`Your papers`,
      detail: t`A coordinator checks who you are, and families see it.`,
    },
    {
      to: paths.doctors,
      title: t`Find a doctor for somebody you care for`,
      detail: t`See free times, and book together on one phone.`,
    },
    {
      to: paths.emergency,
      title: t`Know what to do in an emergency`,
      detail: t`Numbers, and what to say when you call.`,
    },
  ];
  return (
    <Stack fill gap="section" inOrder>
      <Greeting />
      <DatedPage query={known}>
        <NotCheckedYet />
        <QueryState query={known} label={t`Loading...`} failed={t`Today's route did not arrive`}>
          {(elders) => (
            <TodaysRoute
              title={t`Today's route`}
              elders={elders}
              health={(health) => <GlanceHealth health={health} />}
              empty={t`Visits that you or the family plan stand here on their day.`}
            />
          )}
        </QueryState>
        <Glances />
        <NextSteps steps={steps} />
        <BookingsAndActivity />
      </DatedPage>
    </Stack>
  );
}
