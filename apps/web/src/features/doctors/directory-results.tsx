import { Button } from '@hafi/ui/button/button';
import { Empty } from '@hafi/ui/list-state/list-state';
import { ShowMore } from '@hafi/ui/show-more/show-more';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGradual } from '../../lib/query/gradual.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { DoctorCard, type DoctorSummary } from './doctor-card.tsx';
import styles from './doctors.module.css';
import { type DirectoryQuery, useDoctors } from './doctors.queries.ts';

function Cards({ doctors, atOnce }: { doctors: readonly DoctorSummary[]; atOnce: boolean }) {
  const drawn = useGradual(doctors, atOnce);
  return (
    <ul className={styles.list}>
      {drawn.map((doctor) => (
        <DoctorCard key={doctor.id} doctor={doctor} />
      ))}
    </ul>
  );
}

/** The doctors that are asked for, page by page. */
export function DirectoryResults(props: { query: DirectoryQuery; onClear: () => void }) {
  const { query, onClear } = props;
  const { t } = useLingui();
  const doctors = useDoctors(query);
  const [isBack] = useState(doctors.isSuccess);
  const shown = doctors.data?.pages.reduce((count, page) => count + page.data.length, 0) ?? 0;
  const nobody = (
    <Empty
      drawing="no-results"
      title={t`No doctor found`}
      titleAs="h2"
      action={
        <Button variant="second" onClick={onClear}>
          <Trans>Show all doctors</Trans>
        </Button>
      }
    >
      {t`Try another word, another specialty or a place nearby.`}
    </Empty>
  );
  return (
    <>
      <QueryState
        query={doctors}
        label={t`Looking for doctors`}
        failed={t`The doctors did not arrive`}
        rows={5}
        isEmpty={() => shown === 0}
        empty={nobody}
      >
        {({ pages }) => <Cards doctors={pages.flatMap(({ data }) => data)} atOnce={isBack} />}
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
    </>
  );
}
