import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useRemoveDocument } from './documents.queries.ts';

/** Confirmation dialog for deleting a document. */
export function RemoveDocument(props: {
  elderId: string;
  document: { readonly id: string; readonly title: string };
  onClose: () => void;
}) {
  const { document, elderId, onClose } = props;
  const { title } = document;
  const { t } = useLingui();
  const remove = useRemoveDocument(elderId);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={<Trans>Delete "{title}"?</Trans>}
      message={t`The document is gone for everybody then, and its links open nothing more.`}
      safe={t`Keep it`}
      yes={t`Delete`}
      variant="danger"
      act={() => remove.mutateAsync(document.id)}
      done={t`"${title}" is deleted.`}
    />
  );
}
