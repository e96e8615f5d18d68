import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import { formatRwf } from '@hafi/i18n/numbers';
import { Card } from '@hafi/ui/card/card';
import { Facts } from '@hafi/ui/facts/facts';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Quiet } from '@hafi/ui/layout/layout';
import { PriceRow } from '@hafi/ui/ledger/ledger';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { PagePart } from '../../lib/page/page.tsx';
import { paths } from '../../lib/paths.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { Joining } from './joining.tsx';

function AppointmentPrices() {
  const { t } = useLingui();
  const locale = useLocale();
  const { general, emergency } = appointmentKinds;
  const kinds = [
    [general, t`General Consultation`, t`A first visit, or a talk about a new complaint.`],
    [appointmentKinds['follow-up'], t`Follow-up`, t`A short visit to see how the treatment goes.`],
    [
      emergency,
      t`Emergency Visit`,
      t`A long visit for something that cannot wait. In danger of life, call 912.`,
    ],
  ] as const;
  return (
    <>
      <Card lines>
        {kinds.map(([{ id, price, duration }, name, detail]) => (
          <PriceRow
            key={id}
            title={<h3>{name}</h3>}
            detail={detail}
            price={<b>{formatRwf(price, locale)}</b>}
            priceNote={t`${duration} minutes`}
          />
        ))}
      </Card>
      <Quiet>
        <Trans>
          The service fee is added and shown before you confirm. Cancelling is free until 24 hours
          before.
        </Trans>
      </Quiet>
    </>
  );
}

/** What Hafi offers for health, how an appointment works and what it costs, for visitors. */
export function VisitorHealth() {
  const { t } = useLingui();
  return (
    <>
      <PagePart title={<Trans>How a visit works</Trans>}>
        <IndexList single>
          <IndexLink
            as={Link}
            to={paths.doctors}
            title={t`Choose a doctor`}
            detail={t`By name, specialty or place. You see the price first.`}
          />
          <IndexLink
            as={Link}
            to={paths.booking}
            title={t`Choose a free time`}
            detail={t`The time is yours at once. Cancel free of charge until 24 hours before.`}
          />
          <IndexLink
            as={Link}
            to={paths.login}
            title={t`Sign in and confirm`}
            detail={t`You see the price first, and may pay after the appointment.`}
          />
        </IndexList>
      </PagePart>
      <PagePart title={<Trans>What a visit costs</Trans>}>
        <AppointmentPrices />
      </PagePart>
      <PagePart title={<Trans>What Hafi keeps in order for you</Trans>}>
        <Facts
          facts={[
            {
              term: t`Appointments`,
              value: t`Reminders 24 hours and 1 hour before, and each visit in your own calendar.`,
            },
            {
              term: t`Medicines`,
              value: t`A reminder at each dose, and a warning before the box is empty.`,
            },
            {
              term: t`Readings`,
              value: t`Blood pressure, heart rate, temperature and oxygen, as charts that your doctor can read.`,
            },
            {
              term: t`Records`,
              value: t`Conditions, allergies and notes in one place. You decide who may look.`,
            },
          ]}
        />
      </PagePart>
      <Joining
        next={paths.healthcare}
        without={[
          t`Look through all doctors, their prices and their free times`,
          t`Choose a visit up to the last step`,
          t`Call the emergency numbers and read first aid`,
        ]}
      />
    </>
  );
}
