import type { Early } from '../lib/update/early.ts';
import { typeAgain } from './type-again.ts';
import { whenHydrated } from './when-hydrated.ts';

/** The element of the same words that React has drawn in the place of another. */
function twinOf(element: HTMLElement): HTMLElement | undefined {
  const alike = document.querySelectorAll<HTMLElement>(element.localName);
  return [...alike].find((each) => each.textContent === element.textContent);
}

/**
 * Does what somebody did on a prerendered page before React had hydrated it, once each and in order:
 * first what was typed, then the presses and submissions, which may need it.
 */
export function takeOver({ fields, acts }: Pick<Early, 'fields' | 'acts'>): void {
  typeAgain(fields);
  for (const [element, submitter] of acts) {
    (submitter ?? element).removeAttribute('aria-busy');
    whenHydrated(
      element,
      () => twinOf(element),
      (hydrated) => {
        if (!(hydrated instanceof HTMLFormElement)) hydrated.click();
        else hydrated.requestSubmit(submitter?.isConnected ? submitter : null);
      },
    );
  }
}
