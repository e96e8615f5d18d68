import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { problemText } from '../../lib/words/problem-text.ts';
import { useRemoveDocument } from './documents.queries.ts';

/** Asks once more before a document is deleted. */
export function RemoveDocument(props: {
  elderId: string;
  document: { readonly id: string; readonly title: string };
  onClose: (removed: boolean) => void;
}) {
  const { document, elderId, onClose } = props;
  const { title } = document;
  const { i18n, t } = useLingui();
  const remove = useRemoveDocument(elderId);
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      role="alertdialog"
      title={<Trans>Delete "{title}"?</Trans>}
      actions={
        <>
          <Button onClick={() => onClose(false)}>
            <Trans>Keep it</Trans>
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            busyLabel={t`Please wait`}
            onClick={() => remove.mutate(document.id, { onSuccess: () => onClose(true) })}
          >
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      <Stack fill>
        <p>
          <Trans>The document is gone for everybody then, and its links open nothing more.</Trans>
        </p>
        {remove.isError ? (
          <Alert tone="error" live="assertive">
            {problemText(remove.error, i18n)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
