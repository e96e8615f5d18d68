import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { ElderDocument } from '@hafi/contract/documents/document.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { DocumentCard } from './document-card.tsx';
import { DocumentForm } from './document-form.tsx';
import { RemoveDocument } from './document-remove.tsx';
import { DocumentShareDialog } from './document-share.tsx';
import { useDocuments } from './documents.queries.ts';

type Open = { what: 'form' } | { what: 'share' | 'remove'; document: ElderDocument };

/** An elder's documents: add, view, share. */
export function DocumentsTab({ elder }: { elder: Elder }) {
  const { firstName } = elder;
  const { t } = useLingui();
  const query = useDocuments(elder.id);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack fill gap="section">
      {elder.by === 'self' ? null : (
        <Alert>
          <Trans>These are {firstName}'s documents. Each look at them is written down.</Trans>
        </Alert>
      )}
      <Stack as="section" fill>
        <h2>
          <Trans>Documents</Trans>
        </h2>
        <OutcomePlace>
          <QueryState
            query={query}
            label={t`Loading the documents`}
            failed={t`The documents did not arrive`}
          >
            {({ documents, mayAdd }) => (
              <>
                {mayAdd && open?.what !== 'form' ? (
                  <div>
                    <Button icon={Plus} onClick={() => setOpen({ what: 'form' })}>
                      <Trans>Add a document</Trans>
                    </Button>
                  </div>
                ) : null}
                {open?.what === 'form' ? (
                  <Card matter="well">
                    <DocumentForm elderId={elder.id} onDone={close} />
                  </Card>
                ) : null}
                {documents.length === 0 ? (
                  <Empty title={t`No document yet`}>
                    {t`Laboratory results, prescriptions, the insurance card: what is kept here is at hand at the clinic.`}
                  </Empty>
                ) : (
                  <Stack as="ul" fill>
                    {documents.map((document) => (
                      <DocumentCard
                        key={document.id}
                        elderId={elder.id}
                        document={document}
                        onShare={() => setOpen({ what: 'share', document })}
                        onRemove={() => setOpen({ what: 'remove', document })}
                      />
                    ))}
                  </Stack>
                )}
              </>
            )}
          </QueryState>
          {open?.what === 'share' ? (
            <DocumentShareDialog elderId={elder.id} document={open.document} onClose={close} />
          ) : null}
          {open?.what === 'remove' ? (
            <RemoveDocument elderId={elder.id} document={open.document} onClose={close} />
          ) : null}
        </OutcomePlace>
      </Stack>
    </Stack>
  );
}
