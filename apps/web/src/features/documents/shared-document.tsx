import { openShare } from '@hafi/contract/documents/documents.contract';
import { formatDateTime } from '@hafi/i18n/dates';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { urlOf } from '../../lib/api.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { documentKindNames } from './document-names.ts';
import { megabytes } from './document-size.ts';
import { useSharePreview } from './documents.queries.ts';
import { DocumentFormat, OpenDocument } from './open-document.tsx';

function Shared({ token }: { token: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const query = useSharePreview(token);
  const href = urlOf(openShare, { params: { token } });
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`This link opens nothing`}>
      {({ expiresAt, kind, mediaType, sharedBy, size, title }) => {
        const until = formatDateTime(new Date(expiresAt), locale);
        const megas = megabytes(size, locale);
        return (
          <Card>
            <Stack fill>
              <div>
                <h2>{title}</h2>
                <p>{t(documentKindNames[kind])}</p>
                <Quiet>
                  <DocumentFormat mediaType={mediaType} />, <Trans>{megas} MB.</Trans>{' '}
                  <Trans>
                    Shared by {sharedBy} until {until}.
                  </Trans>
                </Quiet>
              </div>
              <p>
                <Trans>
                  This is somebody's health. Open it only if it was meant for you: each look is
                  counted.
                </Trans>
              </p>
              <div>
                <OpenDocument href={href} mediaType={mediaType} title={title} />
              </div>
            </Stack>
          </Card>
        );
      }}
    </QueryState>
  );
}

/** The page that a share link opens. */
export function SharedDocumentPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <Page
      title={t`A document for you`}
      description={t`Somebody has shared a document with you by Hafi. It opens for a time, without an account.`}
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
