import { Button } from '@hafi/ui/button/button';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { ShowMore } from '@hafi/ui/show-more/show-more';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { usePageHead } from '../../lib/page-head.ts';
import { QueryState } from '../../lib/query-state.tsx';
import { WithoutScript } from '../../lib/without-script.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import { DoctorCard } from './doctor-card.tsx';
import styles from './doctors.module.css';
import { useDoctors } from './doctors.queries.ts';
import { useDirectorySearch } from './use-directory-search.ts';

/** The directory of doctors. */
export function DoctorsPage() {
  const { t } = useLingui();
  usePageHead({
    title: t`HCP: doctors and healthcare providers`,
    description: t`Find a verified doctor in all 30 districts of Rwanda by name, specialty or place, see free days and prices, and book a visit.`,
  });
  const { query, change, clear } = useDirectorySearch();
  const doctors = useDoctors(query);
  const shown = doctors.data?.pages.reduce((count, page) => count + page.data.length, 0) ?? 0;
  const nobody = (
    <Empty
      drawing="no-results"
      title={t`No doctor found`}
      titleAs="h2"
      action={
        <Button variant="second" onClick={clear}>
          <Trans>Show all doctors</Trans>
        </Button>
      }
    >
      {t`Try another word, another specialty or a place nearby.`}
    </Empty>
  );
  return (
    <Stack fill gap="loose">
      <Stack gap="tight">
        <h1>
          <Trans>HCP</Trans>
        </h1>
        <Lead>
          <Trans>Doctors and healthcare providers in all 30 districts.</Trans>
        </Lead>
      </Stack>
      <DirectoryFilters query={query} onChange={change} />
      <WithoutScript name="doctors" />
      <QueryState
        query={doctors}
        label={t`Looking for doctors`}
        failed={t`The doctors did not arrive`}
        rows={5}
        isEmpty={() => shown === 0}
        empty={nobody}
      >
        {({ pages }) => (
          <ul className={styles.list}>
            {pages.flatMap((page) =>
              page.data.map((doctor) => <DoctorCard key={doctor.id} doctor={doctor} />),
            )}
          </ul>
        )}
      </QueryState>
      <ShowMore
        progress={
          doctors.isSuccess && !doctors.isPlaceholderData ? (
            doctors.hasNextPage ? (
              <Plural
                value={shown}
                one="# doctor shown, there are more"
                other="# doctors shown, there are more"
              />
            ) : (
              <Plural value={shown} one="# doctor found" other="# doctors found" />
            )
          ) : null
        }
        finished={!doctors.hasNextPage}
        busy={doctors.isFetchingNextPage}
        onClick={() => doctors.fetchNextPage()}
      >
        <Trans>Show more doctors</Trans>
      </ShowMore>
    </Stack>
  );
}
