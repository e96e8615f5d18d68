import { dayInKigali } from '@hafi/base/kigali-time';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { beside } from '../../lib/query/known.ts';
import { useAccount } from '../../lib/session.ts';
import { useTodaysRoute } from './caregivers.queries.ts';
import { stopsWithWaiting } from './waiting-visits.ts';

/** Today's visits including what was logged on this device since they were read; refused entries. */
export function useShownStops(elders: readonly Elder[]) {
  const query = useTodaysRoute();
  const { id: caregiver } = useAccount();
  const entered = useOutbox('visit');
  const entries = entered
    .missingFrom(query.dataUpdatedAt)
    .map(({ body, params, sentAt }) => ({ elderId: params.id, entry: body, sentAt }));
  const day = beside(query)?.day ?? dayInKigali(clockNow());
  return {
    query,
    stops: stopsWithWaiting(beside(query)?.stops ?? [], entries, { day, elders, caregiver }),
    // Refused entries of all elders: a person who was removed from a circle cannot open that elder
    // any more.
    refused: entered.refused,
  };
}
