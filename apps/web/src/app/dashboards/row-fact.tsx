import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAge } from '../../lib/query/as-of.tsx';
import { type GuardedQuery, statusOf } from '../../lib/query/guarded-query.ts';

/**
 * The newest fact of a row: what is known and, where it is old, from when; that it did not arrive;
 * nothing while it loads, in the room that the row keeps.
 */
export function RowFact<T>(props: { query: GuardedQuery<T>; children: (data: T) => ReactNode }) {
  const { children, query } = props;
  const { t } = useLingui();
  const state = statusOf(query);
  const age = useAge(query);
  if (state.status === 'pending') return <span data-loading />;
  if (state.status === 'failed') {
    return <span role="alert">{t`It did not arrive. Tap to look again.`}</span>;
  }
  return (
    <>
      {children(state.data)}
      {age ? <> ({age})</> : null}
    </>
  );
}
