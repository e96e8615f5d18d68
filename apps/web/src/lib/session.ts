import { minuteInMs } from '@hafi/base/time';
import type { Account } from '@hafi/contract/accounts/account.schemas';
import type { getSession as getSessionEndpoint } from '@hafi/contract/accounts/accounts.contract';
import { useEffect, useSyncExternalStore } from 'react';
import { actFor, call } from './api.ts';
import { clearSessionStorage, handOver, readStored, store } from './device-storage.ts';
import { forgetRecordings, sweepRecordings } from './kept-recordings.ts';
import { isFromDevice, isPrerendered } from './page/prerendered.ts';
import { forgetKept, keptPerson } from './query/kept/kept-person.ts';

export type Session =
  | { status: 'loading'; account: null; farewell?: undefined }
  | {
      status: 'signed-in';
      account: Account;
      farewell?: undefined;
      /** True when only the device says so, because the server could not be reached. */
      unasked?: true;
      /** True when this page had shown somebody else, without a sign-out here. */
      instead?: true;
    }
  | {
      status: 'signed-out';
      account: null;
      farewell?: Farewell;
      /** True when nobody could say who is signed in. */
      unasked?: true;
    };

/**
 * A copy without schemas: it is needed on every first load, and the contract's own object would
 * pull in the schemas of all account calls and zod (12 KB). The type checker compares method and
 * path with the contract.
 */
const getSession = {
  method: 'GET',
  path: '/api/auth/session',
} satisfies Pick<typeof getSessionEndpoint, 'method' | 'path'> as typeof getSessionEndpoint;

const loading: Session = { status: 'loading', account: null };
const signedOut: Session = { status: 'signed-out', account: null };
const freshMilliseconds = 5 * minuteInMs;
/** How long a page waits for the server before the device itself says who it is, in milliseconds. */
const timeoutMs = 2_000;
/** A server that did not answer is asked again after this, in milliseconds. */
const askAgainAfter = 15_000;

// Only visitors get prerendered pages, so there is no session.
let session: Session = isPrerendered ? signedOut : loading;
let requested = isPrerendered ? Date.now() : 0;
if (isPrerendered) forgetKept();
let asking: Promise<Account | null> | undefined;
const listeners = new Set<() => void>();
const forgetters = new Set<() => void>();
/** Set while somebody is signing out, so that the page guard knows where to redirect. */
let leaving: Farewell | undefined;
/** Counts who has left this page, so that an answer requested before that is ignored. */
let departures = 0;
/** The questions who is signed in are numbered; only the newest that is answered counts. */
let questions = 0;
let answered = 0;
/** Whom this page showed before another page signed in somebody else. */
let shownBefore: string | null = null;

/** Of the account whose typing and answers this tab holds. */
const holder = 'held-by';

// None while pages are prerendered: an open channel would keep the build from ending.
const others =
  import.meta.env.SSR || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('hafi-session');
/** Who is signed in, as this tab and the others last told each other; undefined before. */
let lastAnnounced: string | null | undefined;

/**
 * Puts aside what was typed by somebody else, who was signed in before without signing out here. The
 * same person finds what they typed before their session ended.
 */
function takeOver(id: string): void {
  const before = readStored<string>('session', holder);
  if (before !== null && before !== id) handOver(before, id);
  store('session', holder, id);
}

/** Nothing of who leaves stays in this page. */
function depart(): void {
  departures += 1;
  for (const forget of forgetters) forget();
}

function keep(account: Account | null, how: { unasked?: true } = {}): Account | null {
  const before = session.account?.id ?? shownBefore;
  const isInstead = account !== null && before !== null && before !== account.id;
  const instead = isInstead || (account && session.status === 'signed-in' && session.instead);
  shownBefore = null;
  if (account) takeOver(account.id);
  if (session.account && session.account.id !== account?.id) depart();
  if (account)
    session = { status: 'signed-in', account, ...how, ...(instead ? { instead: true } : {}) };
  else if (leaving) session = { status: 'signed-out', account, farewell: leaving };
  else if (!session.farewell) session = { ...signedOut, ...how };
  // What only the device says is asked again as soon as possible.
  requested = how.unasked ? 0 : Date.now();
  for (const listener of listeners) listener();
  const id = account?.id ?? null;
  if (!how.unasked && lastAnnounced !== id) {
    lastAnnounced = id;
    others?.postMessage({ person: id });
  }
  return account;
}

/** Shows nothing of anybody until it is known who is signed in. */
function suspend(): void {
  shownBefore = session.account?.id ?? shownBefore;
  answered = questions;
  depart();
  session = loading;
  for (const listener of listeners) listener();
}

let doubting: Promise<void> | undefined;

/** Asks who is signed in, whether somebody looks or not, and however fresh the last answer is. */
function remeasure(): void {
  requested = 0;
  const mine = ask()
    .then(() => undefined, askDevice)
    .finally(() => {
      if (doubting === mine) doubting = undefined;
      if (requested === 0) setTimeout(askAgain, askAgainAfter);
    });
  doubting = mine;
}

/**
 * The server does not take this page for its person's any more: asks who is signed in, once at a time,
 * and ends or renews what is shown.
 */
export function doubtSession(): void {
  if (session.status === 'signed-in' && !doubting) remeasure();
}

others?.addEventListener('message', ({ data }: MessageEvent<{ person?: string | null }>) => {
  const { person = null } = data;
  lastAnnounced = person;
  if (session.status === 'loading' || person === knownAccountId()) return;
  if (session.account) suspend();
  remeasure();
});

if (typeof addEventListener === 'function') {
  // Back from another document: the browser shows the page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (session.account && keptPerson() !== session.account.id) suspend();
    remeasure();
  });
}

async function ask(): Promise<Account | null> {
  questions += 1;
  const mine = questions;
  const { data } = await call(getSession, { person: null });
  if (mine <= answered) return session.account;
  answered = mine;
  // What is stored belongs to one person only.
  forgetKept(data?.id);
  sweepRecordings(data?.id);
  return keep(data);
}

/**
 * Falls back to the person whose data is stored on this device, when the server does not answer.
 */
async function askDevice(): Promise<void> {
  const before = departures;
  const account =
    keptPerson() === null
      ? null
      : await import('./query/kept/kept-store.ts')
          .then(({ readAccount }) => readAccount())
          .catch(() => null);
  if (session.status === 'loading' && before === departures) keep(account, { unasked: true });
}

/** Refetches the session when the answer is old; without network the known session stays. */
async function askAgain(): Promise<void> {
  if (asking || document.hidden || Date.now() - requested < freshMilliseconds) return;
  asking = ask();
  const late = setTimeout(askDevice, isFromDevice ? 0 : timeoutMs);
  await asking.catch(askDevice);
  clearTimeout(late);
  asking = undefined;
  if (requested === 0) setTimeout(askAgain, askAgainAfter);
}

/** Asks who is signed in; resolves as soon as the server or the device has said so. */
export function sessionKnown(): Promise<Session> {
  return new Promise((resolve) => {
    onSession(() => session.status === 'loading' || resolve(session));
    void askAgain();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `hear` with the session now and on each change, before any screen renders it. */
export function onSession(hear: (session: Session) => void): void {
  hear(session);
  listeners.add(() => hear(session));
}

/** The session of this device. */
export function useSession(): Session {
  const current = useSyncExternalStore(
    subscribe,
    () => session,
    () => session,
  );
  useEffect(() => {
    // A function of its own: whoever goes must not take the listener of all others along.
    const again = () => void askAgain();
    again();
    document.addEventListener('visibilitychange', again);
    addEventListener('online', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', again);
    };
  }, []);
  return current;
}

/**
 * The signed-in person; only for screens behind the sign-in guard.
 * @throws Error when nobody is signed in
 */
export function useAccount(): Account {
  const { account } = useSession();
  if (!account) throw new Error('this screen needs a signed-in person');
  return account;
}

/** The id of the signed-in account as far as this page knows, or null. */
export function knownAccountId(): string | null {
  return session.account?.id ?? null;
}

actFor({ person: knownAccountId, departures: () => departures, doubt: doubtSession });

/** Refetches the session, after signing in or after a change of the account. */
export const refreshSession = (): Promise<Account | null> => ask();

/** Registers a callback that deletes the person's data at sign-out. */
export function onForget(forget: () => void): void {
  forgetters.add(forget);
}

/**
 * Where the sign-in guard redirects a person who has signed out on purpose, instead of to the
 * sign-in page.
 */
export interface Farewell {
  readonly to: string;
  readonly state?: unknown;
}

/**
 * Signs out by `end` and deletes everything that belonged to the person. A members' page then
 * redirects to `farewell`. When `end` fails they stay signed in.
 * @throws what `end` threw
 */
export async function leaveSession(farewell: Farewell, end: () => Promise<unknown>): Promise<void> {
  leaving = farewell;
  try {
    // Who is found signed out meanwhile has signed out.
    await end().catch((error: unknown) => {
      if (session.account) throw error;
    });
    forgetSession();
  } finally {
    leaving = undefined;
  }
}

/** Reports the open page: once the farewell page is reached, the reader is an ordinary visitor. */
export function arriveAt(pathname: string): void {
  if (session.farewell?.to !== pathname) return;
  session = signedOut;
  for (const listener of listeners) listener();
}

/** Deletes everything that belonged to the signed-in person. */
export function forgetSession(): void {
  answered = questions;
  clearSessionStorage();
  forgetKept();
  forgetRecordings();
  if (!session.account) depart();
  keep(null);
  // What a screen has put there as it went.
  clearSessionStorage();
}
