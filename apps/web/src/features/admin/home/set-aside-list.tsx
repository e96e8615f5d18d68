import { formatDateTime } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { PagedList } from '../../../kit/paged-list.tsx';
import { When } from '../../../kit/when.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import styles from './admin.module.css';
import { useWorkWords } from './failure-words.ts';
import { type SetAside, useRetrySetAside, useSetAside } from './failures.queries.ts';

function Line({ aside }: { aside: SetAside }) {
  const { i18n, t } = useLingui();
  const retry = useRetrySetAside();
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
        <Button
          variant="second"
          icon={RotateCw}
          busy={retry.isPending}
          onClick={() =>
            retry.mutate(id, { done: t`${workOf(work)}: it is tried again within minutes.` })
          }
        >
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
      {retry.isError ? (
        <Alert tone="error" live="assertive">
          {problemText(retry.error, i18n)}
        </Alert>
      ) : null}
    </SheetRow>
  );
}

/** Failing work that is retried with backoff, each with a button to retry it soon. */
export function SetAsideList() {
  const { t } = useLingui();
  const query = useSetAside();
  return (
    <Sheet title={<Trans>Work that fails</Trans>}>
      <OutcomePlace>
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
                <Line key={row.id} aside={row} />
              ))}
            </SheetRows>
          )}
        </PagedList>
      </OutcomePlace>
    </Sheet>
  );
}
