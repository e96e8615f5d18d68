import { getSession } from '@hafi/contract/accounts/accounts.contract';
import { cancelEmergency, startEmergency } from '@hafi/contract/emergency/emergencies.contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answers, answersSample, fails, fakeApi, unreachable } from '../../../../test/fake-api.ts';
import {
  counting,
  hold,
  leaveNoCall,
  openEmergencyPage,
  starts,
  stop,
} from '../../../../test/press-for-help.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { refreshSession } from '../../../lib/session.ts';
import { markCall } from '../bar/call-mark.ts';
import { changeOwnCall, ownCall, setOwnCall } from './own-call.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);
afterEach(async () => {
  vi.restoreAllMocks();
  await leaveNoCall();
  markCall(false);
});

const targets = () =>
  within(screen.getByRole('alertdialog'))
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => href);

test('a session that ends under a call leaves the screen, the people, and the way to sign in', async () => {
  const refuses = fails(startEmergency, 401, 'not-signed-in');
  await openEmergencyPage(refuses);
  await hold();
  const over = [answers(getSession, { data: null }), refuses];
  vi.stubGlobal('fetch', fakeApi(over, (endpoint) => answersSample(endpoint, 1)).fetch);
  await act(() => refreshSession().then(() => undefined));
  await screen.findByText(/^You are signed out\. Do not wait: call\./);
  screen.getByText('Nobody has been told yet');
  // Also when the call changes after the device has forgotten them.
  act(() => changeOwnCall(ownCall()?.id ?? '', { mayHaveLeft: true }));
  expect(targets()).toEqual(
    expect.arrayContaining(['tel:912', 'tel:+250788300001', expect.stringContaining('/login')]),
  );
});

/** Leaves the page with a call on the device, as a reload does. */
async function leavePage(): Promise<void> {
  await waitFor(async () => expect(await outbox.entries()).toHaveLength(1));
  await waitFor(() => expect(ownCall()?.state).toBe('waiting'));
  cleanup();
  setOwnCall(null);
}

test('a call that has not gone out is said on every page, and leads to where it is stopped', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openEmergencyPage(unreachable(startEmergency));
  await hold();
  await screen.findByText('Nobody has been told yet');
  await leavePage();
  await renderPage('/settings', { as: ['PATIENT'], answers: [unreachable(startEmergency)] });
  const line = await screen.findByRole<HTMLAnchorElement>('link', {
    name: 'Your call for help has not gone out. Nobody has been told yet.',
  });
  expect(new URL(line.href).pathname).toBe('/emergency');
  cleanup();
  await renderPage('/emergency', { as: ['PATIENT'], answers: [unreachable(startEmergency)] });
  await screen.findByText('Nobody has been told yet');
  expect(screen.queryByRole('link', { name: /has not gone out/ })).toBeNull();
  stop();
  await waitFor(async () => expect(await outbox.entries()).toEqual([]));
});

test('a call that was refused unseen is said on every page, and why on its own', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openEmergencyPage(unreachable(startEmergency));
  await hold();
  await leavePage();
  vi.restoreAllMocks();
  const refuses = fails(startEmergency, 422, 'emergency-too-old');
  await renderPage('/settings', { as: ['PATIENT'], answers: [refuses] });
  await act(() => outbox.sendLane('emergency').then(() => undefined));
  await screen.findByRole('link', { name: 'Your call for help did not work. Call now.' });
  cleanup();
  await renderPage('/emergency', { as: ['PATIENT'], answers: [refuses] });
  await screen.findByText('This did not work. Call now.');
  expect(targets()).toContain('tel:912');
});

test('a stop that has not arrived outlives the page, and stops the call once it can', async () => {
  await openEmergencyPage(starts(), unreachable(cancelEmergency));
  await hold();
  await screen.findByText('seconds, even if this phone switches off');
  stop();
  await screen.findByText(/^The network does not answer\./);
  await leaveStop();
  await renderPage('/settings', { as: ['PATIENT'], answers: [unreachable(cancelEmergency)] });
  const line = await screen.findByRole<HTMLAnchorElement>('link', {
    name: 'It is not known whether your call for help is stopped.',
  });
  expect(new URL(line.href).pathname).toBe('/emergency');
  cleanup();
  await openEmergencyPage(answers(cancelEmergency, { data: counting(5, { state: 'cancelled' }) }));
  await screen.findByText('Nobody was told.');
  await waitFor(async () => expect(await unsent()).toEqual([]));
});

test('help can be called again while it is not known whether it is stopped', async () => {
  await openEmergencyPage(starts(), unreachable(cancelEmergency));
  await hold();
  await screen.findByText('seconds, even if this phone switches off');
  stop();
  await screen.findByText(/^The network does not answer\./);
  fireEvent.click(screen.getByRole('button', { name: 'No, help is needed' }));
  await screen.findByRole('button', { name: 'Press and hold' });
  await waitFor(async () => expect(await unsent()).toEqual([]));
});

test('a call that was stopped does not stand up again from what the device still says', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openEmergencyPage(unreachable(startEmergency));
  for (const _ of [1, 2, 3]) {
    await hold();
    await screen.findByText('Nobody has been told yet');
    stop();
    await screen.findByText('Nobody was told.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(ownCall()).toBeNull();
  }
});

const unsent = async () => (await outbox.entries()).map(({ kind }) => kind).filter(isStop);
const isStop = (kind: string) => kind === 'emergency-stop';

/** Leaves the page while the stop rests on the device, as a reload does. */
async function leaveStop(): Promise<void> {
  await waitFor(async () => expect(await unsent()).toEqual(['emergency-stop']));
  cleanup();
  setOwnCall(null);
}
