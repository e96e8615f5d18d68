import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { noResults } from '@hafi/ui/drawing/special-shapes';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty, Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { PagePart } from '../../lib/page/page.tsx';
import { problemText } from '../../lib/words/problem-text.ts';
import { ResultCount } from './result-count.tsx';
import type { SiteEntry } from './site-index.ts';
import { useSearchHits } from './use-search-hits.ts';

/** Most results per kind on the page. */
const most = 20;

/** The results of a query; loaded with the first letter. */
export function SearchResults(props: { q: string; entries: readonly SiteEntry[]; person: string }) {
  const { i18n, t } = useLingui();
  const { entries, person, q } = props;
  const { groups, count, state, error, retry } = useSearchHits(q, {
    loadIndex: () => Promise.resolve(entries),
    person,
    most,
  });
  return (
    <Stack fill gap="section">
      <Status>
        {state === 'ready' && count > 0 ? (
          <p>
            <ResultCount count={count} />
          </p>
        ) : null}
        {state === 'ready' && count === 0 ? (
          <Empty drawing={noResults} title={t`No results found`} titleAs="h2">
            {t`Write it shorter or in another way.`}
          </Empty>
        ) : null}
      </Status>
      {state === 'partly' ? (
        <Alert
          tone="warning"
          live="polite"
          title={t`People, doctors and appointments could not be searched`}
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
