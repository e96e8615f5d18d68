import type { Elder } from '@hafi/contract/circle/circle.contract';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';

/** Readings of an elder that the server does not have yet, and those that it would not take. */
export function useWaitingReadings(elder: Elder) {
  const { refused, waiting } = useOutbox('reading');
  return {
    waiting: waiting.filter(({ params }) => params.id === elder.id),
    // Of every elder: whoever lost the right to enter readings no longer finds that elder here.
    refused,
  };
}
