import type { ElderDocument } from '@hafi/contract/documents/document.schemas';
import { getDocumentFile } from '@hafi/contract/documents/documents.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link2, Trash2 } from 'lucide-react';
import { urlOf } from '../../lib/api.ts';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { DocumentLinks } from './document-links.tsx';
import { documentKindNames } from './document-names.ts';
import { megabytes } from './document-size.ts';
import { DocumentFormat, OpenDocument } from './open-document.tsx';

/** One document with its actions. */
export function DocumentCard(props: {
  elderId: string;
  document: ElderDocument;
  onShare: () => void;
  onRemove: () => void;
}) {
  const { document, elderId, onRemove, onShare } = props;
  const { addedAt, addedBy, id, kind, mediaType, mayRemove, shares, size, title } = document;
  const { t } = useLingui();
  const locale = useLocale();
  const href = urlOf(getDocumentFile, { params: { id: elderId, documentId: id } });
  const added = formatDate(new Date(addedAt), locale);
  const megas = megabytes(size, locale);
  const named = <SrOnly> ({title})</SrOnly>;
  return (
    <Card as="li">
      <Stack fill>
        <div>
          <h3>{title}</h3>
          <p>
            {t(documentKindNames[kind])} · {formatDate(document.date, locale)}
          </p>
          <Quiet>
            <DocumentFormat mediaType={mediaType} />, <Trans>{megas} MB.</Trans>{' '}
            {addedBy ? (
              <Trans>
                Added by {addedBy}, {added}
              </Trans>
            ) : (
              <Trans>Added on {added}</Trans>
            )}
          </Quiet>
        </div>
        <Row>
          <OpenDocument href={href} mediaType={mediaType} title={title} />
          <Button variant="second" icon={Link2} onClick={onShare}>
            <Trans>Share</Trans>
            {named}
          </Button>
          {mayRemove ? (
            <Button variant="danger" icon={Trash2} onClick={onRemove}>
              <Trans>Delete</Trans>
              {named}
            </Button>
          ) : null}
        </Row>
        <OutcomePlace>
          <DocumentLinks elderId={elderId} title={title} shares={shares} />
        </OutcomePlace>
      </Stack>
    </Card>
  );
}
