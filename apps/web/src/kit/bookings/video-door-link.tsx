import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { videoOpening } from '@hafi/contract/calls/call-terms';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { Video } from 'lucide-react';
import { Link } from 'react-router';
import { useNow } from '../../lib/clock/use-now.ts';
import { paths } from '../../lib/paths.ts';

/** The way into an appointment by video, for its two sides until it closes. */
export function VideoDoorLink({ booking, className }: { booking: Booking; className?: string }) {
  const now = useNow();
  const { can, endsAt, id, startsAt } = booking;
  const { closesAt, opensAt } = videoOpening({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  });
  if (!can.enter || now >= closesAt) return null;
  const isOpen = now >= opensAt;
  return (
    <ButtonLink
      as={Link}
      to={paths.videoAppointment(id)}
      variant={isOpen ? 'leaf' : 'second'}
      icon={Video}
      className={className}
    >
      {isOpen ? <Trans>Enter by video</Trans> : <Trans>Where the video will be</Trans>}
    </ButtonLink>
  );
}
