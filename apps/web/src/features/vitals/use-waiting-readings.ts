import type { Elder } from '@hafi/contract/circle/circle.contract';
import { useLatestVitals } from '../../kit/vitals/latest-vitals.queries.ts';
import type { EntryOf } from '../../lib/outbox/entry-kinds.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { ownIn } from './own-in.ts';

/** An elder's readings on this device: waiting, just sent and refused ones. */
export function useWaitingReadings(elder: Elder) {
  const { missingFrom, refused, waiting } = useOutbox('reading');
  const isOurs = ({ params }: EntryOf<'reading'>) => params.id === elder.id;
  const latest = statusOf(useLatestVitals(elder.id));
  return {
    waiting: waiting.filter(isOurs),
    /** Those that an answer of this moment (`dataUpdatedAt`) cannot contain. */
    missingFrom: (readAt: number) => missingFrom(readAt).filter(isOurs),
    // Refused entries of all elders: a person who has lost the right to write cannot open that
    // elder any more.
    refused,
    /** How their oxygen is judged; as for most people, who are warned sooner, where it is not known. */
    own: ownIn(latest.status === 'answered' ? latest.data : null),
  };
}
