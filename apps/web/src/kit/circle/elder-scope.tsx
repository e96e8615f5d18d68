import type { Elder } from '@hafi/contract/circle/circle.contract';
import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { QueryState } from '../../lib/query/query-state.tsx';
import { ElderGone } from './elder-gone.tsx';
import { useElders } from './elders.queries.ts';

/**
 * The elder of an address. Every page that shows an elder named by its address is drawn inside it,
 * so that a link for one elder never opens another: it shows loading, failed, "you cannot see this
 * person now", or that elder. Another elder remounts what it draws, so that nothing typed for
 * one is saved for the other.
 */
export function ElderScope(props: {
  /** The id in the address; null where it names nobody: then the first elder that fits. */
  wanted: string | null;
  /** Whom this page can show; default: everybody in the list. */
  serves?: (elder: Elder) => boolean;
  /** Drawn where the address names nobody and there is nobody whom this page can show. */
  nobody: ReactNode;
  /** Drawn where the elder of the address is not, or no longer, open to this person. */
  gone?: ReactNode;
  /** `elders` are all whom this page can show. */
  children: (elder: Elder, elders: readonly Elder[]) => ReactNode;
}) {
  const { children, gone = <ElderGone />, nobody, serves = () => true, wanted } = props;
  const { t } = useLingui();
  return (
    <QueryState query={useElders()} label={t`Loading...`} failed={t`This page did not open`}>
      {(all) => {
        const elders = all.filter(serves);
        if (wanted === null && elders.length === 0) return nobody;
        const elder = wanted === null ? elders[0] : elders.find(({ id }) => id === wanted);
        return elder ? <Fragment key={elder.id}>{children(elder, elders)}</Fragment> : gone;
      }}
    </QueryState>
  );
}
