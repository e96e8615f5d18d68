import type { Call } from '@hafi/contract/calls/call.schemas';
import { links } from '@hafi/contract/core/links';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, FileText, House, Phone, Pill } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardOf, paths } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';

/** What follows an appointment by video that is over: for the doctor the note, for others home. */
export function AfterAppointment({ bookingId, call }: { call: Call; bookingId: string }) {
  const { id: me, roles } = useAccount();
  const doctor = call.people.find(({ isDoctor }) => isDoctor);
  const isElder = call.elder?.id === me;
  const home = (
    <ButtonLink
      as={Link}
      to={dashboardOf(roles)}
      variant={doctor?.personId === me ? 'second' : 'leaf'}
      icon={House}
    >
      <Trans>Home</Trans>
    </ButtonLink>
  );
  const again = (
    <ButtonLink as={Link} to={paths.videoAppointment(bookingId)} variant="second" icon={Phone}>
      <Trans>Back to the appointment</Trans>
    </ButtonLink>
  );
  if (doctor?.personId === me) {
    return (
      <>
        {call.elder ? (
          <ButtonLink as={Link} to={links.patient(call.elder.id)} icon={FileText}>
            <Trans>Write the note</Trans>
          </ButtonLink>
        ) : null}
        {again}
        {home}
      </>
    );
  }
  const name = doctor?.name;
  return (
    <>
      <p>
        <Trans>Microphone and camera are off.</Trans>{' '}
        {isElder && name ? (
          <Trans>What {name} writes down for you, and new medicines, you find here.</Trans>
        ) : null}
      </p>
      {home}
      {isElder ? (
        <>
          <ButtonLink as={Link} to={links.record(me)} variant="second" icon={FileText}>
            <Trans>Notes of the doctor</Trans>
          </ButtonLink>
          <ButtonLink as={Link} to={links.ownMedications} variant="second" icon={Pill}>
            <Trans>Medicines</Trans>
          </ButtonLink>
        </>
      ) : (
        <ButtonLink
          as={Link}
          to={paths.bookingDetails(bookingId)}
          variant="second"
          icon={CalendarDays}
        >
          <Trans>About this appointment</Trans>
        </ButtonLink>
      )}
      {again}
    </>
  );
}
