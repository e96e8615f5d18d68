import {
  actByEmergencyLink,
  comeToEmergency,
  getEmergency,
  getEmergencyByLink,
  locateEmergency,
} from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyView, Position } from '@hafi/contract/emergency/emergency.schemas';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { anEmergency, aResponder, emergencyId } from '../../../../test/an-emergency.ts';
import { answers, type FakeAnswer } from '../../../../test/fake-api.ts';
import { fakeGeolocation } from '../../../../test/fake-geolocation.ts';
import { loadAllParts, renderPage, type Viewer } from '../../../../test/render-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const now = '2026-11-23T03:20:00.000Z';
let device: ReturnType<typeof fakeGeolocation>;
let shown: EmergencyView;
let said: Record<string, unknown>[];
beforeEach(() => {
  sessionStorage.clear();
  device = fakeGeolocation();
  said = [];
});
afterEach(() => vi.unstubAllGlobals());

const locate = { cancel: false, respond: false, resolve: true, coordinate: false, locate: true };
const seen = (position: Position | null) => position && { ...position, at: now };

/** The server keeps what it is told, as the real one does. */
function keep(body: Record<string, unknown>): void {
  said.push(body);
  const position = (body.position ?? null) as Position | null;
  const { place, responders } = shown;
  shown =
    'minutes' in body
      ? {
          ...shown,
          responders: responders.map((each) =>
            each.you ? { ...each, position: seen(position) } : each,
          ),
        }
      : { ...shown, place: { ...place, position: seen(position) } };
}

async function open(view: EmergencyView, as: Viewer, path: string) {
  shown = view;
  const live = [getEmergency, getEmergencyByLink, locateEmergency, comeToEmergency].map(
    (endpoint): FakeAnswer => ({
      endpoint,
      answer: () => answers(endpoint, { data: shown }).answer(),
    }),
  );
  const acts: FakeAnswer = {
    endpoint: actByEmergencyLink,
    answer: () => answers(actByEmergencyLink, { data: shown }).answer(),
  };
  const page = await renderPage(path, { as, answers: [...live, acts], serverTime: new Date(now) });
  const { fetch: answered } = page.api;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (init?.method === 'POST') keep(JSON.parse(String(init.body)));
    return answered(input, init);
  });
  return page;
}
const running = `/emergency/${emergencyId}`;

test('a phone with the elder says where the elder is, and until when; it can be taken back', async () => {
  await open(anEmergency({ can: locate }), ['PATIENT'], running);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, show where we are' }));
  await screen.findByText('This phone is finding out where it is...');
  expect(screen.queryByText(/see where you are/)).toBeNull();
  await device.find(-1.95, 30.1);
  await screen.findByText(/Those who were told see where you are, until this ends/);
  expect(said).toEqual([{ position: { latitude: -1.95, longitude: 30.1, accuracy: 10 } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Do not show it any more' }));
  await screen.findByRole('button', { name: 'Show where I am' });
  expect(said.at(-1)).toEqual({ position: null });
  expect(device.watching()).toBe(0);
});

test('a phone that did not press is asked about, and says nothing before', async () => {
  await open(anEmergency({ can: locate }), ['PATIENT'], running);
  screen.getByRole('heading', { name: 'Is this phone with you?' });
  expect(device.watching()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  await screen.findByRole('button', { name: 'Show where I am' });
  expect(device.watching()).toBe(0);
  expect(said).toEqual([]);
});

test('who pressed for the elder says first whether they are together, and is not followed', async () => {
  const view = anEmergency({
    can: { ...locate, respond: true },
    startedBy: 'Claudine M',
    elder: { ...anEmergency().elder, you: false },
  });
  await open(view, ['FAMILY'], running);
  screen.getByRole('heading', { name: 'Are you with Espérance?' });
  expect(device.watching()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, show where we are' }));
  await device.find(-1.95, 30.1);
  await screen.findByText(/see where you both are/);
  expect(said).toHaveLength(1);
  await device.find(-1.99, 30.2);
  expect(said).toHaveLength(1);
});

test('says plainly when the phone may not say where it is', async () => {
  await open(anEmergency({ can: locate }), ['PATIENT'], running);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, show where we are' }));
  await device.refuse();
  await screen.findByText(/This phone may not say where it is/);
  expect(said).toEqual([]);
});

const coming = (more = {}) =>
  anEmergency({
    can: { ...locate, respond: true, locate: false },
    elder: { ...anEmergency().elder, you: false },
    responders: [aResponder('Vestine', 'coming', { you: true, ...more })],
  });

test.each([
  ['with an account', ['FAMILY'] as Viewer, running, false],
  ['by the link', 'visitor' as Viewer, '/e/secret', true],
])(
  'a helper on the way %s shows it only when they want, and stops by the switch',
  async (...of) => {
    const [, as, path, byLink] = of;
    await open(coming(), as, path);
    const way = screen.getByRole<HTMLInputElement>('switch', {
      name: 'Show on the way where I am',
    });
    expect(way.checked).toBe(false);
    expect(device.watching()).toBe(0);
    fireEvent.click(way);
    await device.find(-1.94, 30.09);
    await screen.findByText('They see where you were at 05:20.');
    const act = byLink ? { act: 'coming' } : {};
    const position = { latitude: -1.94, longitude: 30.09, accuracy: 10 };
    expect(said.filter((each) => 'position' in each)).toEqual([
      { ...act, minutes: null, position },
    ]);
    fireEvent.click(way);
    await waitFor(() => expect(said.at(-1)).toEqual({ ...act, minutes: null, position: null }));
    await waitFor(() => expect(screen.queryByText(/They see where you were/)).toBeNull());
    expect(device.watching()).toBe(0);
  },
);

test('a way that could not be stopped is said to be shown still', async () => {
  await open(coming(), ['FAMILY'], running);
  const way = screen.getByRole<HTMLInputElement>('switch');
  fireEvent.click(way);
  await device.find(-1.94, 30.09);
  await screen.findByText(/They see where you were/);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  fireEvent.click(way);
  await screen.findByRole('alert');
  expect(way.checked).toBe(true);
});

test('the way is not shared any more by a page that has not shown for long', async () => {
  await open(coming(), ['FAMILY'], running);
  fireEvent.click(screen.getByRole('switch'));
  await device.find(-1.94, 30.09);
  await screen.findByText(/They see where you were/);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(device.watching()).toBe(0);
  const later = Date.now() + 11 * 60_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(said.at(-1)).toMatchObject({ position: null }));
  hidden.mockRestore();
  clock.mockRestore();
});

test('the elder sees from when the position of who comes is', async () => {
  const position = { latitude: -1.94, longitude: 30.09, accuracy: 10, at: '2026-11-23T03:18:30Z' };
  const responders = [aResponder('Vestine', 'coming', { position, dueAt: '2026-11-23T03:32:00Z' })];
  await open(anEmergency({ responders }), ['PATIENT'], running);
  screen.getByText('There in about 12 minutes.');
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link', {
    name: 'Position from 05:18, 1 minute ago',
  });
  expect(link?.href).toContain('-1.94000,30.09000');
});
