import { dayInKigali } from '@hafi/base/kigali-time';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useOutbox } from '../../../lib/outbox/use-outbox.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { useAccount } from '../../../lib/session.ts';
import { useCareRoute } from '../caregivers.queries.ts';
import { stopsWithWaiting } from '../waiting-visits.ts';

/**
 * The visits of a day, today by default, including what was logged on this device since they were
 * read.
 */
export function useShownStops(elders: readonly Elder[], requested?: string) {
  const today = dayInKigali(clockNow());
  const query = useCareRoute(requested === today ? undefined : requested);
  const { id: caregiver } = useAccount();
  const entered = useOutbox('visit');
  const entries = entered
    .missingFrom(query.dataUpdatedAt)
    .map(({ body, params, sentAt }) => ({ elderId: params.id, entry: body, sentAt }));
  const day = dataOf(query)?.day ?? requested ?? today;
  const stops = stopsWithWaiting(dataOf(query)?.stops ?? [], entries, { day, elders, caregiver });
  return { query, day, stops };
}
