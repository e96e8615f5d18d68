import { Sheet, SheetBody, SheetRows } from '@hafi/ui/sheet/sheet';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PagedList } from '../../../kit/paged-list.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import type { KnownPages } from '../../../lib/query/use-pages.ts';

/** A sheet of what a coordinator should see to; the acts of its rows say their outcome at its top. */
export function WatchedList<T>(props: {
  title: ReactNode;
  query: KnownPages<{ readonly data: readonly T[] }>;
  /** What it means that nothing stands here. */
  empty: ReactNode;
  row: (item: T) => ReactNode;
}) {
  const { empty, query, row, title } = props;
  const { t } = useLingui();
  return (
    <Sheet title={title}>
      <OutcomePlace>
        <PagedList
          query={query}
          label={t`Loading...`}
          failed={t`The list did not arrive`}
          empty={
            <SheetBody>
              <p>{empty}</p>
            </SheetBody>
          }
        >
          {(items) => <SheetRows>{items.map(row)}</SheetRows>}
        </PagedList>
      </OutcomePlace>
    </Sheet>
  );
}
