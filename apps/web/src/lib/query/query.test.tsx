import { getEmergencyContact, putEmergencyContact } from '@hafi/contract/accounts/profile.contract';
import { listCheckIns, undoCheckIn } from '@hafi/contract/checkins/checkins.contract';
import type { Endpoint } from '@hafi/contract/core/endpoint';
import { listAppointmentTypes, listDoctors } from '@hafi/contract/doctors/doctors.contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answersSample, type FakeAnswer, fails, fakeApi } from '../../../test/fake-api.ts';
import { forgetFailed, useFailedAct } from '../failed-act.ts';
import { keepLocale } from '../words/locale.ts';
import { ask } from './ask.ts';
import { Data } from './data.tsx';
import { dataOf } from './guarded-query.ts';
import { queryClient } from './query-client.ts';
import { refetchTopics } from './query-options.ts';
import { useAct } from './use-act.ts';
import { useAnswer } from './use-answer.ts';
import { usePages } from './use-pages.ts';

let requested: readonly Endpoint[];

function serve(...replies: FakeAnswer[]): void {
  const api = fakeApi(replies, (endpoint) => answersSample(endpoint, 2));
  vi.stubGlobal('fetch', api.fetch);
  requested = api.requested;
}

const draw = <T,>(hook: () => T) => renderHook(hook, { wrapper: Data });
const countOf = (endpoint: Endpoint) =>
  requested.filter(({ path }) => path === endpoint.path).length;
const settled = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));

beforeEach(() => {
  queryClient.clear();
  forgetFailed();
  keepLocale('en');
  serve();
});

it('sends one request for the same query of two screens', async () => {
  const { result } = draw(() => [
    useAnswer(listCheckIns, {}),
    useAnswer(listCheckIns, {}, { select: ({ data }) => data.days.length }),
  ]);
  await waitFor(() => expect(result.current[1] && dataOf<unknown>(result.current[1])).toBe(2));
  expect(countOf(listCheckIns)).toBe(1);
});

it('treats omitted parameters as not given', async () => {
  draw(() => [
    usePages(listDoctors, { query: { q: 'Grace' } }),
    usePages(listDoctors, { query: { q: 'Grace', specialty: undefined } }),
  ]);
  await settled();
  expect(countOf(listDoctors)).toBe(1);
});

it('asks no more for what is gone or over, and goes on asking for the rest', async () => {
  serve(fails(getEmergencyContact, 404, 'not-found'));
  draw(() => [
    useAnswer(getEmergencyContact, {}, { refetchInterval: 5, retry: false }),
    useAnswer(listCheckIns, {}, { refetchInterval: 5 }),
  ]);
  await waitFor(() => expect(countOf(listCheckIns)).toBeGreaterThan(9));
  expect(countOf(getEmergencyContact)).toBe(1);
});

it('refetches in another language only answers that depend on it', async () => {
  draw(() => [useAnswer(listAppointmentTypes, {}), useAnswer(listCheckIns, {})]);
  await settled();
  act(() => keepLocale('rw'));
  await waitFor(() => expect(countOf(listAppointmentTypes)).toBe(2));
  await settled();
  expect(countOf(listCheckIns)).toBe(1);
});

it('refetches the queries of a topic, and nothing else', async () => {
  draw(() => [useAnswer(listCheckIns, {}), useAnswer(getEmergencyContact, {})]);
  await settled();
  await act(() => refetchTopics(['checkins', 'bookings']));
  expect(countOf(listCheckIns)).toBe(2);
  expect(countOf(getEmergencyContact)).toBe(1);
});

it('refetches what a mutation has changed', async () => {
  const { result } = draw(() => {
    useAnswer(listCheckIns, {});
    return useAct(undoCheckIn, () => ({}), { waits: true });
  });
  await settled();
  await act(() => result.current.mutateAsync());
  // The action has the same path, but is not a GET.
  expect(requested.filter(({ method }) => method === 'GET')).toHaveLength(2);
});

it('puts the answer of a mutation into the cache, and does not refetch it', async () => {
  const { result } = draw(() => ({
    contact: useAnswer(getEmergencyContact, {}),
    save: useAct(putEmergencyContact, (name: string) => ({ body: { ...body, name } }), {
      answers: () => ask(getEmergencyContact, {}),
    }),
  }));
  const body = { name: '', relationship: 'child', phoneNumber: '0788000001' } as const;
  await settled();
  queryClient.setQueriesData({}, { data: null });
  await waitFor(() => expect(dataOf(result.current.contact)).toBeNull());
  await act(() => result.current.save.mutateAsync('Jean'));
  expect(dataOf(result.current.contact)).not.toBeNull();
  expect(requested.filter(({ method }) => method === 'GET')).toHaveLength(1);
});

it('reports an error that no screen shows', async () => {
  serve(fails(undoCheckIn, 409, 'conflict'));
  const { result } = draw(() => ({
    failed: useFailedAct(),
    undo: useAct(undoCheckIn, () => ({})),
  }));
  act(() => result.current.undo.mutate(undefined, { done: null }));
  await waitFor(() => expect(result.current.failed).toMatchObject({ code: 'conflict' }));
});

it.each([
  ['reads', (undo: { isError: boolean }) => undo.isError],
  [
    'waits for',
    (undo: { mutateAsync: () => Promise<unknown> }) => undo.mutateAsync().catch(() => {}),
  ],
])('leaves a failure to the screen that %s it', async (_how, readIt) => {
  serve(fails(undoCheckIn, 409, 'conflict'));
  const { result } = draw(() => ({
    failed: useFailedAct(),
    undo: useAct(undoCheckIn, () => ({})),
  }));
  void readIt(result.current.undo);
  act(() => result.current.undo.mutate(undefined, { done: null }));
  await waitFor(() => expect(result.current.undo.error).toMatchObject({ code: 'conflict' }));
  expect(result.current.failed).toBeNull();
});
