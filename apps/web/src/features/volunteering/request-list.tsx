import { SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PagedList } from '../../kit/paged-list.tsx';
import type { KnownPages } from '../../lib/query/use-pages.ts';
import styles from './volunteering.module.css';

/** Requests, page by page. */
export function RequestList<T extends { readonly id: string }>(props: {
  query: KnownPages<{ data: T[] }>;
  label: string;
  failed: string;
  empty: ReactNode;
  /** Rows of a sheet instead of cards. */
  rows?: boolean;
  children: (request: T) => ReactNode;
}) {
  const { query, label, failed, empty, rows, children } = props;
  return (
    <PagedList
      query={query}
      label={label}
      failed={failed}
      more={<Trans>Show more requests</Trans>}
      empty={empty}
    >
      {(list) =>
        rows ? (
          <SheetRows>{list.map(children)}</SheetRows>
        ) : (
          <ul className={styles.list}>{list.map(children)}</ul>
        )
      }
    </PagedList>
  );
}
