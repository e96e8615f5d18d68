import { useEffect } from 'react';

/** Names the page in the browser's tab and history; changes with the language. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Hafi' ? title : `${title} - Hafi`;
  }, [title]);
}
