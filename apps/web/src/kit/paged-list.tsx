import { Alert } from '@hafi/ui/alert/alert';
import { ShowMore } from '@hafi/ui/show-more/show-more';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { dataOf } from '../lib/query/guarded-query.ts';
import { QueryState } from '../lib/query/query-state.tsx';
import type { KnownPages } from '../lib/query/use-pages.ts';
import { problemText } from '../lib/words/problem-text.ts';
import { useGradual } from './use-gradual.ts';

/** One page of a list. */
type Page = { readonly data: readonly unknown[] };

function Gradually<T>(props: {
  list: readonly T[];
  atOnce: boolean;
  children: (drawn: readonly T[]) => ReactNode;
}) {
  return props.children(useGradual(props.list, props.atOnce));
}

/**
 * A paginated list: its loading, empty and failed states, the items so far, and the button for
 * more.
 */
export function PagedList<P extends Page>(props: {
  query: KnownPages<P>;
  /** Names what is loading, for screen readers. */
  label: string;
  /** The message when loading fails. */
  failed: string;
  empty: ReactNode;
  rows?: number;
  /**
   * Renders a few items at a time: for items so large that rendering a page of them blocks a slow
   * phone for over 50 ms.
   */
  gradual?: boolean;
  /** Label of the button for the next page, if not "Show more". */
  more?: ReactNode;
  /**
   * A sentence that announces how much is shown; also called with 0, for a search that found
   * nothing.
   */
  progress?: (shown: number, hasMore: boolean) => ReactNode;
  children: (list: readonly P['data'][number][], pages: readonly P[]) => ReactNode;
}) {
  const { query, label, failed, empty, rows, gradual, more, progress, children } = props;
  const { i18n } = useLingui();
  const { hasNextPage, isPlaceholderData } = query;
  const [isBack] = useState(query.isSuccess);
  const shown = dataOf(query)?.pages.reduce((count, { data }) => count + data.length, 0) ?? 0;
  // The placeholder is the answer to another question, so its count would be wrong.
  const said = query.isSuccess && !isPlaceholderData ? progress?.(shown, hasNextPage) : null;
  return (
    <>
      <QueryState
        query={query}
        label={label}
        failed={failed}
        isEmpty={() => shown === 0}
        empty={empty}
        long
        {...(rows === undefined ? {} : { rows })}
      >
        {({ pages }) => {
          const list = pages.flatMap(({ data }): P['data'][number][] => [...data]);
          if (!gradual) return children(list, pages);
          return (
            <Gradually list={list} atOnce={isBack}>
              {(drawn) => children(drawn, pages)}
            </Gradually>
          );
        }}
      </QueryState>
      {query.isFetchNextPageError ? (
        <Alert tone="error" live="assertive">
          {problemText(query.error, i18n)}
        </Alert>
      ) : null}
      {/* Stays while nothing is said yet: what comes into it later is announced. */}
      {progress || hasNextPage ? (
        <ShowMore
          progress={said}
          finished={!hasNextPage}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {more ?? <Trans>Show more</Trans>}
        </ShowMore>
      ) : null}
    </>
  );
}
