import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { DatedPage } from '../../lib/query/as-of.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { BookingsAndActivity } from './bookings-and-activity.tsx';
import { Greeting } from './greeting.tsx';
import { HelpFromVolunteers } from './help-from-volunteers.tsx';
import { OwnCheckIn } from './own-check-in.tsx';
import { OwnHealth } from './own-health.tsx';
import { OwnNextDose } from './own-next-dose.tsx';

/** The elder's dashboard: health, appointments, recent activity. */
export function PatientDashboardPage() {
  const { t } = useLingui();
  usePageTitle(t`Dashboard`);
  const known = useElders();
  return (
    <Stack fill gap="section" inOrder>
      <Greeting />
      <DatedPage query={known}>
        <QueryState query={known} label={t`Loading...`} failed={t`Your health did not arrive`}>
          {(elders) => {
            const own = elders.find(({ by }) => by === 'self');
            return (
              <>
                {own ? (
                  <>
                    <OwnCheckIn />
                    <OwnNextDose elder={own} />
                    <OwnHealth elder={own} />
                  </>
                ) : null}
                <HelpFromVolunteers elders={elders} />
              </>
            );
          }}
        </QueryState>
        <BookingsAndActivity />
      </DatedPage>
    </Stack>
  );
}
