import { Problem } from '@hafi/contract/core/problem';
import type { Identity } from '@hafi/contract/record/record.schemas';
import { useEffect } from 'react';
import { useElders } from '../../../kit/circle/elders.queries.ts';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import type { QueryStatus } from '../../../lib/query/guarded-query.ts';

/** How long after its end an access is asked about, in milliseconds: clocks differ. */
const slack = 2_000;
/** The longest that a timer of the browser can wait. */
const longestWait = 2 ** 31 - 1;

/**
 * Closes the chart when the access that an appointment gave is over, or the server says that it is:
 * the list of patients is asked for again, and a chart whose patient is not in it says so.
 */
export function useClosing(identity: QueryStatus<Identity>): void {
  const { refetch } = useElders();
  const until = identity.status === 'answered' ? identity.data.accessUntil : null;
  const isGone =
    identity.status === 'failed' &&
    identity.error instanceof Problem &&
    identity.error.code === 'not-found';
  useEffect(() => {
    if (isGone) void refetch();
  }, [isGone, refetch]);
  useEffect(() => {
    if (until === null) return undefined;
    const left = Math.max(0, new Date(until).getTime() - clockNow().getTime()) + slack;
    if (left > longestWait) return undefined;
    const timer = setTimeout(() => void refetch(), left);
    return () => clearTimeout(timer);
  }, [until, refetch]);
}
