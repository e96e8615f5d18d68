import { listEmergencies } from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { anEmergencyLine } from '../../../../test/an-emergency.ts';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { refetchTopics } from '../../../lib/query/query-options.ts';

const line = anEmergencyLine;
const { elder, id } = line();
const of = (...lines: EmergencyLine[]) => answers(listEmergencies, { data: lines });
const theirs = { ...elder, you: false };

const starts = vi.fn();
class Sound {
  currentTime = 0;
  destination = {};
  createOscillator() {
    const connect = (next: unknown) => next;
    return { frequency: { value: 0 }, connect, start: starts, stop: () => undefined };
  }
  createGain() {
    const nothing = () => undefined;
    const gain = { setValueAtTime: nothing, exponentialRampToValueAtTime: nothing };
    return { gain, connect: nothing };
  }
  close = async () => undefined;
}

vi.setConfig({ testTimeout: 60_000 });
const idle = { hasBeenActive: false, isActive: false };

beforeAll(loadAllParts, 120_000);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('stands on every screen of the elder while help is called', async () => {
  await renderPage('/settings', { as: ['PATIENT'], answers: [of(line())] });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Help is called' });
  expect(new URL(link.href).pathname).toBe(`/emergency/${id}`);
});

test('says before it fires that help will be called, and can be stopped', async () => {
  const answer = of(line({ state: 'counting-down', level: null }));
  await renderPage('/settings', { as: ['PATIENT'], answers: [answer] });
  await screen.findByRole('link', {
    name: 'Help will be called in a moment. You can stop it.',
  });
});

test.each([
  ['the public home page', '/', ['FAMILY'] as const],
  ['the sheet of a visit', '/visits/019aa000-0000-7000-8000-0000000000f1', ['CAREGIVER'] as const],
])('stands on %s too', async (_what, path, roles) => {
  await renderPage(path, { as: roles, answers: [of(line({ elder: theirs }))] });
  await screen.findByRole('link', { name: 'Espérance needs help' });
});

test('asks for nothing on the public home page where nobody is signed in', async () => {
  const { api } = await renderPage('/', { answers: [of(line())] });
  expect(api.requested).not.toContain(listEmergencies);
});

test('names who needs help, sounds once, and leaves when it is over', async () => {
  vi.stubGlobal('AudioContext', Sound);
  starts.mockClear();
  let lines = [line({ elder: theirs })];
  const live: FakeAnswer = { endpoint: listEmergencies, answer: () => of(...lines).answer() };
  await renderPage('/settings', { as: ['FAMILY'], answers: [live] });
  await screen.findByRole('link', { name: 'Espérance needs help' });
  expect(starts).toHaveBeenCalled();
  const sounded = starts.mock.calls.length;
  lines = [line({ elder: theirs, state: 'acknowledged', level: 'volunteers' })];
  await act(() => refetchTopics(['emergencies']));
  expect(starts).toHaveBeenCalledTimes(sounded);
  lines = [];
  await act(() => refetchTopics(['emergencies']));
  expect(screen.queryByRole('link', { name: 'Espérance needs help' })).toBeNull();
});

/** Opens a page with these lines, whose alarm is heard by `starts`. */
async function hear(...lines: EmergencyLine[]) {
  vi.stubGlobal('AudioContext', Sound);
  starts.mockClear();
  sessionStorage.clear();
  return renderPage('/settings', { as: ['FAMILY'], answers: [of(...lines)] });
}

test('rings again until somebody silences it, and then not in this tab any more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await hear(line({ elder: theirs }));
  await vi.waitFor(() => expect(starts).toHaveBeenCalled());
  const once = starts.mock.calls.length;
  act(() => void vi.advanceTimersByTime(8_000));
  expect(starts.mock.calls.length).toBeGreaterThan(once);
  fireEvent.click(screen.getByRole('button', { name: 'Stop the sound' }));
  const rung = starts.mock.calls.length;
  act(() => void vi.advanceTimersByTime(60_000));
  expect(starts).toHaveBeenCalledTimes(rung);
  expect(screen.queryByRole('button', { name: 'Stop the sound' })).toBeNull();
  vi.useRealTimers();
});

test('rings once for a drill', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await hear(line({ elder: theirs, drill: true }));
  await vi.waitFor(() => expect(starts).toHaveBeenCalled());
  const rung = starts.mock.calls.length;
  act(() => void vi.advanceTimersByTime(60_000));
  expect(starts).toHaveBeenCalledTimes(rung);
  vi.useRealTimers();
});

test('rings at the first touch where nobody has touched the page', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: idle }));
  await hear(line({ elder: theirs }));
  await screen.findByRole('link', { name: 'Espérance needs help' });
  expect(starts).not.toHaveBeenCalled();
  fireEvent.pointerUp(document.body);
  expect(starts).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('does not ring once somebody has answered', async () => {
  await hear(line({ elder: theirs, state: 'on-the-way' }));
  await screen.findByRole('link', { name: 'Espérance needs help' });
  expect(starts).not.toHaveBeenCalled();
});

test('says that it is a drill', async () => {
  await renderPage('/settings', {
    as: ['FAMILY'],
    answers: [of(line({ elder: theirs, drill: true }))],
  });
  await screen.findByRole('link', { name: 'A drill goes on' });
});

test('stays when the next answer fails: calm is not drawn from a lack of answers', async () => {
  let broken = false;
  const live: FakeAnswer = {
    endpoint: listEmergencies,
    answer: () => (broken ? fails(listEmergencies) : of(line({ elder: theirs }))).answer(),
  };
  await renderPage('/settings', { as: ['FAMILY'], answers: [live] });
  await screen.findByRole('link', { name: 'Espérance needs help' });
  broken = true;
  await act(() => refetchTopics(['emergencies']).catch(() => undefined));
  screen.getByRole('link', { name: 'Espérance needs help' });
});

test('sounds for a coordinator only once coordinators are asked', async () => {
  vi.stubGlobal('AudioContext', Sound);
  starts.mockClear();
  sessionStorage.clear();
  let lines = [line({ elder: theirs })];
  const live: FakeAnswer = { endpoint: listEmergencies, answer: () => of(...lines).answer() };
  await renderPage('/settings', { as: ['ADMIN'], answers: [live] });
  await screen.findByRole('link', { name: 'Espérance needs help' });
  expect(starts).not.toHaveBeenCalled();
  lines = [line({ elder: theirs, level: 'coordinators' })];
  await act(() => refetchTopics(['emergencies']));
  await vi.waitFor(() => expect(starts).toHaveBeenCalled());
});
