import type { ElderDocument } from '@hafi/contract/documents/document.schemas';
import { type ShareHours, shareHours } from '@hafi/contract/documents/document-kinds';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { problemText } from '../../lib/words/problem-text.ts';
import { DocumentLink } from './document-link.tsx';
import { shareHourNames } from './document-names.ts';
import { useShareDocument } from './documents.queries.ts';

/** Asks how long a link is valid, and shows the link. */
export function DocumentShareDialog(props: {
  elderId: string;
  document: ElderDocument;
  onClose: () => void;
}) {
  const { document, elderId, onClose } = props;
  const { title } = document;
  const { i18n, t } = useLingui();
  const [hours, setHours] = useState<ShareHours>(24);
  const share = useShareDocument(elderId, document.id);
  const made = share.data;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Share "{title}"</Trans>}
      actions={
        made ? (
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <>
            <Button
              busy={share.isPending}
              busyLabel={t`Please wait`}
              onClick={() => share.mutate({ hours })}
            >
              <Trans>Make the link</Trans>
            </Button>
            <Button variant="second" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )
      }
    >
      {made ? (
        <DocumentLink url={made.link} expiresAt={made.expiresAt} title={title} />
      ) : (
        <Stack fill>
          <p>
            <Trans>
              Whoever has the link sees this document, without an account, until the time is over.
              You see how often it was opened, and can end it at any time.
            </Trans>
          </p>
          <RadioGroup
            legend={t`For how long?`}
            name="hours"
            value={String(hours)}
            onChange={({ target }) => {
              const chosen = shareHours.find((each) => String(each) === target.value);
              if (chosen) setHours(chosen);
            }}
            options={shareHours.map((each) => ({
              value: String(each),
              label: t(shareHourNames[each]),
            }))}
          />
          {share.isError ? (
            <Alert tone="error" live="assertive">
              {problemText(share.error, i18n)}
            </Alert>
          ) : null}
        </Stack>
      )}
    </Dialog>
  );
}
