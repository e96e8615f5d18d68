import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { MyBookings } from '../../../features/bookings/my-bookings.tsx';
import { OwnWaits } from '../../../features/bookings/waitlist/own-waits.tsx';
import { useElders } from '../../../kit/circle/elders.queries.ts';
import { unseenOf } from '../../../kit/circle/unseen.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useAccount } from '../../../lib/session.ts';
import { BookingLinks } from './booking-links.tsx';

/** The reader's appointments, or only those of the elder whose chart it is. */
export function AppointmentsTab({ elder }: { elder: Elder | null }) {
  const other = elder && elder.by !== 'self' ? elder : null;
  const elders = statusOf(useElders());
  const { roles } = useAccount();
  const isAll = other !== null || roles.includes('PATIENT');
  const known = elders.status === 'answered' ? unseenOf(elders.data, 'bookings:manage') : null;
  const unseen = isAll ? '' : known;
  return (
    <Stack fill gap="loose">
      <BookingLinks elderId={other?.id} />
      <MyBookings scope="all" unseen={unseen} {...(other ? { elderId: other.id } : {})} />
      <OwnWaits {...(other ? { elderId: other.id } : {})} />
    </Stack>
  );
}
