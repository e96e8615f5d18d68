import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { MyBookings } from '../../../features/bookings/my-bookings.tsx';
import { OwnWaits } from '../../../features/bookings/waitlist/own-waits.tsx';
import { BookingLinks } from './booking-links.tsx';

/** The reader's appointments, or only those of the elder whose chart it is. */
export function AppointmentsTab({ elder }: { elder: Elder | null }) {
  const other = elder && elder.by !== 'self' ? elder : null;
  return (
    <Stack fill gap="loose">
      <BookingLinks elderId={other?.id} />
      <MyBookings scope="all" {...(other ? { elderId: other.id } : {})} />
      <OwnWaits {...(other ? { elderId: other.id } : {})} />
    </Stack>
  );
}
