import {
  getEmergency,
  listEmergencies,
  resolveEmergency,
} from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { anEmergency, aResponder, emergencyId } from '../../../../test/an-emergency.ts';
import { answers, type FakeAnswer, fails, unreachable } from '../../../../test/fake-api.ts';
import { leaveNoCall } from '../../../../test/press-for-help.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { markCall } from '../bar/call-mark.ts';
import { takeBackEnd } from '../call/take-back-end.ts';
import { takeBackEnds } from '../call/take-back-ends.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);
afterEach(async () => {
  vi.restoreAllMocks();
  await leaveNoCall();
  markCall(false);
});

const view = anEmergency({ responders: [aResponder('Claudine', 'coming')] });
const elderId = view.elder.id ?? '';
const open = (path: string, ...replies: FakeAnswer[]) =>
  renderPage(path, {
    as: ['PATIENT'],
    answers: [
      answers(getEmergency, { data: view }),
      answers(listEmergencies, { data: [] }),
      ...replies,
    ],
    serverTime: new Date(view.now),
  });
const itsPage = `/emergency/${emergencyId}?elder=${elderId}`;

/** Says without network that all is well. */
async function sayEnd(): Promise<void> {
  await open(itsPage, unreachable(resolveEmergency));
  fireEvent.click(await screen.findByRole('button', { name: 'All is well again' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, tell everybody' }));
  await screen.findByText('Nobody else knows yet that it is over');
}

test('an end without network is kept, said to be unknown to others, and can be taken back', async () => {
  await sayEnd();
  // Whoever comes does not know: they can be called.
  expect(screen.getAllByRole('link', { name: 'Call Claudine' }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'All is well again' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'No, help is needed' }));
  await screen.findByRole('button', { name: 'All is well again' });
  expect(await outbox.entries()).toEqual([]);
});

test('help is called again where the end had arrived and only its answer was lost', async () => {
  await sayEnd();
  const over: EmergencyView = { ...view, state: 'resolved', endedAt: view.now, endedBy: 'E' };
  cleanup();
  const started: string[] = [];
  const { api } = await renderPage(itsPage, {
    as: ['PATIENT'],
    answers: [unreachable(resolveEmergency), answers(getEmergency, { data: over })],
    serverTime: new Date(view.now),
  });
  vi.spyOn(outbox, 'enqueue').mockImplementation(async (kind) => {
    started.push(kind);
    return { state: 'waiting' };
  });
  const [end] = await outbox.entries();
  if (!end) throw new Error('no end waits');
  await act(() => takeBackEnd(end as never));
  expect(api.requested).toContain(getEmergency);
  expect(started).toEqual(['emergency']);
  expect(await outbox.entries()).toEqual([]);
});

test('it outlives the page, is said on every other, and arrives once', async () => {
  await sayEnd();
  cleanup();
  await open('/settings', unreachable(resolveEmergency));
  const line = await screen.findByRole<HTMLAnchorElement>('link', {
    name: 'Nobody else knows yet that the emergency is over.',
  });
  expect(new URL(line.href).pathname).toBe(`/emergency/${emergencyId}`);
  cleanup();
  const over: EmergencyView = { ...view, state: 'resolved', endedAt: view.now, endedBy: 'E' };
  const ends = answers(resolveEmergency, { data: over });
  const { api } = await open(itsPage, ends);
  await act(() => outbox.sendLane('emergency').then(() => undefined));
  await act(() => outbox.sendLane('emergency').then(() => undefined));
  await waitFor(() =>
    expect(screen.queryByText('Nobody else knows yet that it is over')).toBeNull(),
  );
  expect(api.requested.filter((each) => each === resolveEmergency)).toHaveLength(1);
});

test('says why it was not taken, and nothing where somebody else had ended it', async () => {
  await sayEnd();
  cleanup();
  await open(itsPage, fails(resolveEmergency, 409, 'emergency-needed-since'));
  await act(() => outbox.sendLane('emergency').then(() => undefined));
  await screen.findByText('It goes on: the end was not taken');
  fireEvent.click(screen.getByRole('button', { name: 'I have read it' }));
  await waitFor(async () => expect(await outbox.entries()).toEqual([]));
  await cleanup();
  await sayEnd();
  cleanup();
  await open(itsPage, fails(resolveEmergency, 409, 'emergency-has-ended'));
  await act(() => outbox.sendLane('emergency').then(() => undefined));
  await waitFor(async () => expect(await outbox.entries()).toEqual([]));
  expect(screen.queryByText('It goes on: the end was not taken')).toBeNull();
});

test('a new press takes it back', async () => {
  await sayEnd();
  await takeBackEnds('somebody else');
  expect(await outbox.entries()).toHaveLength(1);
  await takeBackEnds(elderId);
  expect(await outbox.entries()).toEqual([]);
});
