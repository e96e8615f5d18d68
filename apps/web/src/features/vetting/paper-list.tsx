import type { OwnVetting } from '@hafi/contract/vetting/vetting.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { PaperLink } from '../../kit/documents/paper-link.tsx';
import { paperWords } from '../../kit/vetting/vetting-words.ts';
import { useLocale } from '../../lib/words/locale.ts';

/** The papers that were added; each can be opened, and deleted until they are confirmed. */
export function PaperList(props: {
  papers: OwnVetting['papers'];
  /** Whether they are confirmed, and stay. */
  stay: boolean;
  urlOf: (paperId: string) => string;
  remove: (paperId: string) => Promise<unknown>;
  /** Whether it stands in a card, which has a heading of its own. */
  inCard?: boolean;
}) {
  const [Title, Each] = props.inCard ? (['h4', 'h4'] as const) : (['h2', 'h3'] as const);
  const { papers, remove, stay, urlOf } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const [requested, setRequested] = useState<string | null>(null);
  return (
    <Stack as="section" fill id="papers">
      <Title>
        <Trans>Papers</Trans>
      </Title>
      {papers.length === 0 ? (
        <Quiet>
          {stay ? (
            <Trans>No paper of this check is kept here. It counts all the same.</Trans>
          ) : (
            <Trans>No paper has been added yet.</Trans>
          )}
        </Quiet>
      ) : null}
      {papers.map(({ addedAt, id, kind, mediaType }) => {
        const name = t(paperWords[kind]);
        const added = formatDate(new Date(addedAt), locale);
        return (
          <Card key={id}>
            <Stack fill>
              <div>
                <Each>{name}</Each>
                <Quiet>
                  <Trans>Added on {added}</Trans>
                </Quiet>
              </div>
              <Row>
                <PaperLink href={urlOf(id)} mediaType={mediaType}>
                  <Trans>Look at it</Trans>
                  <SrOnly> ({name})</SrOnly>
                </PaperLink>
                {stay ? null : (
                  <Button variant="danger" icon={Trash2} onClick={() => setRequested(id)}>
                    <Trans>Delete</Trans>
                    <SrOnly> ({name})</SrOnly>
                  </Button>
                )}
              </Row>
            </Stack>
          </Card>
        );
      })}
      <ConfirmDialog
        open={requested !== null}
        onClose={() => setRequested(null)}
        title={<Trans>Delete this paper?</Trans>}
        message={t`Coordinators can then no longer see it.`}
        safe={t`Keep it`}
        yes={t`Delete`}
        variant="danger"
        done={t`The paper is deleted.`}
        act={async () => {
          if (requested) await remove(requested);
        }}
      />
    </Stack>
  );
}
