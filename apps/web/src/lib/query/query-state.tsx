import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { offline } from '@hafi/ui/drawing/basic-shapes';
import { Failed, Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useOnline } from '../online.ts';
import { timeoutMs } from '../slow-part.tsx';
import { problemText } from '../words/problem-text.ts';
import { AsOf, WithinDated } from './as-of.tsx';
import { dataOf, type GuardedQuery, statusOf } from './guarded-query.ts';
import { refetchPending } from './query-options.ts';

function Again({ again, link }: { again: () => Promise<unknown>; link?: boolean }) {
  return (
    <Button variant={link ? 'link' : 'second'} icon={RotateCw} onClick={() => void again()}>
      <Trans>Try again</Trans>
    </Button>
  );
}

/**
 * Renders one line when a query failed, else nothing: for a form or chart that stands without the
 * answer and only lacks a hint.
 */
export function QueryFailure(props: {
  query: GuardedQuery<unknown>;
  /** The message when loading fails. */
  failed: string;
}) {
  const { query, failed } = props;
  const { i18n } = useLingui();
  const state = statusOf(query);
  if (state.status !== 'failed') return null;
  return (
    <Alert
      tone="warning"
      live="assertive"
      title={failed}
      action={<Again again={query.refetch} link />}
    >
      {problemText(state.error, i18n)}
    </Alert>
  );
}

/**
 * Says that an answer takes long, while it is still awaited, with a way to ask again at once. Renders
 * nothing before, nor once there is an answer or a failure.
 */
export function SlowAnswer({ query }: { query: GuardedQuery<unknown> }) {
  const isPending = statusOf(query).status === 'pending' && query.isFetching;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(setLate, timeoutMs, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  return (
    <Status>
      {late ? (
        <Alert tone="warning" action={<Again again={refetchPending} link />}>
          <Trans>This takes long. Hafi keeps trying.</Trans>
        </Alert>
      ) : null}
    </Status>
  );
}

/** Draws data after everything that is urgent, which costs a second drawing. */
function Later<T>(props: { data: T; children: (data: T) => ReactNode }) {
  return props.children(useDeferredValue(props.data));
}

/**
 * Renders the state of a query: skeleton while loading, error, empty, or a note when the data is
 * old because the network is gone. `children` renders the data.
 */
export function QueryState<T>(props: {
  query: GuardedQuery<T>;
  /** Names what is loading, for screen readers. */
  label: string;
  /** The message when loading fails. */
  failed: string;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  rows?: number;
  /** Renders the data in a step of its own: a long list keeps a slow phone busy. */
  long?: boolean;
  /** One line instead of a drawing when loading fails: for a part among others. */
  compact?: boolean;
  children: (data: T) => ReactNode;
}) {
  const { query, label, failed, isEmpty, empty, rows, long, compact, children } = props;
  const { i18n } = useLingui();
  const online = useOnline();
  const { error, isPending } = query;
  const answered = dataOf(query);
  const draw = (data: T | undefined) => {
    const isDrawing = data === undefined && answered !== undefined;
    if (isPending || isDrawing) {
      return (
        <>
          <Loading label={label} rows={rows ?? (compact ? 1 : 3)} />
          <SlowAnswer query={query} />
        </>
      );
    }
    if (data === undefined && compact) return <QueryFailure query={query} failed={failed} />;
    if (data === undefined) {
      return (
        <Failed
          title={failed}
          action={<Again again={query.refetch} />}
          drawing={online ? undefined : offline}
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
  };
  return long ? <Later data={answered}>{draw}</Later> : draw(answered);
}
