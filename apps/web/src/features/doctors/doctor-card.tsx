import type { doctorSummary } from '@hafi/contract/doctors/doctor.schemas';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { formatRwf } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Facts } from '@hafi/ui/facts/facts';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Name } from '@hafi/ui/name/name';
import { Person } from '@hafi/ui/person/person';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { BadgeMarks } from '../../kit/badges/badge-marks.tsx';
import { bareName } from '../../kit/doctors/bare-name.ts';
import { FirstFreeTime } from '../../kit/doctors/first-free.tsx';
import { languageNames } from '../../kit/doctors/language-names.ts';
import { Nearness } from '../../kit/doctors/nearness.tsx';
import { paths } from '../../lib/paths.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './doctors.module.css';
import { Rating } from './rating.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

type DoctorSummary = z.output<typeof doctorSummary>;

/** One doctor in the directory. */
export function DoctorCard({ doctor }: { doctor: DoctorSummary }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { workplace, sector, district } = doctor.location;
  const { distanceKm, firstFree } = doctor;
  return (
    <Card as="li" className={styles.doctor}>
      <Stack fill>
        <Person
          personId={doctor.id}
          name={bareName(doctor.name)}
          photo={doctor.image ?? undefined}
          heading={
            <h2 className={styles.name}>
              <Link to={paths.doctor(doctor.id)}>
                <Name>{doctor.name}</Name>
              </Link>
            </h2>
          }
          line={t(specialtyNames[doctor.specialty])}
        />
        <Row>
          <Rating rating={doctor.rating} reviews={doctor.reviews} />
          {doctor.verified ? <VerifiedBadge /> : null}
        </Row>
        <BadgeMarks badges={doctor.badges} />
      </Stack>
      <Facts
        narrow
        facts={[
          { term: t`Place`, value: [workplace, sector, district].join(', ') },
          ...(distanceKm === undefined
            ? []
            : [{ term: t`Distance`, value: <Nearness km={distanceKm} /> }]),
          {
            term: t`Languages`,
            value: doctor.languages.map((language) => t(languageNames[language])).join(', '),
          },
          {
            term: t`First free`,
            value: firstFree ? (
              <FirstFreeTime at={firstFree} />
            ) : (
              t`No free day in the next 14 days`
            ),
            open: !firstFree,
          },
        ]}
      />
      <Stack fill className={styles.book}>
        <p className={styles.price}>
          <Trans>
            From <b>{formatRwf(doctor.price, locale)}</b>
          </Trans>
        </p>
        <ButtonLink as={Link} to={paths.bookingWith(doctor.id)} icon={CalendarPlus} wide>
          <Trans>Book Appointment</Trans>
          <SrOnly> ({doctor.name})</SrOnly>
        </ButtonLink>
      </Stack>
    </Card>
  );
}
