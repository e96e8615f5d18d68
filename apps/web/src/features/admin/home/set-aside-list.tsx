import { formatDateTime } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { PagedList } from '../../../kit/paged-list.tsx';
import { When } from '../../../kit/when.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './admin.module.css';
import { useWorkWords } from './failure-words.ts';
import { type SetAside, useRetrySetAside, useSetAside } from './failures.queries.ts';
import { Retried } from './retried.tsx';

function Line({ aside, retry }: { aside: SetAside; retry: (id: string) => void }) {
  const { failure, failures, id, nextTryAt, row, since, work } = aside;
  const locale = useLocale();
  const workOf = useWorkWords();
  const next = formatDateTime(new Date(nextTryAt), locale);
  return (
    <SheetRow
      title={workOf(work)}
      line={
        <Trans>
          First failure: <When at={since} />. Next try: {next}.
        </Trans>
      }
      end={
        <Button variant="second" icon={RotateCw} onClick={() => retry(id)}>
          <Trans>Try again</Trans>
          <SrOnly>
            {' '}
            ({workOf(work)}, {row})
          </SrOnly>
        </Button>
      }
    >
      <span>
        <Plural
          value={failures}
          one={`Failed # time (${failure})`}
          other={`Failed # times (${failure})`}
        />
      </span>
      <Quiet className={styles.id}>
        {work} {row}
      </Quiet>
    </SheetRow>
  );
}

/** Failing work that is retried with backoff, each with a button to retry it soon. */
export function SetAsideList() {
  const { t } = useLingui();
  const query = useSetAside();
  const retry = useRetrySetAside();
  return (
    <Sheet title={<Trans>Work that fails</Trans>}>
      <Retried act={retry} done={<Trans>It is tried again within minutes.</Trans>} />
      <PagedList
        query={query}
        label={t`Loading...`}
        failed={t`The list did not arrive`}
        empty={
          <SheetBody>
            <p>
              <Trans>Nothing fails</Trans>
            </p>
          </SheetBody>
        }
      >
        {(rows) => (
          <SheetRows>
            {rows.map((row) => (
              <Line key={row.id} aside={row} retry={retry.mutate} />
            ))}
          </SheetRows>
        )}
      </PagedList>
    </Sheet>
  );
}
