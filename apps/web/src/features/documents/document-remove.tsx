import { Alert } from '@hafi/ui/alert/alert';
import { AlertDialog } from '@hafi/ui/dialog/alert-dialog';
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
    <AlertDialog
      open
      onClose={() => onClose(false)}
      title={<Trans>Delete "{title}"?</Trans>}
      message={t`The document is gone for everybody then, and its links open nothing more.`}
      safe={t`Keep it`}
      act={{
        variant: 'danger',
        busy: remove.isPending,
        busyLabel: t`Please wait`,
        onClick: () => remove.mutate(document.id, { onSuccess: () => onClose(true) }),
        children: t`Delete`,
      }}
    >
      {remove.isError ? (
        <Alert tone="error" live="assertive">
          {problemText(remove.error, i18n)}
        </Alert>
      ) : null}
    </AlertDialog>
  );
}
