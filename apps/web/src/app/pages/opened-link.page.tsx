import { useSearchParams } from 'react-router';
import { SharedDocumentPage } from '../../features/documents/shared-document.tsx';
import { SharedSummaryPage } from '../../features/exchange/shared-summary.tsx';
import { useNoIndex } from '../../lib/page/no-index.ts';

/** What a share link opens: a clinic summary, or a document. */
export function OpenedLinkPage() {
  const [search] = useSearchParams();
  useNoIndex();
  return search.has('summary') ? <SharedSummaryPage /> : <SharedDocumentPage />;
}
