import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty, Loading } from '@hafi/ui/list-state/list-state';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { RotateCw, Search } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Page, PagePart } from '../../lib/page.tsx';
import { problemText } from '../../lib/problem-text.ts';
import { useSearch } from '../../lib/search.ts';
import { WithoutScript } from '../../lib/without-script.tsx';
import { ResultCount } from './result-count.tsx';
import type { SiteEntry } from './site-index.ts';
import { type SearchHits, useSearchHits } from './use-search-hits.ts';
import { useSettled } from './use-settled.ts';

/** Most results of a kind on the page. */
const most = 20;

function Results({ found }: { found: SearchHits }) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const { groups, count, state, error, retry } = found;
  return (
    <Stack fill gap="section">
      <Status>
        {state === 'ready' && count > 0 ? (
          <p>
            <ResultCount count={count} />
          </p>
        ) : null}
        {state === 'ready' && count === 0 ? (
          <Empty drawing="no-results" title={t`No results found`} titleAs="h2">
            {t`Write it shorter or in another way.`}
          </Empty>
        ) : null}
      </Status>
      {state === 'partly' ? (
        <Alert
          tone="warning"
          live="polite"
          title={t`Doctors and appointments could not be searched`}
          action={
            <Button variant="second" icon={RotateCw} onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {problemText(error, i18n)}
        </Alert>
      ) : null}
      {state === 'searching' && count === 0 ? <Loading label={t`Searching`} /> : null}
      {groups.map(({ kind, title, hits }) => (
        <PagePart key={kind} title={title}>
          <IndexList>
            {hits.map(({ id, title: name, detail, link }) => (
              <IndexLink key={id} as={Link} to={link} title={name} detail={detail} />
            ))}
          </IndexList>
        </PagePart>
      ))}
    </Stack>
  );
}

/** All pages, for whoever has not typed anything yet. */
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

/** The page of results; what is looked for stands in the address. */
export function SearchScreen(props: { entries: readonly SiteEntry[]; person: string }) {
  const { entries, person } = props;
  const { t } = useMacro();
  const [address, setAddress] = useSearch();
  const typed = (address.get('q') ?? '').slice(0, 100);
  const found = useSearchHits(useSettled(typed), {
    loadIndex: () => Promise.resolve(entries),
    person,
    most,
  });
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
                setAddress(
                  new URLSearchParams(
                    event.currentTarget.value ? { q: event.currentTarget.value } : {},
                  ),
                  { replace: true },
                )
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
      {found.state === 'idle' ? <SiteMap entries={entries} /> : <Results found={found} />}
    </Page>
  );
}
