import { openSummary } from '@hafi/contract/exchange/shared-summary.contract';
import { formatDateTime } from '@hafi/i18n/dates';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { urlOf } from '../../lib/api.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { useSummaryPreview } from './shared-summary.queries.ts';

function Shared({ token }: { token: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const query = useSummaryPreview(token);
  const href = urlOf(openSummary, { params: { token }, query: { locale } });
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`This link opens nothing`}>
      {({ expiresAt, sharedBy }) => {
        const until = formatDateTime(new Date(expiresAt), locale);
        return (
          <Card>
            <Stack fill>
              <p>
                <Trans>
                  Shared by {sharedBy} until {until}.
                </Trans>
              </p>
              <p>
                <Trans>
                  This is somebody's health. Open it only if it was meant for you: each look is
                  counted.
                </Trans>
              </p>
              <div>
                <ButtonLink as="a" href={href} target="_blank" rel="noreferrer" icon={Eye}>
                  <Trans>Open the page (PDF)</Trans>
                </ButtonLink>
              </div>
            </Stack>
          </Card>
        );
      }}
    </QueryState>
  );
}

/** The page that a link to a clinic summary opens. */
export function SharedSummaryPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const token = search.get('summary') ?? '';
  return (
    <Page
      title={t`A health summary for you`}
      description={t`Somebody has shared a page for the clinic with you by Hafi. It opens for a time, without an account.`}
    >
      {token === '' ? (
        <Empty title={t`This link is not complete`} titleAs="h2">
          {t`Open it from the message again, or ask for a new one.`}
        </Empty>
      ) : (
        <Shared token={token} />
      )}
    </Page>
  );
}
