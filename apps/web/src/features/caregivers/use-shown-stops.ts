import { dayInKigali } from '@hafi/base/kigali-time';
import type { CareEntry } from '@hafi/contract/caregivers/care.schemas';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { useAccount } from '../../lib/session.ts';
import { useTodaysRoute } from './caregivers.queries.ts';
import { withWaiting } from './waiting-visits.ts';

/** Today's visits, with what waits on this device, and what the server would not take. */
export function useShownStops(elders: readonly Elder[]) {
  const query = useTodaysRoute();
  const { id: caregiver } = useAccount();
  const entries = useOutbox('caregivers');
  const waiting = entries
    .filter(({ refusal }) => refusal === null)
    .map(({ body, params }) => ({ elderId: params.id ?? '', entry: body as CareEntry }));
  const day = query.data?.day ?? dayInKigali(new Date());
  return {
    query,
    stops: withWaiting(query.data?.stops ?? [], waiting, { day, elders, caregiver }),
    // Of every elder: whoever was taken out of a circle no longer finds that elder here.
    refused: entries.filter(({ refusal }) => refusal !== null),
  };
}
