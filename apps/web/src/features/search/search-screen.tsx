import { Button } from '@hafi/ui/button/button';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Stack } from '@hafi/ui/layout/layout';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useDebounced } from '../../kit/use-debounced.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Page, PagePart } from '../../lib/page/page.tsx';
import { WithoutScript } from '../../lib/page/without-script.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { paths } from '../../lib/paths.ts';
import { useSearch } from '../../lib/search.ts';
import { withParam } from '../../lib/with-param.ts';
import type { SiteEntry } from './site-index.ts';

const SearchResults = lazyPart(async () => (await import('./search-results.tsx')).SearchResults);

/** All pages, while nothing is typed. */
function SiteMap({ entries }: { entries: readonly SiteEntry[] }) {
  const { i18n } = useLingui();
  return (
    <PagePart title={<Trans>All pages</Trans>}>
      <IndexList>
        {entries
          .filter(({ kind }) => kind === 'pages')
          .map(({ link, title }) => (
            <IndexLink key={link} as={Link} to={link} title={i18n._(title)} />
          ))}
      </IndexList>
    </PagePart>
  );
}

/** The results page; the query is kept in the URL. */
export function SearchScreen(props: { entries: readonly SiteEntry[]; person: string }) {
  const { entries, person } = props;
  const { t } = useLingui();
  const [address, setAddress] = useSearch();
  const typed = (address.get('q') ?? '').slice(0, 100);
  const q = useDebounced(typed);
  return (
    <Page
      title={t`Search`}
      description={t`Search Hafi: doctors by name, specialty or place, the pages of the site, and answers to questions about care.`}
    >
      <search>
        <form action={paths.search} onSubmit={(event) => event.preventDefault()}>
          <Stack fill>
            <SearchField
              label={t`What are you looking for?`}
              labelShown
              name="q"
              maxLength={100}
              value={typed}
              onChange={(event) =>
                setAddress(withParam(new URLSearchParams(), 'q', event.currentTarget.value), {
                  replace: true,
                })
              }
            />
            <noscript>
              <Button type="submit" icon={Search}>
                <Trans>Search</Trans>
              </Button>
            </noscript>
          </Stack>
        </form>
      </search>
      <WithoutScript name="search" />
      {q === '' ? (
        <SiteMap entries={entries} />
      ) : (
        <Suspense fallback={<PartLoading label={t`Searching`} />}>
          <SearchResults q={q} entries={entries} person={person} />
        </Suspense>
      )}
    </Page>
  );
}
