import { knownAccountId, onForget, refreshSession } from '../session.ts';
import { entryKinds } from './entry-kinds.ts';
import { createOutbox } from './outbox.ts';
import { startSending } from './outbox-sender.ts';

/** Timeout for asking who is signed in, in milliseconds. */
const longestAsked = 20_000;

async function askAccountId(): Promise<string | null> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, longestAsked));
  const account = await Promise.race([refreshSession(), late]);
  return account?.id ?? null;
}

/** The outbox of the person who uses the app on this device. */
export const outbox = createOutbox(entryKinds, { known: knownAccountId, asked: askAccountId });

// Refused and waiting ones stay for their owner; what was sent is on the server.
onForget(() => void outbox.forgetSent().catch(() => undefined));

let started = false;

/** Sends waiting entries from now on, while the page is open. */
export function startOutbox(): void {
  if (started) return;
  started = true;
  startSending(outbox);
}
