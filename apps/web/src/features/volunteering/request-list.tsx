import { ShowMore } from '@hafi/ui/show-more/show-more';
import { Trans } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '../../lib/query/query-state.tsx';
import styles from './volunteering.module.css';

/** Requests page by page. */
export function RequestList<T extends { readonly id: string }>(props: {
  query: UseInfiniteQueryResult<{ pages: { data: T[] }[] }>;
  label: string;
  failed: string;
  empty: ReactNode;
  children: (request: T) => ReactNode;
}) {
  const { query, label, failed, empty, children } = props;
  const list = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <QueryState
      query={query}
      label={label}
      failed={failed}
      isEmpty={() => list.length === 0}
      empty={empty}
    >
      {() => (
        <>
          <ul className={styles.list}>{list.map(children)}</ul>
          {query.hasNextPage ? (
            <ShowMore busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              <Trans>Show more requests</Trans>
            </ShowMore>
          ) : null}
        </>
      )}
    </QueryState>
  );
}
