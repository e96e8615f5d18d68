import {
  cancelEmergency,
  getEmergency,
  listEmergencies,
  startEmergency,
} from '@hafi/contract/emergency/emergencies.contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { anEmergencyLine } from '../../../../test/an-emergency.ts';
import { answers, type FakeAnswer, fails, hangs, unreachable } from '../../../../test/fake-api.ts';
import {
  can,
  counting,
  hold,
  id,
  key,
  leaveNoCall,
  openEmergencyPage,
  starts,
  stop,
  timesRequested,
} from '../../../../test/press-for-help.ts';
import { loadAllParts } from '../../../../test/render-page.tsx';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { ownCall } from './own-call.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);
afterEach(async () => {
  vi.restoreAllMocks();
  await leaveNoCall();
});

const line = anEmergencyLine();
/** The call of another device, which the press has joined without hearing so. */
const others = id.replace('e1', 'e2');
/** Lets the time pass in which a request under way may still arrive. */
function passUnderWay(): void {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 60_000);
}

test('says “stopped” only when the server has said it', async () => {
  let answer: ((value: Response) => void) | undefined;
  const cancels: FakeAnswer = {
    endpoint: cancelEmergency,
    answer: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  };
  await openEmergencyPage(starts(), cancels);
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
  // The next one begins again.
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
  await openEmergencyPage(late, cancels);
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
  await openEmergencyPage(
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

test('does not say “nobody was told” while the call goes on that the press had joined', async () => {
  const fired = counting(0, {
    id: others,
    state: 'alerting',
    level: 'contacts',
    can: { ...can, cancel: false },
  });
  const page = await openEmergencyPage(
    hangs(startEmergency),
    fails(cancelEmergency, 404, 'not-found'),
    answers(listEmergencies, { data: [{ ...line, id: others, state: 'alerting' }] }),
    answers(getEmergency, { data: fired }),
  );
  await hold();
  await screen.findByText('seconds. Sending it now...');
  stop();
  await waitFor(() => expect(timesRequested(page, cancelEmergency)).toBeGreaterThan(0));
  passUnderWay();
  await screen.findByText('It was too late to stop it.');
  expect(document.body.textContent).not.toContain('Nobody was told.');
});

test('says “nobody was told” once the server knows neither it nor another', async () => {
  const page = await openEmergencyPage(
    hangs(startEmergency),
    fails(cancelEmergency, 404, 'not-found'),
    // A drill is not the answer to a press.
    answers(listEmergencies, {
      data: [{ ...line, id: others, state: 'alerting', drill: true }],
    }),
  );
  await hold();
  await screen.findByText('seconds. Sending it now...');
  stop();
  await waitFor(() => expect(timesRequested(page, cancelEmergency)).toBeGreaterThan(0));
  passUnderWay();
  await screen.findByText('Nobody was told.');
});

test('does not count as stopped while the device may still send it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openEmergencyPage(unreachable(startEmergency), unreachable(cancelEmergency));
  await hold();
  await screen.findByText('Nobody has been told yet');
  const dismiss = vi.spyOn(outbox, 'dismiss').mockRejectedValue(new Error('the storage is away'));
  stop();
  await waitFor(() => expect(ownCall()?.unsure).toBe(true));
  expect(ownCall()?.state).toBe('stopping');
  expect(document.body.textContent).not.toContain('Nobody was told.');
  dismiss.mockRestore();
  const kinds = async () => (await outbox.entries()).map(({ kind }) => kind);
  await waitFor(async () => expect(await kinds()).not.toContain('emergency'));
});

test('offers no Stop to whose press joined a call that they may not stop', async () => {
  const joined = counting(9, { can: { ...can, cancel: false } });
  await openEmergencyPage(answers(startEmergency, { data: joined }));
  await hold();
  await screen.findByText(/called for help already. Only they can stop it.$/);
  expect(screen.queryByRole('button', { name: 'Stop it' })).toBeNull();
});
