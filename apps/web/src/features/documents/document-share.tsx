import type { ElderDocument } from '@hafi/contract/documents/document.schemas';
import { shareHours } from '@hafi/contract/documents/document-kinds';
import { Trans } from '@lingui/react/macro';
import { ShareDialog } from '../../kit/documents/share-dialog.tsx';
import { useShareDocument } from './documents.queries.ts';

/** Makes a link to a document. */
export function DocumentShareDialog(props: {
  elderId: string;
  document: ElderDocument;
  onClose: () => void;
}) {
  const { document, elderId, onClose } = props;
  const { title } = document;
  const share = useShareDocument(elderId, document.id);
  return (
    <ShareDialog
      thing={title}
      title={<Trans>Share "{title}"</Trans>}
      says={
        <Trans>
          Whoever has the link sees this document, without an account, until the time is over. You
          see how often it was opened, and can end it at any time.
        </Trans>
      }
      hours={shareHours}
      share={share}
      onClose={onClose}
    />
  );
}
