import type { Elder } from '@hafi/contract/circle/circle.contract';
import { useLatestVitals } from '../../kit/vitals/latest-vitals.queries.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { stateOf } from '../../lib/query/known.ts';
import { ownIn } from './own-in.ts';

/** An elder's readings on this device: those the server does not have yet, and refused ones. */
export function useWaitingReadings(elder: Elder) {
  const { refused, waiting } = useOutbox('reading');
  const latest = stateOf(useLatestVitals(elder.id));
  return {
    waiting: waiting.filter(({ params }) => params.id === elder.id),
    // Refused entries of all elders: a person who has lost the right to write cannot open that
    // elder any more.
    refused,
    /** How their oxygen is judged; as for most people, who are warned sooner, where it is not known. */
    own: ownIn(latest.is === 'answered' ? latest.data : null),
  };
}
