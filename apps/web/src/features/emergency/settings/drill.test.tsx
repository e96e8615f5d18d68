import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, test, vi } from 'vitest';
import { openEmergencyPage } from '../../../../test/press-for-help.ts';
import { loadAllParts } from '../../../../test/render-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);
afterEach(() => void vi.useRealTimers());

test.each([
  ['20:59', '2026-11-22T18:59:30Z', 'Start a drill now?'],
  ['21:00', '2026-11-22T19:00:30Z', 'It is 21:00: start a drill at night?'],
  ['05:59', '2026-11-22T03:59:30Z', 'It is 05:59: start a drill at night?'],
  ['06:00', '2026-11-22T04:00:30Z', 'Start a drill now?'],
])('a drill at %s asks with the words of its hour', async (_time, now, name) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  await openEmergencyPage();
  fireEvent.click(await screen.findByText('Before it happens'));
  fireEvent.click(await screen.findByRole('button', { name: 'Start a drill' }));
  const question = await screen.findByRole('alertdialog', { name });
  within(question).getByRole('button', { name: 'Not now' });
});
