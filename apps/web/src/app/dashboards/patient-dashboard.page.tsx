import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page/page-title.ts';
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
  return (
    <Stack fill gap="section" inOrder>
      <Greeting />
      <OwnCheckIn />
      <OwnNextDose />
      <OwnHealth />
      <HelpFromVolunteers />
      <BookingsAndActivity />
    </Stack>
  );
}
