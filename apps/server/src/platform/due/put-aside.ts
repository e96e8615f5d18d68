import type { Clock } from '../clock/clock.ts';
import type { Transactional } from '../db/in-transaction.ts';
import { errorCode, errorFacts } from '../log/error-facts.ts';
import type { DueWork } from './due-work.ts';
import { setAside } from './set-aside.repo.ts';

/** What the engine gives to due work. */
export interface Surroundings extends Transactional {
  readonly clock: Clock;
  /** True once the process is shutting down: handlers under way finish, no more rows are taken. */
  stopping(): boolean;
}

/**
 * Sets aside a row whose handler failed, and logs it without the row's content. Never rejects: when
 * even this cannot be written, the row is retried sooner.
 */
export async function putAside(
  { clock, db, log }: Surroundings,
  { id: workId, longestPauseSeconds, onSetAside }: DueWork,
  rowId: string,
  error: unknown,
): Promise<void> {
  try {
    const failed = { workId, rowId, code: errorCode(error), at: clock.now() };
    const failures = await setAside(db, failed, longestPauseSeconds);
    log.error({ work: workId, row: rowId, failures, error: errorFacts(error) }, 'row set aside');
    await onSetAside?.(rowId);
  } catch (second) {
    log.error({ work: workId, row: rowId, error: errorFacts(second) }, 'row not set aside');
  }
}
