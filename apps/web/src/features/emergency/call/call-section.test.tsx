import { getSession } from '@hafi/contract/accounts/accounts.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import {
  cancelEmergency,
  getEmergency,
  getEmergencySettings,
  startEmergency,
} from '@hafi/contract/emergency/emergencies.contract';
import { type CallGroup, listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { type EmergencyView, emergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  answers,
  answersWhile,
  type FakeAnswer,
  fails,
  hangs,
  unreachable,
} from '../../../../test/fake-api.ts';
import { accountWith, loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { ownCall, setOwnCall } from './own-call.ts';

const account = accountWith(['PATIENT']);
const id = '019aa000-0000-7000-8000-0000000000e1';
const nobodyYet = {
  level: null,
  nextLevel: null,
  nextLevelAt: null,
  endedAt: null,
  endedBy: null,
  endNote: null,
  startedBy: null,
  responders: [],
  events: [],
  card: null,
};
const can = { cancel: true, respond: false, resolve: false, coordinate: false };

/** A countdown that fires in so many seconds by the server's clock, which is years ahead. */
function counting(seconds: number, change: Partial<EmergencyView> = {}): EmergencyView {
  const now = Date.parse('2031-01-01T08:00:00Z');
  const sample = sampleOf(emergencyView) as EmergencyView;
  return {
    ...sample,
    ...nobodyYet,
    id,
    elder: { ...sample.elder, id: account.id, firstName: 'Espérance', you: true },
    state: 'counting-down',
    drill: false,
    can,
    now: new Date(now).toISOString(),
    firesAt: new Date(now + seconds * 1_000).toISOString(),
    ...change,
  };
}

const people: CallGroup = {
  elder: { id: account.id, name: 'Espérance', firstName: 'Espérance', you: true },
  people: [
    {
      id: null,
      name: 'Vestine M',
      firstName: 'Vestine',
      photo: null,
      relation: 'neighbour',
      phone: '+250788300001',
      why: 'named',
    },
  ],
};

const settings = (simplePress: boolean) =>
  answers(getEmergencySettings, { data: { landmarks: null, sharesCard: true, simplePress } });
const starts = (seconds = 10) => answers(startEmergency, { data: counting(seconds) });
const key = (name = 'Press and hold') => screen.getByRole('button', { name });
const shown = () => screen.queryByRole('alertdialog')?.textContent ?? '';

async function open(...told: FakeAnswer[]) {
  const page = await renderPage('/emergency', {
    as: ['PATIENT'],
    answers: [...told, settings(false), answers(listPeopleToCall, { data: [people] })],
  });
  await screen.findByRole('heading', { name: 'Call for help' });
  return page;
}

/** Holds the button for so long, by the wall clock of the test. */
async function hold(milliseconds = 3_050): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  fireEvent.pointerDown(key(), { button: 0 });
  await act(async () => void vi.advanceTimersByTime(milliseconds));
  vi.useRealTimers();
  fireEvent.pointerUp(screen.queryByRole('button', { name: 'Press and hold' }) ?? document.body);
}
const stop = () => fireEvent.click(screen.getByRole('button', { name: 'Stop it' }));
const timesAsked = (page: Awaited<ReturnType<typeof open>>, endpoint: unknown) =>
  page.api.asked.filter((each) => each === endpoint).length;

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  setOwnCall(null);
  for (const entry of await outbox.entries()) await outbox.dismiss(entry.id);
});

test('a held press is sent at once, and counts down by the server’s clock', async () => {
  const page = await open(starts(7));
  await hold(2_900);
  expect(timesAsked(page, startEmergency)).toBe(0);
  await hold();
  await waitFor(() => expect(timesAsked(page, startEmergency)).toBe(1));
  await screen.findByText('seconds, even if this phone switches off');
  // The device's clock is years behind: only the difference counts.
  expect(Number(screen.getByRole('timer').textContent)).toBeGreaterThanOrEqual(5);
  expect(Number(screen.getByRole('timer').textContent)).toBeLessThanOrEqual(7);
  expect(shown()).toContain('Vestine');
});

test('while no answer has come it counts here, and never says that it goes on without the phone', async () => {
  await open(hangs(startEmergency));
  await hold();
  await screen.findByText('seconds. Sending it now...');
  expect(shown()).not.toContain('even if this phone');
});

test('says “stopped” only when the server has said it', async () => {
  let answer: ((value: Response) => void) | undefined;
  const cancels: FakeAnswer = {
    endpoint: cancelEmergency,
    answer: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  };
  await open(starts(), cancels);
  await hold();
  await screen.findByText('seconds, even if this phone switches off');
  stop();
  await screen.findByText('Stopping it...');
  expect(document.body.textContent).not.toContain('Nobody was told.');
  await waitFor(() => expect(answer).toBeDefined());
  const done = answers(cancelEmergency, { data: counting(5, { state: 'cancelled' }) }).answer();
  answer?.(await done);
  await screen.findByText('Nobody was told.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  // The next one begins anew.
  expect(ownCall()).toBeNull();
  key();
});

test('Stop before the answer waits for it, and stops then', async () => {
  let take: (() => void) | undefined;
  const late: FakeAnswer = {
    endpoint: startEmergency,
    answer: () =>
      new Promise((resolve) => {
        take = () => resolve(starts().answer());
      }),
  };
  const known = { is: false };
  const cancels: FakeAnswer = {
    endpoint: cancelEmergency,
    answer: () =>
      (known.is
        ? answers(cancelEmergency, { data: counting(5, { state: 'cancelled' }) })
        : fails(cancelEmergency, 404, 'not-found')
      ).answer(),
  };
  await open(late, cancels);
  await hold();
  await waitFor(() => expect(take).toBeDefined());
  stop();
  await screen.findByText('Stopping it...');
  // The server does not know it yet, which does not mean that it never will.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(ownCall()?.state).toBe('stopping');
  known.is = true;
  act(() => take?.());
  await screen.findByText('Nobody was told.');
});

test('Stop that comes too late says that people have been told', async () => {
  const fired = counting(0, {
    state: 'alerting',
    level: 'contacts',
    can: { ...can, cancel: false },
  });
  await open(
    starts(),
    fails(cancelEmergency, 409, 'emergency-has-fired'),
    answers(getEmergency, { data: fired }),
  );
  await hold();
  await screen.findByText('seconds, even if this phone switches off');
  stop();
  await screen.findByText('It was too late to stop it.');
  expect(document.body.textContent).not.toContain('Nobody was told.');
});

test('without network it says so at once, with numbers, an SMS, and the promise to go on', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(unreachable(startEmergency));
  await hold();
  await screen.findByText('Nobody has been told yet');
  const links = within(screen.getByRole('alertdialog')).getAllByRole<HTMLAnchorElement>('link');
  const targets = links.map(({ href }) => decodeURIComponent(href));
  expect(targets).toContain('tel:912');
  expect(targets).toContain('tel:112');
  expect(targets.some((href) => /^sms:\+250788300001\?&body=.*needs help now/.test(href))).toBe(
    true,
  );
  expect((await outbox.entries()).map(({ kind }) => kind)).toEqual(['emergency']);
  // Stopped here, it has never left the device.
  stop();
  await screen.findByText('Nobody was told.');
  expect(await outbox.entries()).toEqual([]);
  vi.restoreAllMocks();
});

test('a call that waited goes out when the network is back, with the moment of the press, once', async () => {
  let online = false;
  const bodies: { pressedAt?: string }[] = [];
  const page = await open(answersWhile(() => online, starts(0)));
  const { fetch: answered } = page.api;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (init?.method === 'POST' && String(input).endsWith('/api/emergencies')) {
      bodies.push(JSON.parse(String(init.body)));
    }
    return answered(input, init);
  });
  await hold();
  await waitFor(() => expect(bodies.length).toBeGreaterThan(0));
  expect(bodies[0]?.pressedAt).toBeUndefined();
  await waitFor(() => expect(ownCall()?.state).toBe('waiting'));
  online = true;
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 60_000);
  await outbox.sendLane('emergency');
  vi.restoreAllMocks();
  await waitFor(() => expect(bodies.at(-1)?.pressedAt).toBeDefined());
  const sent = bodies.filter(({ pressedAt }) => pressedAt !== undefined);
  expect(sent).toHaveLength(1);
  expect(Math.abs(Date.parse(sent[0]?.pressedAt ?? '') - now)).toBeLessThan(30_000);
});

test('a refusal is said, with the numbers', async () => {
  await open(fails(startEmergency, 422, 'emergency-too-old'));
  await hold();
  await screen.findByText('This did not work. Call now.');
  expect(shown()).toContain('Call 912');
});

test('two taps are enough where it is set so', async () => {
  const page = await renderPage('/emergency', {
    as: ['PATIENT'],
    answers: [starts(), settings(true)],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Press for help' }));
  expect(timesAsked(page, startEmergency)).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, call' }));
  await waitFor(() => expect(timesAsked(page, startEmergency)).toBe(1));
});

test('a screen reader, which cannot hold, is asked', async () => {
  const page = await open(starts());
  fireEvent.click(key(), { detail: 0 });
  await screen.findByText('Call for help now?');
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(timesAsked(page, startEmergency)).toBe(0);
});

test('family chooses whom it is for', async () => {
  const elder = {
    name: 'Espérance Mukamana',
    photo: null,
    by: 'circle',
    relation: 'child',
    decidesAs: null,
    permissions: ['alerts:receive'],
  } as const;
  const elders = [
    {
      ...elder,
      id: id.replace('e1', 'a1'),
      firstName: 'Espérance',
      permissions: [...elder.permissions],
    },
    {
      ...elder,
      id: id.replace('e1', 'a2'),
      firstName: 'Tharcisse',
      permissions: [...elder.permissions],
    },
    { ...elder, id: id.replace('e1', 'a3'), firstName: 'Not told', permissions: [] },
  ];
  await renderPage('/emergency', {
    as: ['FAMILY'],
    answers: [answers(listElders, { data: elders })],
  });
  await screen.findByText('Who needs help?');
  expect(screen.queryByRole('button', { name: 'Not told' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Tharcisse' }));
  screen.getByText('Help for Tharcisse');
  key();
});

test('visitors have the numbers, and no button', async () => {
  await renderPage('/emergency', { answers: [answers(getSession, { data: null })] });
  expect(screen.queryByRole('button', { name: 'Press and hold' })).toBeNull();
  screen.getAllByRole('link', { name: 'Call 912' });
});
