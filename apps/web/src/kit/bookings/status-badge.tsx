import type { BookingStatus } from '@hafi/contract/bookings/booking.schemas';
import { Badge } from '@hafi/ui/badge/badge';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { statusWords } from './booking-words.ts';

const drawings: Record<BookingStatus, LucideIcon> = {
  pending: Clock,
  booked: CircleCheck,
  fulfilled: CircleCheck,
  noshow: CircleX,
  cancelled: CircleX,
};

/** The status of a booking as a badge. `asDoctor` words a pending one as waiting for the reader. */
export function StatusBadge({ status, asDoctor }: { status: BookingStatus; asDoctor?: boolean }) {
  const { t } = useLingui();
  const { name, tone } = statusWords[status];
  return (
    <Badge tone={tone} icon={drawings[status]}>
      {asDoctor && status === 'pending' ? <Trans>Waiting for you</Trans> : t(name)}
    </Badge>
  );
}
