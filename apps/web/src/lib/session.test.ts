import 'fake-indexeddb/auto';
import { account } from '@hafi/contract/accounts/account.schemas';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleOf } from '../../test/sample-of.ts';
import type { Session } from './session.ts';

type Account = NonNullable<Session['account']>;
const esperance = sampleOf(account) as Account;
const aline: Account = { ...esperance, id: '019aa000-0000-7000-8000-00000000000a' };

/** How long a page may wait before it says who it is for, in milliseconds. */
const longest = 3_000;

/** Ends the request of the session. */
let answer: (response: Response) => void;
let requested = 0;

/** A network that accepts everything and never answers; a cut connection ends the request. */
function hang(): void {
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    requested += 1;
    return new Promise<Response>((resolve, reject) => {
      answer = resolve;
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
}

/** The app, opened again. */
async function open() {
  vi.resetModules();
  const [session, kept] = await Promise.all([
    import('./session.ts'),
    import('./query/kept/kept-store.ts'),
  ]);
  const seen: Session[] = [];
  session.onSession((now) => void seen.push(now));
  return { ...session, ...kept, now: () => seen.at(-1) };
}

/** Somebody has used the app on this device today. */
async function wasUsedBy(person: Account): Promise<void> {
  const { keepAccount } = await open();
  const { noteKeptPerson } = await import('./query/kept/kept-person.ts');
  noteKeptPerson(person.id);
  await keepAccount(person);
}

beforeEach(() => {
  requested = 0;
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 1_795_000_000_000 });
  hang();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('knows within three seconds who used the device, though the network never answers', async () => {
  await wasUsedBy(esperance);
  const { now, sessionKnown } = await open();
  const known = sessionKnown();
  expect(now()?.status).toBe('loading');
  await vi.advanceTimersByTimeAsync(longest);
  expect(await known).toMatchObject({ status: 'signed-in', account: esperance, unasked: true });
});

it('takes the answer that comes later, also when somebody else is signed in by now', async () => {
  await wasUsedBy(esperance);
  const { now, readAccount, sessionKnown } = await open();
  const known = sessionKnown();
  await vi.advanceTimersByTimeAsync(longest);
  await known;
  answer(Response.json({ data: aline }));
  await vi.waitFor(() => expect(now()).toMatchObject({ status: 'signed-in', account: aline }));
  expect(await readAccount()).toBeNull();
});

it('shows nobody what another person has typed, and the same person all of it', async () => {
  const { refreshSession } = await open();
  const signIn = async (data: Account | null) => {
    const asking = refreshSession();
    answer(Response.json({ data }));
    await asking;
  };
  await signIn(esperance);
  sessionStorage.setItem('note-1', '{}');
  // Her session ends by itself, and she signs in again.
  await signIn(null);
  await signIn(esperance);
  expect(sessionStorage.getItem('note-1')).not.toBeNull();
  await signIn(null);
  await signIn(aline);
  expect(sessionStorage.getItem('note-1')).toBeNull();
  await signIn(esperance);
  expect(sessionStorage.getItem('note-1')).toBe('{}');
});

/** The app, opened again and shown to somebody; other pages of the device may say who is signed in. */
async function openFor(person: Account) {
  const others = new EventTarget();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = vi.fn();
      addEventListener = others.addEventListener.bind(others);
    },
  );
  const app = await open();
  const { call } = await import('./api.ts');
  const forgotten = vi.fn();
  app.onForget(forgotten);
  const asking = app.refreshSession();
  answer(Response.json({ data: person }));
  await asking;
  const refuse = (status: number, code: string) => {
    const act = call({ method: 'POST', path: '/api/test' } as never, {} as never);
    answer(Response.json({ code, status }, { status }));
    return act;
  };
  const hear = (person: string | null) =>
    others.dispatchEvent(Object.assign(new Event('message'), { data: { person } }));
  return { ...app, call, forgotten, hear, refuse };
}

it.each([
  ['nobody is signed in any more', 401, 'not-signed-in', null],
  ['somebody else is signed in', 409, 'other-person', aline],
])('ends or renews what is shown when an answer says that %s', async (_why, status, code, next) => {
  const { doubtSession, forgotten, now, refuse } = await openFor(esperance);
  const before = requested;
  await expect(refuse(status, code)).rejects.toMatchObject({ code });
  // Once, however many say so.
  doubtSession();
  await vi.waitFor(() => expect(requested).toBe(before + 2));
  answer(Response.json({ data: next }));
  await vi.waitFor(() => expect(now()?.account).toEqual(next));
  expect(now()).toMatchObject(next ? { instead: true } : { status: 'signed-out' });
  expect(forgotten).toHaveBeenCalledTimes(1);
  expect(requested).toBe(before + 2);
});

it('gives what is answered after its person has left to nobody', async () => {
  const { call, forgetSession } = await openFor(esperance);
  const act = call({ method: 'POST', path: '/api/test' } as never, {} as never);
  const give = answer;
  forgetSession();
  give(Response.json({ data: 'hers' }));
  await expect(act).rejects.toMatchObject({ code: 'left' });
});

it('shows nothing more of its person when another page has signed in somebody else', async () => {
  const { forgotten, hear, now } = await openFor(esperance);
  hear(esperance.id);
  expect(now()?.account).toEqual(esperance);
  hear(aline.id);
  expect(now()).toEqual({ status: 'loading', account: null });
  expect(forgotten).toHaveBeenCalledTimes(1);
  answer(Response.json({ data: aline }));
  await vi.waitFor(() => expect(now()).toMatchObject({ account: aline, instead: true }));
});

it('keeps what was typed for its owner when they sign out in another page', async () => {
  const { forgotten, hear, now } = await openFor(esperance);
  sessionStorage.setItem('message-draft a', '"Mama"');
  hear(null);
  expect(forgotten).toHaveBeenCalledTimes(1);
  answer(Response.json({ data: null }));
  await vi.waitFor(() => expect(now()?.status).toBe('signed-out'));
  hear(aline.id);
  answer(Response.json({ data: aline }));
  await vi.waitFor(() => expect(now()?.account).toEqual(aline));
  expect(sessionStorage.getItem('message-draft a')).toBeNull();
  hear(esperance.id);
  answer(Response.json({ data: esperance }));
  await vi.waitFor(() => expect(now()?.account).toEqual(esperance));
  expect(sessionStorage.getItem('message-draft a')).toBe('"Mama"');
});

it('asks again when the browser shows it as it was left, and shows nobody who is not known', async () => {
  const { now } = await openFor(esperance);
  const { noteKeptPerson } = await import('./query/kept/kept-person.ts');
  noteKeptPerson(esperance.id);
  const back = Object.assign(new Event('pageshow'), { persisted: true });
  dispatchEvent(back);
  expect(now()?.account).toEqual(esperance);
  answer(Response.json({ data: esperance }));
  await vi.advanceTimersByTimeAsync(0);
  noteKeptPerson(aline.id);
  dispatchEvent(back);
  expect(now()?.account).toBeNull();
  answer(Response.json({ data: null }));
  await vi.waitFor(() => expect(now()?.status).toBe('signed-out'));
});

it('says that nobody could be asked, where the device knows nobody, and asks again', async () => {
  const { now, sessionKnown } = await open();
  const known = sessionKnown();
  await vi.advanceTimersByTimeAsync(longest);
  expect(await known).toMatchObject({ status: 'signed-out', unasked: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested).toBeGreaterThan(1);
  answer(Response.json({ data: null }));
  await vi.waitFor(() => expect(now()).toEqual({ status: 'signed-out', account: null }));
});

it('asks again when the network returns, also once one of several readers has gone', async () => {
  const { now, useSession } = await open();
  vi.stubGlobal('fetch', async () => {
    requested += 1;
    return Response.json({ data: esperance });
  });
  renderHook(useSession);
  const dialog = renderHook(useSession);
  await vi.waitFor(() => expect(now()?.status).toBe('signed-in'));
  dialog.unmount();
  vi.setSystemTime(Date.now() + 6 * 60_000);
  await act(async () => void dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(requested).toBe(2));
});
