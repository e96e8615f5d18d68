import { Button } from '@hafi/ui/button/button';
import { Failed, Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { useOnline } from '../online.ts';
import { problemText } from '../words/problem-text.ts';
import { AsOf } from './as-of.tsx';
import type { Known } from './use-answer.ts';

/**
 * Draws what a list or thing looks like while it loads, when it failed, when there is none, and
 * when it is old because the network is gone. `children` draws it when it is there.
 */
export function QueryState<T>(props: {
  query: Known<T>;
  /** What is loading, in words. */
  label: string;
  /** What failed to arrive, in words. */
  failed: string;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  rows?: number;
  children: (data: T) => ReactNode;
}) {
  const { query, label, failed, isEmpty, empty, rows, children } = props;
  const { i18n } = useLingui();
  const online = useOnline();
  const { error, isPending } = query;
  // A long list is drawn in small pieces of time, so that a slow phone answers presses meanwhile.
  const data = useDeferredValue(query.data);
  const isDrawing = data === undefined && query.data !== undefined;
  const retry = (
    <Button variant="second" icon={RotateCw} onClick={() => query.refetch()}>
      <Trans>Try again</Trans>
    </Button>
  );
  if (isPending || isDrawing) return <Loading label={label} rows={rows ?? 3} />;
  if (data === undefined) {
    return (
      <Failed title={failed} action={retry} drawing={online ? 'failed' : 'offline'}>
        {problemText(error, i18n)}
      </Failed>
    );
  }
  return (
    <>
      <AsOf query={query} />
      {isEmpty?.(data) ? empty : children(data)}
    </>
  );
}
