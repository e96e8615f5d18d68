import type { Elder } from '@hafi/contract/circle/circle.contract';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';

/** An elder's readings on this device: those the server does not have yet, and refused ones. */
export function useWaitingReadings(elder: Elder) {
  const { refused, waiting } = useOutbox('reading');
  return {
    waiting: waiting.filter(({ params }) => params.id === elder.id),
    // Refused entries of all elders: a person who has lost the right to write cannot open that
    // elder any more.
    refused,
  };
}
