import type { Clock } from '../clock/clock.ts';
import type { Transactional } from '../db/in-transaction.ts';
import { errorCode, errorFacts } from '../log/error-facts.ts';
import { setAside } from './set-aside.repo.ts';

/** What work on due rows is done with. */
export interface Surroundings extends Transactional {
  readonly clock: Clock;
  /** True once the process is to end: what is under way ends, nothing more is taken. */
  stopping(): boolean;
}

/**
 * Sets a row aside whose work failed, and says so in the log without what the row holds. Never
 * rejects: when not even that can be written down, the row is tried again sooner.
 */
export async function putAside(
  { clock, db, log }: Surroundings,
  workId: string,
  rowId: string,
  error: unknown,
): Promise<void> {
  try {
    const failed = { workId, rowId, code: errorCode(error), at: clock.now() };
    const failures = await setAside(db, failed);
    log.error({ work: workId, row: rowId, failures, error: errorFacts(error) }, 'row set aside');
  } catch (second) {
    log.error({ work: workId, row: rowId, error: errorFacts(second) }, 'row not set aside');
  }
}
