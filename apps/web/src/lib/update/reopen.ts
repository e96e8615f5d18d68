import { minuteInMs } from '@hafi/base/time';
import { readStored, store } from '../device-storage.ts';
import { refreshSession } from '../session.ts';
import { keepTyping } from './update-typing.ts';

/** Where a tab remembers the page that it has opened again by itself, and when. */
const key = 'hafi-opened-again';
interface Reopened {
  readonly address: string;
  readonly at: number;
}

/** Whether this tab is in a call, which opening the page again would cut off. */
const isInCall = () => readStored('session', 'call-on') !== null;
const here = () => location.pathname + location.search;

/** Once for each address: a file that is missing in this version too must not make a loop. */
function mayReopen(): boolean {
  const last = readStored<Reopened>('session', key);
  return last?.address !== here() || Math.abs(Date.now() - last.at) > 10 * minuteInMs;
}

/**
 * For a part whose file did not come though somebody needs it. A release has replaced the files of an
 * open page: where the server answers, the page is opened again with what was typed, once. Otherwise,
 * as without network, it throws the error it was given.
 */
export async function reopen(error: unknown): Promise<never> {
  if (!navigator.onLine || isInCall() || !mayReopen()) throw error;
  const answers = await refreshSession().then(
    () => true,
    () => false,
  );
  const reopened: Reopened = { address: here(), at: Date.now() };
  // Two parts may be missing: the first to come here opens the page. Where nothing can be noted,
  // nothing would end a loop.
  if (!answers || !mayReopen() || !store('session', key, reopened)) throw error;
  keepTyping();
  location.reload();
  return new Promise<never>(() => undefined);
}
