import { type Known, stateOf } from './known.ts';

/**
 * Stands where something appears once an answer has come: while a page arrives, what comes after it
 * waits, and so does not move (`app-shell.module.css`). Draws nothing.
 */
export function PendingMark<T>({ query }: { query: Known<T> }) {
  return stateOf(query).is === 'pending' ? <span data-loading hidden /> : null;
}
