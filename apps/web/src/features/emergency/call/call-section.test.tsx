import { getSession } from '@hafi/contract/accounts/accounts.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import { startEmergency } from '@hafi/contract/emergency/emergencies.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answers, answersWhile, fails, hangs, unreachable } from '../../../../test/fake-api.ts';
import {
  counting,
  hold,
  id,
  key,
  leaveNoCall,
  openEmergencyPage,
  settings,
  shown,
  starts,
  stop,
  timesRequested,
} from '../../../../test/press-for-help.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { ownCall } from './own-call.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);
afterEach(leaveNoCall);

test('a held press is sent at once, and counts down by the server’s clock', async () => {
  const view = counting(7, { willBeTold: ['Vestine', 'Alice'] });
  const page = await openEmergencyPage(answers(startEmergency, { data: view }));
  await hold(2_900);
  expect(timesRequested(page, startEmergency)).toBe(0);
  await hold();
  await waitFor(() => expect(timesRequested(page, startEmergency)).toBe(1));
  await screen.findByText('seconds, even if this phone switches off');
  // The device's clock is years behind: only the difference counts.
  expect(Number(screen.getByRole('timer').textContent)).toBeGreaterThanOrEqual(5);
  expect(Number(screen.getByRole('timer').textContent)).toBeLessThanOrEqual(7);
  // Everybody who will be notified, as the server says; not only whom this phone can call.
  screen.getByText('Vestine, Alice');
});

test('while no answer has come it counts here, and never says that it goes on without the phone', async () => {
  await openEmergencyPage(hangs(startEmergency));
  await hold();
  await screen.findByText('seconds. Sending it now...');
  expect(shown()).not.toContain('even if this phone');
  screen.getByText('As far as this phone knows: Vestine');
});

test('without network it says so at once, with numbers, an SMS, and the promise to go on', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openEmergencyPage(unreachable(startEmergency));
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
  let sentAt = Number.NaN;
  const page = await openEmergencyPage(answersWhile(() => online, starts(0)));
  const { fetch: answered } = page.api;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (init?.method === 'POST' && String(input).endsWith('/api/emergencies')) {
      bodies.push(JSON.parse(String(init.body)));
      sentAt = Number(new Headers(init.headers).get('hafi-sent-at'));
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
  // By the same clock, so that the server knows how long it waited even where both are wrong.
  expect(sentAt).toBe(now + 60_000);
});

test('a refusal is said, with the numbers', async () => {
  await openEmergencyPage(fails(startEmergency, 422, 'emergency-too-old'));
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
  expect(timesRequested(page, startEmergency)).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, call' }));
  await waitFor(() => expect(timesRequested(page, startEmergency)).toBe(1));
});

test('a screen reader, which cannot hold, is asked', async () => {
  const page = await openEmergencyPage(starts());
  fireEvent.click(key(), { detail: 0 });
  await screen.findByText('Call for help now?');
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(timesRequested(page, startEmergency)).toBe(0);
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
