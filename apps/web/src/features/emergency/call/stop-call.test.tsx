import {
  cancelEmergency,
  getEmergency,
  startEmergency,
} from '@hafi/contract/emergency/emergencies.contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import {
  can,
  counting,
  hold,
  key,
  leaveNoCall,
  openEmergencyPage,
  starts,
  stop,
} from '../../../../test/press-for-help.ts';
import { loadAllParts } from '../../../../test/render-page.tsx';
import { ownCall } from './own-call.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);
afterEach(leaveNoCall);

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
