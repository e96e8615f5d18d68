import type { BookingStatus } from '@hafi/contract/bookings/booking.schemas';
import { Badge } from '@hafi/ui/badge/badge';
import { useLingui as useMessages } from '@lingui/react';
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { statusWords } from './booking-words.ts';

const drawings: Record<BookingStatus, LucideIcon> = {
  pending: Clock,
  booked: CircleCheck,
  fulfilled: CircleCheck,
  cancelled: CircleX,
};

/** Where a booking stands, in a word. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const { _ } = useMessages();
  const { name, tone } = statusWords[status];
  return (
    <Badge tone={tone} icon={drawings[status]}>
      {_(name)}
    </Badge>
  );
}
