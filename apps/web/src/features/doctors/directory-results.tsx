import { Button } from '@hafi/ui/button/button';
import { Empty } from '@hafi/ui/list-state/list-state';
import { ShowMore } from '@hafi/ui/show-more/show-more';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { QueryState } from '../../lib/query-state.tsx';
import { DoctorCard } from './doctor-card.tsx';
import styles from './doctors.module.css';
import { type DirectoryQuery, useDoctors } from './doctors.queries.ts';

/** The doctors that are asked for, page by page. */
export function DirectoryResults(props: { query: DirectoryQuery; onClear: () => void }) {
  const { query, onClear } = props;
  const { t } = useLingui();
  const doctors = useDoctors(query);
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
    </>
  );
}
