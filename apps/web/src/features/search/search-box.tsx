import { Combobox, type ComboboxGroup } from '@hafi/ui/combobox/combobox';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, CircleHelp, FileText, Search, Stethoscope, Users } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDebounced } from '../../kit/use-debounced.ts';
import { paths } from '../../lib/paths.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import type { Hit } from './find-entries.ts';
import { ResultCount } from './result-count.tsx';
import { type HitGroup, type SearchWish, useSearchHits } from './use-search-hits.ts';

const icons: Record<HitGroup['kind'], typeof Search> = {
  pages: FileText,
  people: Users,
  appointments: CalendarDays,
  doctors: Stethoscope,
  help: CircleHelp,
};

/** Most results per kind in the drop-down; the results page has more. */
const most = 4;

/** The header's search box: results while typing, Enter opens the results page. */
export function SearchBox(props: Omit<SearchWish, 'most'> & { placeholder: string }) {
  const { placeholder, ...wish } = props;
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed);
  const { groups, count, state, error } = useSearchHits(q, { ...wish, most });
  const toAll = `${paths.search}?${new URLSearchParams({ q: typed.trim() })}`;
  const options: (Omit<ComboboxGroup, 'options'> & { options: readonly Hit[] })[] = groups.map(
    ({ kind, title, hits }) => ({
      id: kind,
      title,
      icon: icons[kind],
      // Questions show no answer here, because it is too long for a line.
      options:
        kind === 'help'
          ? hits.map(({ id, title: name, link }) => ({ id, title: name, link }))
          : hits,
    }),
  );
  if (count > 0) {
    const all = { id: 'all', title: t`All results for: ${q}`, link: toAll };
    options.push({ id: 'all', icon: Search, options: [all] });
  }
  const links = new Map(options.flatMap((group) => group.options.map((hit) => [hit.id, hit.link])));
  const none = state === 'ready' && count === 0 ? <Trans>No results found</Trans> : null;
  const trouble = state === 'partly' ? problemText(error, i18n) : null;
  return (
    <search>
      <form
        action={paths.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) void navigate(toAll);
        }}
      >
        <Combobox
          label={t`Search`}
          name="q"
          maxLength={100}
          placeholder={placeholder}
          value={typed}
          onValue={setTyped}
          groups={options}
          onChoose={(id) => {
            setTyped('');
            void navigate(links.get(id) ?? toAll);
          }}
          status={none ?? trouble ?? (state === 'ready' ? <ResultCount count={count} /> : null)}
          note={none ?? trouble}
        />
      </form>
    </search>
  );
}
