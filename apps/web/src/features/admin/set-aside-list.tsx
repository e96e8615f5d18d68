import { formatDateTime } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { PagedList } from '../../kit/paged-list.tsx';
import { When } from '../../kit/when.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { useWorkWords } from './failure-words.ts';
import styles from './failures.module.css';
import { type SetAside, useRetrySetAside, useSetAside } from './failures.queries.ts';
import { Retried } from './retried.tsx';

function Line({ aside, retry }: { aside: SetAside; retry: (id: string) => void }) {
  const { failure, failures, id, nextTryAt, row, since, work } = aside;
  const locale = useLocale();
  const workOf = useWorkWords();
  const next = formatDateTime(new Date(nextTryAt), locale);
  return (
    <li>
      <Stack gap="tight">
        <strong>{workOf(work)}</strong>
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
        <Quiet>
          <Trans>
            First failure: <When at={since} />. Next try: {next}.
          </Trans>
        </Quiet>
        <Button variant="second" icon={RotateCw} onClick={() => retry(id)}>
          <Trans>Try again</Trans>
          <SrOnly>
            {' '}
            ({workOf(work)}, {row})
          </SrOnly>
        </Button>
      </Stack>
    </li>
  );
}

/** Failing work that is retried with backoff, each with a button to retry it soon. */
export function SetAsideList() {
  const { t } = useLingui();
  const query = useSetAside();
  const retry = useRetrySetAside();
  return (
    <Stack fill>
      <Retried act={retry} done={<Trans>It is tried again within minutes.</Trans>} />
      <PagedList
        query={query}
        label={t`Loading...`}
        failed={t`The list did not arrive`}
        empty={
          <Empty title={t`Nothing fails`}>
            {t`What Hafi should do by itself and cannot appears here.`}
          </Empty>
        }
      >
        {(rows) => (
          <Card as="ul" lines>
            {rows.map((row) => (
              <Line key={row.id} aside={row} retry={retry.mutate} />
            ))}
          </Card>
        )}
      </PagedList>
    </Stack>
  );
}
