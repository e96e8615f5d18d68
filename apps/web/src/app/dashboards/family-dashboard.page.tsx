import { isOffered } from '@hafi/contract/support/claims/claims';
import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { Glances } from '../../features/alerts/glances.tsx';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { DatedPage } from '../../lib/query/as-of.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { BookingsAndActivity } from './bookings-and-activity.tsx';
import { Greeting } from './greeting.tsx';
import { HelpFromVolunteers } from './help-from-volunteers.tsx';
import { NextSteps } from './next-steps.tsx';

/** A family member's dashboard. */
export function FamilyDashboardPage() {
  const { t } = useLingui();
  usePageTitle(t`Dashboard`);
  const known = useElders();
  const steps = [
    {
      to: paths.doctors,
      title: t`Find a doctor`,
      detail: isOffered('video-appointments')
        ? t`In all 30 districts, in person, by video or by phone.`
        : t`In all 30 districts, in person or by phone.`,
    },
    {
      to: paths.familyConnect,
      title: t`Stay close from far away`,
      detail: t`How families in Kigali and abroad keep in touch.`,
    },
    ...(isOffered('care-plans')
      ? [
          {
            to: paths.pricing,
            title: t`See the care plans`,
            detail: t`Free for 30 days. Cancel anytime.`,
          },
        ]
      : []),
  ];
  return (
    <Stack fill gap="section" inOrder>
      <Greeting />
      <DatedPage query={known}>
        <Glances />
        <QueryState
          query={known}
          label={t`Loading...`}
          failed={t`Help from volunteers did not arrive`}
          compact
        >
          {(elders) => <HelpFromVolunteers elders={elders} />}
        </QueryState>
        <NextSteps steps={steps} />
        <BookingsAndActivity />
      </DatedPage>
    </Stack>
  );
}
