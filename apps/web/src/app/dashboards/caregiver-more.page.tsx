import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';
import { paths } from '../../lib/paths.ts';
import { BookingsAndActivity } from './bookings-and-activity.tsx';
import { Greeting } from './greeting.tsx';
import { NextSteps } from './next-steps.tsx';

/** What a caregiver needs now and then. */
export function CaregiverMorePage() {
  const { t } = useLingui();
  usePageTitle(t`Bookings, activity and papers`);
  usePageBack('home');
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
    <Stack fill gap="section">
      <Greeting />
      <NextSteps steps={steps} />
      <BookingsAndActivity />
    </Stack>
  );
}
