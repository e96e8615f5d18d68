import { usePageHead } from './page-head.ts';

/** Names the page in the browser's tab and history; changes with the language. */
export function usePageTitle(title: string): void {
  usePageHead({ title });
}
