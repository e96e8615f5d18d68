import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Known, stateOf } from '../../../lib/query/known.ts';

/** The newest fact of a row: that it did not arrive, and nothing while it loads. */
export function RowFact<T>(props: { query: Known<T>; children: (data: T) => ReactNode }) {
  const { children, query } = props;
  const { t } = useLingui();
  const state = stateOf(query);
  if (state.is === 'pending') return null;
  if (state.is === 'failed') return t`It did not arrive. Tap to look again.`;
  return children(state.data);
}
