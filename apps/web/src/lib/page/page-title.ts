import { usePageHead } from './page-head.ts';

/** Sets the title in the browser's tab and history; follows the language. */
export function usePageTitle(title: string): void {
  usePageHead({ title });
}
