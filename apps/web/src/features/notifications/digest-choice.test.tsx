import { getSession } from '@hafi/contract/accounts/accounts.contract';
import type { Preferences } from '@hafi/contract/accounts/preferences.schemas';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { accountWith, renderPage } from '../../../test/render-page.tsx';

const account = accountWith(['PATIENT']);
const preferencesWith = (change: Partial<Preferences>): Preferences => ({
  ...account.preferences,
  notifications: {
    email: true,
    push: true,
    sms: false,
    quietHours: { from: '21:00', to: '06:30' },
  },
  digestAt: null,
  ...change,
});

it('tells news that can wait at once, until an hour of the day is chosen', async () => {
  await renderPage('/settings?tab=notifications', {
    as: ['PATIENT'],
    account: { preferences: preferencesWith({}) },
  });
  const sent: Partial<Preferences>[] = [];
  const { fetch: send } = globalThis;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (init.method === 'PUT') sent.push(JSON.parse(String(init.body)));
    if (!input.endsWith('/api/auth/session')) return send(input, init);
    const preferences = preferencesWith(sent.at(-1) ?? {});
    return answers(getSession, { data: { ...account, preferences } }).answer();
  });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'At once' }).checked).toBe(true);
  expect(screen.queryByLabelText('At what time')).toBeNull();
  const daily = screen.getByRole('radio', { name: /^Once a day/ });
  await act(async () => void fireEvent.click(daily));
  const hour = await screen.findByLabelText<HTMLSelectElement>('At what time');
  expect(hour.value).toBe('18:00');
  await screen.findByText('Saved.');
  await act(async () => void fireEvent.change(hour, { target: { value: '22:00' } }));
  await screen.findByText('This lies in your quiet hours: it comes when they end, at 06:30.');
  expect(sent).toEqual([{ digestAt: '18:00' }, { digestAt: '22:00' }]);
});
