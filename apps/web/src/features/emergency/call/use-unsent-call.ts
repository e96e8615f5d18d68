import type { EntryOf } from '../../../lib/outbox/entry-kinds.ts';
import { useOutbox } from '../../../lib/outbox/use-outbox.ts';

/**
 * The person's own call for help that this device has not sent, or that the server did not take: the
 * latest. Null when there is none.
 */
export function useUnsentCall(): EntryOf<'emergency'> | null {
  const { refused, waiting } = useOutbox('emergency');
  return waiting.at(-1) ?? refused.at(-1) ?? null;
}

/** The person's own stop of a call that the server has not confirmed. Null when there is none. */
export function useUnsentStop(): EntryOf<'emergency-stop'> | null {
  const { refused, waiting } = useOutbox('emergency-stop');
  return waiting.at(-1) ?? refused.at(-1) ?? null;
}

/** The same, also where it has arrived since the page was opened: nothing has said so yet. */
export function useStopOfPage(): EntryOf<'emergency-stop'> | null {
  const { missingFrom, refused } = useOutbox('emergency-stop');
  const openedAt = Date.now() - performance.now();
  return missingFrom(openedAt).at(-1) ?? refused.at(-1) ?? null;
}

/** What the person said of the end of an emergency, and others do not know. Null when there is none. */
export function useUnsentEnd(): EntryOf<'emergency-end'> | null {
  const { refused, waiting } = useOutbox('emergency-end');
  return waiting.at(-1) ?? refused.at(-1) ?? null;
}
