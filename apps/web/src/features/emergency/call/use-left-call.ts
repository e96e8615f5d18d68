import type { EntryOf } from '../../../lib/outbox/entry-kinds.ts';
import { useOutbox } from '../../../lib/outbox/use-outbox.ts';

/**
 * The person's own call for help that this device has not sent, or that the server did not take: the
 * latest. Null when there is none.
 */
export function useLeftCall(): EntryOf<'emergency'> | null {
  const { refused, waiting } = useOutbox('emergency');
  return waiting.at(-1) ?? refused.at(-1) ?? null;
}
