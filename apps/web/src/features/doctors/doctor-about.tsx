import { formatPhone } from '@hafi/base/format-phone';
import type { doctor as doctorSchema } from '@hafi/contract/doctors/doctor.schemas';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { formatRwf } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Facts } from '@hafi/ui/facts/facts';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { PriceRow } from '@hafi/ui/ledger/ledger';
import { Name } from '@hafi/ui/name/name';
import { Person } from '@hafi/ui/person/person';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { BadgeMarks } from '../../kit/badges/badge-marks.tsx';
import { bareName } from '../../kit/doctors/bare-name.ts';
import { languageNames } from '../../kit/doctors/language-names.ts';
import { WorkingHoursWords } from '../../kit/doctors/working-hours-words.tsx';
import { largePhoto } from '../../lib/large-photo.ts';
import { paths } from '../../lib/paths.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { ComingDays } from './coming-days.tsx';
import { DoctorReviews } from './doctor-reviews.tsx';
import styles from './doctors.module.css';
import { Rating } from './rating.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

type Doctor = z.output<typeof doctorSchema>;

function DoctorFacts({ doctor }: { doctor: Doctor }) {
  const { t } = useLingui();
  const { workplace, sector, district } = doctor.location;
  const { phone, email } = doctor.contact;
  return (
    <Facts
      facts={[
        { term: t`Place`, value: [workplace, sector, district].join(', ') },
        {
          term: t`Experience`,
          value: <Plural value={doctor.experience} one="# year" other="# years" />,
        },
        {
          term: t`Languages`,
          value: doctor.languages.map((language) => t(languageNames[language])).join(', '),
        },
        ...(phone
          ? [{ term: t`Phone`, value: <a href={`tel:${phone}`}>{formatPhone(phone)}</a> }]
          : []),
        ...(email ? [{ term: t`Email`, value: <a href={`mailto:${email}`}>{email}</a> }] : []),
      ]}
    />
  );
}

/** A doctor's profile, working hours, prices and next free times. */
export function DoctorAbout({ doctor }: { doctor: Doctor }) {
  const { t } = useLingui();
  const locale = useLocale();
  const shortest = [...doctor.types].sort((a, b) => a.duration - b.duration)[0]?.id ?? 'general';
  const book = (
    <ButtonLink as={Link} to={paths.bookingWith(doctor.id)} icon={CalendarPlus}>
      <Trans>Book Appointment</Trans>
    </ButtonLink>
  );
  return (
    <Stack fill gap="section">
      <Stack>
        <Person
          personId={doctor.id}
          name={bareName(doctor.name)}
          photo={largePhoto(doctor.image)}
          size="large"
          heading={
            <h1 className={styles.title}>
              <Name>{doctor.name}</Name>
            </h1>
          }
          line={t(specialtyNames[doctor.specialty])}
        />
        <Row>
          <Rating rating={doctor.rating} reviews={doctor.reviews} />
          {doctor.verified ? <VerifiedBadge /> : null}
        </Row>
        <BadgeMarks badges={doctor.badges} />
        {book}
      </Stack>
      <Stack as="section" fill>
        <h2>
          <Trans>About</Trans>
        </h2>
        <p>{doctor.bio}</p>
        <DoctorFacts doctor={doctor} />
      </Stack>
      <Stack as="section" fill>
        <h2>
          <Trans>Next free times</Trans>
        </h2>
        <ComingDays id={doctor.id} type={shortest} />
      </Stack>
      <Stack as="section" fill>
        <h2>
          <Trans>Kinds of visit and prices</Trans>
        </h2>
        <Card lines>
          {doctor.types.map(({ id, name, duration, description, price }) => (
            <PriceRow
              key={id}
              title={name}
              detail={
                <>
                  <Plural value={duration} one="# minute" other="# minutes" />. {description}
                </>
              }
              price={formatRwf(price, locale)}
            />
          ))}
        </Card>
        <Quiet>
          <Trans>A service fee is added to each booking.</Trans>
        </Quiet>
      </Stack>
      <Stack as="section" fill>
        <h2>
          <Trans>Working hours</Trans>
        </h2>
        <WorkingHoursWords spells={doctor.workingHours} />
      </Stack>
      <Stack as="section" fill>
        <h2>
          <Trans>Reviews</Trans>
        </h2>
        <DoctorReviews id={doctor.id} />
      </Stack>
      <div>{book}</div>
    </Stack>
  );
}
