import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Failed, Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { useOnline } from '../online.ts';
import { problemText } from '../words/problem-text.ts';
import { AsOf, WithinDated } from './as-of.tsx';
import { beside, type Known, stateOf } from './known.ts';

function Retry({ query, link }: { query: Known<unknown>; link?: boolean }) {
  return (
    <Button variant={link ? 'link' : 'second'} icon={RotateCw} onClick={() => void query.refetch()}>
      <Trans>Try again</Trans>
    </Button>
  );
}

/**
 * Renders one line when a query failed, else nothing: for a form or chart that stands without the
 * answer and only lacks a hint.
 */
export function QueryFailure(props: {
  query: Known<unknown>;
  /** The message when loading fails. */
  failed: string;
}) {
  const { query, failed } = props;
  const { i18n } = useLingui();
  const state = stateOf(query);
  if (state.is !== 'failed') return null;
  return (
    <Alert tone="warning" live="assertive" title={failed} action={<Retry query={query} link />}>
      {problemText(state.error, i18n)}
    </Alert>
  );
}

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
  /** One line instead of a drawing when loading fails: for a part among others. */
  compact?: boolean;
  children: (data: T) => ReactNode;
}) {
  const { query, label, failed, isEmpty, empty, rows, compact, children } = props;
  const { i18n } = useLingui();
  const online = useOnline();
  const { error, isPending } = query;
  // Deferred, so that a slow phone stays responsive while it renders a long list.
  const answered = beside(query);
  const data = useDeferredValue(answered);
  const isDrawing = data === undefined && answered !== undefined;
  if (isPending || isDrawing) return <Loading label={label} rows={rows ?? (compact ? 1 : 3)} />;
  if (data === undefined && compact) return <QueryFailure query={query} failed={failed} />;
  if (data === undefined) {
    return (
      <Failed
        title={failed}
        action={<Retry query={query} />}
        drawing={online ? 'failed' : 'offline'}
      >
        {problemText(error, i18n)}
      </Failed>
    );
  }
  return (
    <>
      <AsOf query={query} />
      <WithinDated query={query}>{isEmpty?.(data) ? empty : children(data)}</WithinDated>
    </>
  );
}
