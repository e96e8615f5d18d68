import { minuteInMs } from '@hafi/base/time';
import { readStored, store } from '../device-storage.ts';
import { refreshSession } from '../session.ts';
import { keepTyping } from './update-typing.ts';

/** Where a tab remembers the pages that it has opened again by itself. */
const key = 'hafi-opened-again';
const memory = 10 * minuteInMs;
/** How often a page is opened again within that time, whatever builds its servers have. */
const most = 3;
interface Reopened {
  readonly address: string;
  /** The script that begins the app: its name tells builds apart. */
  readonly build: string;
  readonly at: number;
}

/** Whether this tab is in a call, which opening the page again would cut off. */
const isInCall = () => readStored('session', 'call-on') !== null;
const here = () => location.pathname + location.search;

const build = () => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';

const lately = (): readonly Reopened[] =>
  (readStored<Reopened[]>('session', key) ?? []).filter(
    ({ at }) => Math.abs(Date.now() - at) < memory,
  );

/** Once in each build: a file that is missing in this one too must not make a loop. */
function mayReopen(): boolean {
  const same = lately().filter(({ address }) => address === here());
  return same.length < most && same.every((before) => before.build !== build());
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
  const reopened: Reopened = { address: here(), build: build(), at: Date.now() };
  // Two parts may be missing: the first to come here opens the page. Where nothing can be noted,
  // nothing would end a loop.
  if (!answers || !mayReopen() || !store('session', key, [...lately(), reopened])) throw error;
  keepTyping();
  location.reload();
  return new Promise<never>(() => undefined);
}
