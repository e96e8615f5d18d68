import { Button } from '@hafi/ui/button/button';
import { noResults } from '@hafi/ui/drawing/special-shapes';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PagedList } from '../../kit/paged-list.tsx';
import { DoctorCard } from './doctor-card.tsx';
import styles from './doctors.module.css';
import { type DirectoryQuery, useDoctors } from './doctors.queries.ts';

/** The doctors found, page by page. */
export function DirectoryResults(props: { query: DirectoryQuery; onClear: () => void }) {
  const { query, onClear } = props;
  const { t } = useLingui();
  const doctors = useDoctors(query);
  const nobody = (
    <Empty
      drawing={noResults}
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
    <PagedList
      query={doctors}
      label={t`Looking for doctors`}
      failed={t`The doctors did not arrive`}
      rows={5}
      gradual
      more={<Trans>Show more doctors</Trans>}
      progress={(shown, hasMore) =>
        hasMore ? (
          <Plural
            value={shown}
            one="# doctor shown, there are more"
            other="# doctors shown, there are more"
          />
        ) : (
          <Plural value={shown} one="# doctor found" other="# doctors found" />
        )
      }
      empty={nobody}
    >
      {(list) => (
        <ul className={styles.list}>
          {list.map((doctor) => (
            <DoctorCard key={doctor.id} doctor={doctor} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
