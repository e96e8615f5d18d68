import { ButtonLink } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { When } from '../../../kit/when.tsx';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useDesk } from '../practice.queries.ts';
import styles from './desk.module.css';
import { beginningOf } from './desk-day.ts';

const shownAtFirst = 3;
const shownOfNote = 60;

/** The doctor's drafts of notes, oldest first; all of them stand among the own notes. */
export function ToSign() {
  const { t } = useLingui();
  const desk = useDesk();
  const count = dataOf(desk)?.drafts.length;
  return (
    <Sheet
      title={<Trans>To sign</Trans>}
      {...(count === undefined ? {} : { count })}
      aside={
        <Link to={paths.ownNotes} className={styles.aside}>
          <Trans>Your notes</Trans>
        </Link>
      }
      className={styles.drafts}
    >
      <QueryState
        query={desk}
        label={t`Loading the notes`}
        failed={t`The notes could not be loaded.`}
        rows={1}
        isEmpty={({ drafts }) => drafts.length === 0}
        empty={
          <SheetBody className={styles.body}>
            <Quiet>
              <Trans>No note waits for your signature.</Trans>
            </Quiet>
          </SheetBody>
        }
      >
        {({ drafts }) => (
          <SheetRows>
            {drafts.slice(0, shownAtFirst).map(({ begins, elderName, id, writtenAt }) => (
              <SheetRow
                key={id}
                className={styles.request}
                title={elderName}
                line={
                  <>
                    <When at={writtenAt} /> · {beginningOf(begins, shownOfNote)}
                  </>
                }
                end={
                  <ButtonLink as={Link} to={paths.ownNotes} variant="link" className={styles.ghost}>
                    <Trans>Read and sign</Trans>
                    <SrOnly> ({elderName})</SrOnly>
                  </ButtonLink>
                }
              />
            ))}
          </SheetRows>
        )}
      </QueryState>
    </Sheet>
  );
}
