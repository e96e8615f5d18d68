import { minuteInMs } from '@hafi/base/time';
import type { Account } from '@hafi/contract/accounts/account.schemas';
import type { getSession as getSessionEndpoint } from '@hafi/contract/accounts/accounts.contract';
import { Problem } from '@hafi/contract/core/problem';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './api.ts';
import { isPrerendered } from './page/prerendered.ts';
import { forgetKept, keptPerson } from './query/kept/kept-person.ts';

export type Session =
  | { status: 'loading'; account: null; farewell?: undefined }
  | {
      status: 'signed-in';
      account: Account;
      farewell?: undefined;
      /** The device says so: the server could not be asked. */
      unasked?: true;
    }
  | { status: 'signed-out'; account: null; farewell?: Farewell };

/**
 * Asked for on every first visit: the contract's own object would bring the schemas of all account
 * calls and zod along (12 KB). The compiler holds method and path against the contract.
 */
const getSession = {
  method: 'GET',
  path: '/api/auth/session',
} satisfies Pick<typeof getSessionEndpoint, 'method' | 'path'> as typeof getSessionEndpoint;

const loading: Session = { status: 'loading', account: null };
const signedOut: Session = { status: 'signed-out', account: null };
const freshMilliseconds = 5 * minuteInMs;

// The server draws its pages for visitors: whoever got one has no session.
let session: Session = isPrerendered ? signedOut : loading;
let asked = isPrerendered ? Date.now() : 0;
if (isPrerendered) forgetKept();
let asking: Promise<Account | null> | undefined;
const listeners = new Set<() => void>();
const forgetters = new Set<() => void>();
/** Set while somebody leaves: whatever notices first that the session has ended knows where to. */
let leaving: Farewell | undefined;
/** How often somebody has left: an answer that was asked for before then says nothing any more. */
let departures = 0;

function keep(account: Account | null, how: { unasked?: true } = {}): Account | null {
  if (account) session = { status: 'signed-in', account, ...how };
  else if (leaving) session = { status: 'signed-out', account, farewell: leaving };
  else if (!session.farewell) session = signedOut;
  asked = Date.now();
  for (const listener of listeners) listener();
  return account;
}

async function ask(): Promise<Account | null> {
  const before = departures;
  const { data } = await call(getSession, {});
  if (before !== departures) return session.account;
  // What the device has kept of today is for its person alone.
  if (keptPerson() !== (data?.id ?? null)) forgetKept();
  return keep(data);
}

/** Whose day this device has kept, for whoever opens the app where the server cannot be asked. */
async function askDevice(error: unknown): Promise<void> {
  const unanswered = error instanceof Problem && (error.status === 0 || error.status >= 500);
  const before = departures;
  const account =
    unanswered && keptPerson() !== null
      ? await import('./query/kept/kept-store.ts').then(({ readAccount }) => readAccount())
      : null;
  if (session.status !== 'loading' || before !== departures) return;
  if (account === null) throw error;
  keep(account, { unasked: true });
  // The server is asked as soon as it may be there.
  asked = 0;
  addEventListener('online', () => void ask().catch(() => undefined), { once: true });
}

/** Asks once more when the answer is old; a lost network leaves what is known. */
async function askAgain(): Promise<void> {
  if (asking || document.hidden || Date.now() - asked < freshMilliseconds) return;
  asking = ask();
  await asking.catch(async (error: unknown) => {
    if (session.status !== 'loading') return;
    await askDevice(error).catch(() => {
      if (session.status === 'loading') keep(null);
    });
  });
  asking = undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hears who is signed in, now and with each new answer, before any screen draws it. */
export function onSession(hear: (session: Session) => void): void {
  hear(session);
  listeners.add(() => hear(session));
}

/** Who is signed in on this device. */
export function useSession(): Session {
  const current = useSyncExternalStore(
    subscribe,
    () => session,
    () => session,
  );
  useEffect(() => {
    void askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => document.removeEventListener('visibilitychange', askAgain);
  }, []);
  return current;
}

/** The signed-in person, on screens that only they can open. */
export function useAccount(): Account {
  const { account } = useSession();
  if (!account) throw new Error('this screen needs a signed-in person');
  return account;
}

/** Who is signed in as far as this page knows: an account's id, or null. */
export const knownAccountId = (): string | null => session.account?.id ?? null;

/** Asks the server anew who is signed in, after signing in or after a change of the account. */
export const refreshSession = (): Promise<Account | null> => ask();

/** Called when the person has signed out, to forget what belonged to them. */
export function onForget(forget: () => void): void {
  forgetters.add(forget);
}

/** Where the guard of members' pages leads whoever has left on purpose, in place of the sign-in page. */
export interface Farewell {
  readonly to: string;
  readonly state?: unknown;
}

/**
 * Ends the session by `end` and forgets everything that belonged to the person. A page that is for
 * members only then leads to `farewell`. When `end` fails they are still signed in.
 * @throws what `end` threw
 */
export async function leaveSession(farewell: Farewell, end: () => Promise<unknown>): Promise<void> {
  leaving = farewell;
  try {
    await end();
    forgetSession();
  } finally {
    leaving = undefined;
  }
}

/** Says which page is open: whoever has come to where leaving leads is a visitor as others are. */
export function arriveAt(pathname: string): void {
  if (session.farewell?.to !== pathname) return;
  session = signedOut;
  for (const listener of listeners) listener();
}

/** Forgets everything that belonged to the person who was signed in. */
export function forgetSession(): void {
  departures += 1;
  for (const forget of forgetters) forget();
  forgetKept();
  keep(null);
  for (const key of Object.keys(sessionStorage)) sessionStorage.removeItem(key);
}
