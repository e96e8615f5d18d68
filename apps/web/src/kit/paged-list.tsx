import { Alert } from '@hafi/ui/alert/alert';
import { ShowMore } from '@hafi/ui/show-more/show-more';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { QueryState } from '../lib/query/query-state.tsx';
import type { KnownPages } from '../lib/query/use-pages.ts';
import { problemText } from '../lib/words/problem-text.ts';

/** One answer of a list that comes page by page. */
type Page = { readonly data: readonly unknown[] };

/** A list that comes page by page: its states, what there is of it so far, and the way to more. */
export function PagedList<P extends Page>(props: {
  query: KnownPages<P>;
  /** What is loading, in words. */
  label: string;
  /** What failed to arrive, in words. */
  failed: string;
  empty: ReactNode;
  rows?: number;
  /** What the button for the next page says, when that is not "Show more". */
  more?: ReactNode;
  /** How much is shown, as a sentence that is announced, for none too where somebody searched. */
  progress?: (shown: number, hasMore: boolean) => ReactNode;
  children: (list: readonly P['data'][number][], pages: readonly P[]) => ReactNode;
}) {
  const { query, label, failed, empty, rows, more, progress, children } = props;
  const { i18n } = useLingui();
  const { hasNextPage, isPlaceholderData } = query;
  const shown = query.data?.pages.reduce((count, { data }) => count + data.length, 0) ?? 0;
  // An answer to another question says nothing of how much there is of this one.
  const said = query.isSuccess && !isPlaceholderData ? progress?.(shown, hasNextPage) : null;
  return (
    <>
      <QueryState
        query={query}
        label={label}
        failed={failed}
        isEmpty={() => shown === 0}
        empty={empty}
        {...(rows === undefined ? {} : { rows })}
      >
        {({ pages }) =>
          children(
            pages.flatMap(({ data }): P['data'][number][] => [...data]),
            pages,
          )
        }
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
