import { knownAccountId, onSession } from '../session.ts';
import { entryKinds } from './entry-kinds.ts';
import { createOutbox } from './outbox.ts';
import { startSending } from './outbox-sender.ts';

/** The outbox of the person who uses the app on this device. */
export const outbox = createOutbox(entryKinds, knownAccountId);

let started = false;

/** Sends waiting entries from now on, while the page is open. */
export function startOutbox(): void {
  if (started) return;
  started = true;
  const { wake } = startSending(outbox);
  let before: string | null | undefined;
  onSession((session) => {
    const person = session.account?.id ?? null;
    if (session.status === 'loading' || person === before) return;
    before = person;
    // Refused and waiting entries stay for their owner; what was sent is on the server.
    if (!('unasked' in session)) void outbox.forgetSent(person).catch(() => undefined);
    wake();
  });
}
