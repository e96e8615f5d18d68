import { dayInKigali } from '@hafi/base/kigali-time';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useOutbox } from '../../../lib/outbox/use-outbox.ts';
import { beside } from '../../../lib/query/known.ts';
import { useAccount } from '../../../lib/session.ts';
import { useCareRoute } from '../caregivers.queries.ts';
import { stopsWithWaiting } from '../waiting-visits.ts';

/**
 * The visits of a day, today by default, including what was logged on this device since they were
 * read.
 */
export function useShownStops(elders: readonly Elder[], asked?: string) {
  const today = dayInKigali(clockNow());
  const query = useCareRoute(asked === today ? undefined : asked);
  const { id: caregiver } = useAccount();
  const entered = useOutbox('visit');
  const entries = entered
    .missingFrom(query.dataUpdatedAt)
    .map(({ body, params, sentAt }) => ({ elderId: params.id, entry: body, sentAt }));
  const day = beside(query)?.day ?? asked ?? today;
  const stops = stopsWithWaiting(beside(query)?.stops ?? [], entries, { day, elders, caregiver });
  return { query, day, stops };
}
