import { dataOf } from '../guarded-query.ts';
import 'fake-indexeddb/auto';
import { account } from '@hafi/contract/accounts/account.schemas';
import { getSession } from '@hafi/contract/accounts/accounts.contract';
import { getEmergencyContact } from '@hafi/contract/accounts/profile.contract';
import { listCheckIns } from '@hafi/contract/checkins/checkins.contract';
import { getRecord } from '@hafi/contract/record/record.contract';
import { I18nProvider } from '@lingui/react';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  answers,
  answersSample,
  type FakeAnswer,
  fails,
  fakeApi,
  hangs,
  unreachable,
} from '../../../../test/fake-api.ts';
import { sampleOf } from '../../../../test/sample-of.ts';
import { forgetSession, refreshSession, type Session } from '../../session.ts';
import { i18n, loadWords } from '../../words/words.ts';
import { Data } from '../data.tsx';
import { queryClient } from '../query-client.ts';
import { QueryState } from '../query-state.tsx';
import { useAnswer } from '../use-answer.ts';
import { keepToday } from './kept-answers.ts';
import { keptPerson } from './kept-person.ts';
import { readAccount, readKept } from './kept-store.ts';

// Modules note when they are opened: then it is this day already, whatever day it really is.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') }));

type Account = NonNullable<Session['account']>;
const sample = sampleOf(account) as Account;
const esperance: Account = { ...sample, id: '019aa000-0000-7000-8000-00000000000e' };
const aline: Account = { ...sample, id: '019aa000-0000-7000-8000-00000000000a' };
const week = { days: [{ day: '2026-11-23', at: null }], seenBy: ['Aline'] };

const serve = (...replies: FakeAnswer[]) =>
  vi.stubGlobal('fetch', fakeApi(replies, (endpoint) => answersSample(endpoint, 1)).fetch);
const Wrapper = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <Data>{children}</Data>
  </I18nProvider>
);
const draw = <T,>(hook: () => T) => renderHook(hook, { wrapper: Wrapper });
const useWeek = () => useAnswer(listCheckIns, {});
const useRecord = () =>
  useAnswer(getRecord, { params: { id: '019aa000-0000-7000-8000-000000000001' } });
const hash = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .find(({ queryKey }) => String(queryKey[0]).includes('check-ins'))?.queryHash ?? '';

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

/** Closes and reopens the app as this person, with the server out of reach. */
function openWithoutNetwork(person: Account): void {
  queryClient.clear();
  serve(unreachable(listCheckIns), unreachable(getEmergencyContact));
  keepToday(person, true);
}

/** The app online: the answers are stored on the device. */
async function keepWeek(): Promise<void> {
  serve(answers(listCheckIns, { data: week }));
  keepToday(esperance);
  const { result, unmount } = draw(useWeek);
  await waitFor(() => expect(dataOf(result.current)).toEqual(week));
  await waitFor(async () => expect(await readKept(hash(), esperance.id)).not.toBeNull());
  await waitFor(async () => expect(await readAccount()).toEqual(esperance));
  unmount();
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') });
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
  });
  await loadWords('app', 'core', 'queries');
});
afterEach(() => {
  forgetSession();
  vi.useRealTimers();
});

function Week() {
  const query = useWeek();
  return (
    <QueryState query={query} label="Loading" failed="It did not arrive">
      {({ seenBy }) => <p>Seen by {seenBy.join()}</p>}
    </QueryState>
  );
}

it('shows stored data where the server cannot be reached, and says how old it is', async () => {
  await keepWeek();
  vi.setSystemTime(new Date('2026-11-23T09:00:00Z'));
  openWithoutNetwork(esperance);
  render(<Week />, { wrapper: Wrapper });
  await screen.findByText('Seen by Aline');
  const said = await screen.findByText(/What you see is from: /);
  expect(said.textContent).toMatch(/3 hours ago/);
  // Once the network is back it refetches, and the note disappears.
  serve(answers(listCheckIns, { data: { ...week, seenBy: ['Jean'] } }));
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('Seen by Jean');
  await waitFor(() => expect(screen.queryByText(/What you see is from: /)).toBeNull());
});

it('shows stored data also while the network accepts the question and never answers', async () => {
  await keepWeek();
  queryClient.clear();
  serve(hangs(listCheckIns));
  keepToday(esperance, true);
  const { result } = draw(useWeek);
  await waitFor(() => expect(dataOf(result.current)).toEqual(week));
  expect(result.current.isFetching).toBe(true);
});

it('stores nothing but the tasks of today', async () => {
  serve();
  keepToday(esperance);
  const { result } = draw(() => useAnswer(getEmergencyContact, {}));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  openWithoutNetwork(esperance);
  const again = draw(() => useAnswer(getEmergencyContact, {}));
  await waitFor(() => expect(again.result.current.isError).toBe(true));
  expect(dataOf(again.result.current)).toBeUndefined();
});

async function expectUnknown(): Promise<void> {
  const { result } = draw(useWeek);
  await waitFor(() => expect(result.current.isError).toBe(true));
  // By now anything stored on the device would have been read.
  await readKept(hash(), esperance.id).catch(() => null);
  expect(dataOf(result.current)).toBeUndefined();
}

it('shows nothing to another account on the same phone', async () => {
  await keepWeek();
  openWithoutNetwork(aline);
  await expectUnknown();
});

it('is deleted on signing out, also with a mark of an older version', async () => {
  await keepWeek();
  localStorage.setItem('kept-for', `${esperance.id} ${Date.now()}`);
  expect(keptPerson()).toBeNull();
  await waitFor(async () => expect(await databases()).toEqual([]));
  await keepWeek();
  localStorage.setItem('kept-for', `${esperance.id} ${Date.now()}`);
  forgetSession();
  await waitFor(async () => expect(await databases()).toEqual([]));
});

it('is deleted when its person has signed out', async () => {
  await keepWeek();
  forgetSession();
  expect(keptPerson()).toBeNull();
  await expect.poll(databases).not.toContain('hafi-today');
  openWithoutNetwork(esperance);
  await expectUnknown();
});

it.each([
  ['nobody', null],
  ['somebody else', aline],
])('is deleted when the server says that %s is signed in', async (_who, data) => {
  await keepWeek();
  serve(answers(getSession, { data }));
  await refreshSession();
  expect(keptPerson()).toBeNull();
  await expect.poll(databases).not.toContain('hafi-today');
});

it.each([
  ['the next day, though it is a few hours old', '2026-11-23T21:59:00Z', '2026-11-23T22:01:00Z'],
  ['after 24 hours', '2026-11-23T06:00:00Z', '2026-11-24T06:00:01Z'],
])('is not shown %s', async (_when, kept, opened) => {
  vi.setSystemTime(new Date(kept));
  await keepWeek();
  vi.setSystemTime(new Date(opened));
  openWithoutNetwork(esperance);
  await expectUnknown();
});

it('expires after 24 hours without the server', async () => {
  await keepWeek();
  vi.setSystemTime(new Date('2026-11-24T06:00:01Z'));
  expect(keptPerson()).toBeNull();
});

it('leaves the person, but no answers, on a phone whose clock begins anew', async () => {
  await keepWeek();
  vi.setSystemTime(new Date('2015-01-01T00:00:00Z'));
  expect(await readAccount()).toEqual(esperance);
  openWithoutNetwork(esperance);
  await expectUnknown();
});

it('is deleted once the server refuses it', async () => {
  await keepWeek();
  serve(fails(listCheckIns, 403, 'not-allowed'));
  const { result } = draw(useWeek);
  await act(() => result.current.refetch());
  await waitFor(async () => expect(await readKept(hash(), esperance.id)).toBeNull());
});

it('stores nobody’s health on a doctor’s device', async () => {
  const hashOf = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .find(({ queryKey }) => String(queryKey[0]).endsWith('/record'))?.queryHash ?? '';
  for (const roles of [['DOCTOR'], ['FAMILY']] as const) {
    queryClient.clear();
    serve();
    keepToday({ ...esperance, roles: [...roles] });
    const { result, unmount } = draw(useRecord);
    await waitFor(() => expect(dataOf(result.current)).toBeDefined());
    const isKept = async () => (await readKept(hashOf(), esperance.id)) !== null;
    await expect.poll(isKept).toBe(roles[0] === 'FAMILY');
    unmount();
  }
});
