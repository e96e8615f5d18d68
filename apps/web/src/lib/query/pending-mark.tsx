import { type GuardedQuery, statusOf } from './guarded-query.ts';

/**
 * Stands where something appears once an answer has come: while a page arrives, what comes after it
 * waits, and so does not move (`app-shell.module.css`). Draws nothing.
 */
export function PendingMark<T>({ query }: { query: GuardedQuery<T> }) {
  return statusOf(query).status === 'pending' ? <span data-loading hidden /> : null;
}
