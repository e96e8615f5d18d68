import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { SharedDocumentPage } from '../../features/documents/shared-document.tsx';
import { SharedSummaryPage } from '../../features/exchange/shared-summary.tsx';

/** Asks search engines not to index the page. */
function useNoIndex() {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

/** What a share link opens: a clinic summary, or a document. */
export function OpenedLinkPage() {
  const [search] = useSearchParams();
  useNoIndex();
  return search.has('summary') ? <SharedSummaryPage /> : <SharedDocumentPage />;
}
