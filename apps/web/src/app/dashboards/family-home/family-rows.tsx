import type { Permission } from '@hafi/contract/circle/circle-terms';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { medicines, record } from '@hafi/ui/picture/health-pictures';
import { family, help, timeline } from '@hafi/ui/picture/home-pictures';
import { PictureRow, PictureRows } from '@hafi/ui/picture-row/picture-row';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useGlances } from '../../../features/alerts/glances.queries.ts';
import { paths } from '../../../lib/paths.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useAccount } from '../../../lib/session.ts';
import { AppointmentRow } from '../appointment-row.tsx';
import {
  ActivityFact,
  BookingsFact,
  DosesFact,
  doseElder,
  VolunteersFact,
} from './family-facts.tsx';

/**
 * What else concerns the elders of a family, each part with its newest fact; none that
 * would lead to nobody.
 */
export function FamilyRows() {
  const { t } = useLingui();
  const { roles } = useAccount();
  const glances = statusOf(useGlances());
  // As long as nobody knows whom they may see, the rows stand.
  const may = (permission: Permission) =>
    glances.status !== 'answered' ||
    roles.includes('PATIENT') ||
    glances.data.some(({ elder }) => elder.permissions.includes(permission));
  const elderId = glances.status === 'answered' ? doseElder(glances.data)?.elder.id : undefined;
  const inPerson = isOffered('video-appointments')
    ? t`In all 30 districts, in person, by video or by phone.`
    : t`In all 30 districts, in person or by phone.`;
  return (
    <PictureRows double>
      <AppointmentRow fact={<BookingsFact />} />
      {may('health:read') ? (
        <PictureRow
          as={Link}
          to={elderId ? paths.medications(elderId) : paths.ownMedications}
          picture={medicines}
          name={t`Medicines`}
          fact={<DosesFact />}
        />
      ) : null}
      {may('bookings:manage') ? (
        <PictureRow
          as={Link}
          to={paths.openHelp}
          picture={help}
          name={t`Help`}
          fact={<VolunteersFact />}
        />
      ) : null}
      <PictureRow
        as={Link}
        to={paths.activity}
        picture={timeline}
        name={t`Recent Activity`}
        fact={<ActivityFact />}
      />
      <PictureRow
        as={Link}
        to={paths.doctors}
        picture={record}
        name={t`Find a doctor`}
        fact={inPerson}
      />
      <PictureRow
        as={Link}
        to={paths.familyConnect}
        picture={family}
        name={t`Stay close from far away`}
        fact={t`How families in Kigali and abroad keep in touch.`}
      />
    </PictureRows>
  );
}
