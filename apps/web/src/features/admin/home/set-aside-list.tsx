import { formatDateTime } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { SheetRow } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { When } from '../../../kit/when.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './admin.module.css';
import { useWorkWords } from './failure-words.ts';
import { type SetAside, useRetrySetAside, useSetAside } from './failures.queries.ts';
import { WatchedList } from './watched-list.tsx';

function Line({ aside }: { aside: SetAside }) {
  const { t } = useLingui();
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
      <ActFailure act={retry} />
    </SheetRow>
  );
}

/** Failing work that is retried with backoff, each with a button to retry it soon. */
export function SetAsideList() {
  return (
    <WatchedList
      title={<Trans>Work that fails</Trans>}
      query={useSetAside()}
      empty={<Trans>Nothing fails</Trans>}
      row={(aside) => <Line key={aside.id} aside={aside} />}
    />
  );
}
