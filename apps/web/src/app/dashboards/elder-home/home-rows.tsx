import type { Elder } from '@hafi/contract/circle/circle.contract';
import { medicines, vitals } from '@hafi/ui/picture/health-pictures';
import { help } from '@hafi/ui/picture/home-pictures';
import { PictureRow, PictureRows } from '@hafi/ui/picture-row/picture-row';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { AppointmentRow } from '../appointment-row.tsx';
import { AppointmentsFact } from './appointments-fact.tsx';
import styles from './elder-home.module.css';
import { HealthFact } from './health-fact.tsx';
import { HelpFact } from './help-fact.tsx';
import { MedicinesFact } from './medicines-fact.tsx';
import { useUrgent } from './use-urgent.ts';

function HealthRow({ fact }: { fact: ReactNode }) {
  const { t } = useLingui();
  return (
    <PictureRow as={Link} to={paths.ownHealth} picture={vitals} name={t`Health`} fact={fact} />
  );
}

function OwnHealthRow({ own }: { own: Elder }) {
  const { urgent, watched } = useUrgent(own);
  return (
    <HealthRow fact={<HealthFact elder={own} urgent={urgent.length > 0} watched={watched} />} />
  );
}

/**
 * The parts of the elder's life, each with its newest fact, and everything else behind it. `pending`:
 * whether it is not known yet if the person has a health record here.
 */
export function HomeRows({ own, pending }: { own: Elder | null; pending: boolean }) {
  const { t } = useLingui();
  const rowOfMedicines = (to: string, fact: ReactNode) => (
    <PictureRow as={Link} to={to} picture={medicines} name={t`Medicines`} fact={fact} />
  );
  return (
    <PictureRows double className={styles.rows}>
      {own ? <OwnHealthRow own={own} /> : null}
      {own ? rowOfMedicines(paths.medications(own.id), <MedicinesFact elder={own} />) : null}
      {!own && pending ? <HealthRow fact={null} /> : null}
      {!own && pending ? rowOfMedicines(paths.ownMedications, null) : null}
      <AppointmentRow ownOnly fact={<AppointmentsFact />} />
      <PictureRow
        as={Link}
        to={paths.volunteering}
        picture={help}
        name={t`Help`}
        fact={<HelpFact />}
      />
    </PictureRows>
  );
}
