import type { doctorSummary } from '@hafi/contract/doctors/doctor.schemas';
import { specialties } from '@hafi/contract/doctors/doctor-kinds';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { formatNumber, formatRwf } from '@hafi/i18n/numbers';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { ChoiceList } from '@hafi/ui/choice-list/choice-list';
import { noResults } from '@hafi/ui/drawing/special-shapes';
import { SelectField } from '@hafi/ui/field/text-field';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { districtOptions } from '../../../kit/doctors/district-options.ts';
import { FirstFree, firstFreeOf } from '../../../kit/doctors/first-free.tsx';
import { Nearness } from '../../../kit/doctors/nearness.tsx';
import { PagedList } from '../../../kit/paged-list.tsx';
import { useDebouncedBox } from '../../../kit/use-debounced.ts';
import { withParam } from '../../../lib/with-param.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './booking.module.css';
import { type Find, findFrom } from './find.ts';
import { useDoctorChoice } from './free-times.queries.ts';
import type { Whom } from './use-whom.ts';
import type { useWizard } from './use-wizard.ts';

type DoctorSummary = z.output<typeof doctorSummary>;
type Walk = ReturnType<typeof useWizard>;

/** The facts for choosing a doctor, in short lines. */
function DoctorLine({ doctor }: { doctor: DoctorSummary }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { sector, district } = doctor.location;
  const rating = doctor.rating === null ? null : formatNumber(doctor.rating, locale, 1);
  return (
    <span className={styles.lines}>
      <span>
        {t(specialtyNames[doctor.specialty])}
        {rating ? <> · {t`${rating} of 5`}</> : null}
      </span>
      <span>
        {sector}, {district}
        {doctor.distanceKm === undefined ? null : (
          <>
            {' · '}
            <Nearness km={doctor.distanceKm} />
          </>
        )}
      </span>
      {doctor.firstFree ? null : <span>{t`No free day in the next 14 days`}</span>}
    </span>
  );
}

function DoctorList({ doctors, walk }: { doctors: readonly DoctorSummary[]; walk: Walk }) {
  const { t } = useLingui();
  const locale = useLocale();
  const linkOf = (doctor: string) => walk.linkTo({ doctor });
  return (
    <ChoiceList
      as={Link}
      legend={<Trans>Which doctor?</Trans>}
      chosen={walk.wizard.doctor}
      linkOf={(doctor) => ({ to: linkOf(doctor).to })}
      onChoose={(doctor, event) => linkOf(doctor).onClick(event)}
      choices={doctors.map((each) => ({
        value: each.id,
        label: each.name,
        detail: <DoctorLine doctor={each} />,
        note: t`From ${formatRwf(each.price, locale)}`,
        ...(each.firstFree
          ? {
              shortcut: (
                <Link
                  {...walk.linkTo({ doctor: each.id, ...firstFreeOf(each.firstFree) })}
                  className={styles.soonest}
                  data-first-free={each.id}
                >
                  <FirstFree at={each.firstFree} />
                </Link>
              ),
            }
          : {}),
      }))}
    />
  );
}

/** The doctors found; a component of its own, so that new results re-render only these. */
function FoundDoctors({ find, walk }: { find: Find; walk: Walk }) {
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
        <Empty drawing={noResults} title={t`No doctor found`}>
          {t`Try another word, another specialty or another district.`}
        </Empty>
      }
    >
      {(found) => <DoctorList doctors={found} walk={walk} />}
    </PagedList>
  );
}

/** Says in which order the doctors stand. */
function OrderWords({ whom }: { whom: Whom }) {
  const { patient } = whom;
  const { district, near, sector } = patient?.home ?? {};
  const place = sector?.name ?? district;
  if (!patient || !near || !place) {
    return (
      <Quiet>
        <Trans>The best rated come first.</Trans>
      </Quiet>
    );
  }
  const { firstName } = patient;
  return (
    <Quiet>
      {patient.self ? (
        <Trans>The nearest to {place}, where you live, and the soonest come first.</Trans>
      ) : (
        <Trans>
          The nearest to {place}, where {firstName} lives, and the soonest come first.
        </Trans>
      )}
    </Quiet>
  );
}

/** Chooses a doctor: search, specialty, district, and a list whose rows go on. */
export function DoctorChoice({ walk, whom }: { walk: Walk; whom: Whom }) {
  const { t } = useLingui();
  const { search, setSearch } = walk;
  const find = findFrom(search, whom.patient?.home?.near ?? undefined);
  const change = (name: string, value: string) =>
    setSearch(withParam(search, name, value), { replace: true });
  const { send, type, typed } = useDebouncedBox(find.q ?? '', (q) => change('q', q));
  const own = whom.patient?.home?.district;
  const [isNarrowed] = useState([find.q, find.specialty, find.district].some(Boolean));
  return (
    <Stack fill>
      <Accordion>
        <AccordionItem
          title={<Trans>Search, specialty, district</Trans>}
          open={isNarrowed || undefined}
        >
          <Stack fill>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                send();
              }}
            >
              <SearchField
                label={t`Search by name, specialty or place`}
                labelShown
                maxLength={100}
                value={typed}
                onChange={(event) => type(event.target.value)}
              />
            </form>
            <SelectField
              label={t`Specialty`}
              value={find.specialty ?? ''}
              onChange={(event) => change('specialty', event.target.value)}
              placeholder={t`All specialties`}
              options={specialties.map((value) => ({ value, label: t(specialtyNames[value]) }))}
            />
            <SelectField
              label={t`District`}
              value={find.district ?? ''}
              onChange={(event) => change('district', event.target.value)}
              placeholder={t`All districts`}
              options={districtOptions(own)}
            />
          </Stack>
        </AccordionItem>
      </Accordion>
      <OrderWords whom={whom} />
      <FoundDoctors find={find} walk={walk} />
    </Stack>
  );
}
