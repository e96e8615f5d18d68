import { inboxFilters } from '@hafi/contract/support/inbox.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { Segmented } from '@hafi/ui/segmented/segmented';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { InboxQuery } from './inbox.queries.ts';

/** How long to wait for the next letter before asking, in milliseconds. */
const typingPauseMs = 350;

/** Search box and which messages to show. */
export function InboxFilters(props: {
  query: InboxQuery;
  onChange: (name: 'show' | 'q', value: string) => void;
}) {
  const { query, onChange } = props;
  const { t } = useLingui();
  const [typed, setTyped] = useState(query.q);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onChange('q', value.trim()), typingPauseMs);
  };
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
