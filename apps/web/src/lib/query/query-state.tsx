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
 * Renders the state of a query: skeleton while loading, error, empty, or a note when the data is
 * old because the network is gone. `children` renders the data.
 */
export function QueryState<T>(props: {
  query: Known<T>;
  /** Names what is loading, for screen readers. */
  label: string;
  /** The message when loading fails. */
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
  // Deferred, so that a slow phone stays responsive while it renders a long list.
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
