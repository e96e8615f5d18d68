import type { doctorSummary } from '@hafi/contract/doctors/doctor.schemas';
import { type Specialty, specialties } from '@hafi/contract/doctors/doctor-kinds';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { formatDate } from '@hafi/i18n/dates';
import { formatNumber, formatRwf } from '@hafi/i18n/numbers';
import { noResults } from '@hafi/ui/drawing/special-shapes';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { SelectField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { PagedList } from '../../../kit/paged-list.tsx';
import { useDebounced } from '../../../kit/use-debounced.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './booking.module.css';
import { type Find, useDoctorChoice } from './free-times.queries.ts';

type DoctorSummary = z.output<typeof doctorSummary>;

/** The facts for choosing a doctor, in three short lines. */
function DoctorLine({ doctor }: { doctor: DoctorSummary }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { sector, district } = doctor.location;
  const rating = doctor.rating === null ? null : formatNumber(doctor.rating, locale, 1);
  return (
    <span className={styles.lines}>
      <span>{t(specialtyNames[doctor.specialty])}</span>
      <span>
        {sector}, {district}
        {rating ? <> · {t`${rating} of 5`}</> : null}
      </span>
      <span>
        {doctor.availability
          ? t`Next free day: ${formatDate(doctor.availability, locale, { style: 'weekday' })}`
          : t`No free day in the next 14 days`}
      </span>
    </span>
  );
}

function DoctorList(props: {
  doctors: readonly DoctorSummary[];
  value: string | null;
  onPick: (id: string) => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const { doctors, value, onPick } = props;
  return (
    <RadioGroup
      name="doctor"
      legend={<Trans>Which doctor?</Trans>}
      legendVariant="heading"
      value={value ?? ''}
      onChange={(event) => onPick(event.target.value)}
      options={doctors.map((each) => ({
        value: each.id,
        label: each.name,
        detail: <DoctorLine doctor={each} />,
        note: t`From ${formatRwf(each.price, locale)}`,
      }))}
    />
  );
}

/** The doctors found; a component of its own, so that new results re-render only these. */
function FoundDoctors(props: { find: Find; value: string | null; onPick: (id: string) => void }) {
  const { find, value, onPick } = props;
  const { t } = useLingui();
  const doctors = useDoctorChoice(find);
  return (
    <PagedList
      query={doctors}
      label={t`Looking for doctors`}
      failed={t`The doctors did not arrive`}
      rows={5}
      gradual
      more={<Trans>Show more doctors</Trans>}
      progress={(shown) => <Plural value={shown} one="# doctor shown" other="# doctors shown" />}
      empty={
        <Empty
          drawing={noResults}
          title={t`No doctor found`}
        >{t`Try another word or another specialty.`}</Empty>
      }
    >
      {(found) => <DoctorList doctors={found} value={value} onPick={onPick} />}
    </PagedList>
  );
}

/** Chooses a doctor: search, specialty, and a list. */
export function DoctorChoice({
  doctor,
  onPick,
}: {
  doctor: string | null;
  onPick: (id: string) => void;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [specialty, setSpecialty] = useState('');
  const q = useDebounced(typed);
  const find = {
    ...(q ? { q } : {}),
    ...(specialty ? { specialty: specialty as Specialty } : {}),
  };
  return (
    <Stack fill>
      <SearchField
        label={t`Search by name, specialty or place`}
        labelShown
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SelectField
        label={t`Specialty`}
        value={specialty}
        onChange={(event) => setSpecialty(event.target.value)}
        placeholder={t`All specialties`}
        options={specialties.map((value) => ({ value, label: t(specialtyNames[value]) }))}
      />
      <FoundDoctors find={find} value={doctor} onPick={onPick} />
    </Stack>
  );
}
