/** What somebody does on a prerendered page before React has hydrated it (`before-paint.js`). */
export interface Early {
  /** The fields that were typed into or chosen, with their value and whether they were checked. */
  readonly fields: Map<Element, readonly [value: string, checked: boolean]>;
  /** The pressed buttons, and the submitted forms with the button that submitted them, in order. */
  readonly acts: Map<HTMLElement, HTMLElement | null>;
  /** Reports that React listens, though not all of the page is hydrated. */
  readonly hydrating: () => void;
  /** Ends the notes. */
  readonly stop: () => void;
  /** Does what was noted; added by `src/start`, which only prerendered pages have. */
  takeOver?: () => void;
}

declare global {
  interface Window {
    /** Set from the first paint until React has hydrated the page. */
    hafiEarly?: Early;
  }
}
