import { Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { MyBookings } from '../../features/bookings/my-bookings.tsx';
import { HealthCards } from '../../features/health/health-cards.tsx';
import { PagePart } from '../../lib/page.tsx';

/** A member's visits and what to measure; visitors do not wait for it. */
export function MemberHealth() {
  return (
    <Stack fill gap="section">
      <PagePart title={<Trans>Appointments</Trans>}>
        <MyBookings scope="all" />
      </PagePart>
      <PagePart title={<Trans>What to measure</Trans>}>
        <HealthCards />
      </PagePart>
    </Stack>
  );
}
