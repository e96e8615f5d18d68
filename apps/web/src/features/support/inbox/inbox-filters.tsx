import { inboxFilters } from '@hafi/contract/support/inbox.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { Segmented } from '@hafi/ui/segmented/segmented';
import { useLingui } from '@lingui/react/macro';
import { useDebouncedBox } from '../../../kit/use-debounced.ts';
import type { InboxQuery } from './inbox.queries.ts';

/** Search box and status filter. */
export function InboxFilters(props: {
  query: InboxQuery;
  onChange: (name: 'show' | 'q', value: string) => void;
}) {
  const { query, onChange } = props;
  const { t } = useLingui();
  const { type, typed } = useDebouncedBox(query.q, (q) => onChange('q', q));
  const names = {
    all: t`All`,
    open: t({ message: 'Open', context: 'message' }),
    answered: t({ message: 'Answered', context: 'message' }),
  };
  return (
    <Stack as="search" fill>
      <SearchField
        label={t`Search by name, number or words`}
        labelShown
        maxLength={100}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <Segmented
        legend={t`Show`}
        options={inboxFilters.map((value) => ({ value, label: names[value] }))}
        value={query.show}
        onChange={(show) => onChange('show', show)}
      />
    </Stack>
  );
}
