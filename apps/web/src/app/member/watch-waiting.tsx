import { minuteInMs } from '@hafi/base/time';
import { getWaiting } from '@hafi/contract/admin/admin.contract';
import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { noteWaiting } from './waiting-counts.ts';

/** Follows what waits for coordinators, for the numbers of their sidebar; draws nothing. */
export function WatchWaiting() {
  const answer = statusOf(useAnswer(getWaiting, {}, { refetchInterval: minuteInMs }));
  // The pages behind the numbers say that they load, or did not arrive.
  const known = answer.status === 'answered' ? answer.data : null;
  useEffect(() => {
    if (!known) return;
    const { bankLines, inbox, payments, people, reports } = known;
    noteWaiting({
      [paths.adminPeople]: people,
      [paths.adminInbox]: inbox,
      [paths.adminReports]: reports,
      [paths.adminFinance]: payments,
      [paths.adminBank]: bankLines,
    });
  }, [known]);
  useEffect(() => () => noteWaiting(null), []);
  return null;
}
