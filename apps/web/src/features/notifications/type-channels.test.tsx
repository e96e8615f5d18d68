import { getSession } from '@hafi/contract/accounts/accounts.contract';
import { changePreferences } from '@hafi/contract/accounts/preferences.contract';
import { defaultByType, type Preferences } from '@hafi/contract/accounts/preferences.schemas';
import { getPushKey } from '@hafi/contract/notifications/push.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../test/fake-api.ts';
import { accountWith, renderPage } from '../../../test/render-page.tsx';

const account = accountWith(['PATIENT']);
const choice = { email: true, push: true, sms: false, quietHours: null };

const preferencesWith = (change: Partial<Preferences>): Preferences => ({
  ...account.preferences,
  notifications: choice,
  ...change,
});

const open = (change: Partial<Preferences>, more: readonly FakeAnswer[] = []) =>
  renderPage('/settings?tab=notifications', {
    as: ['PATIENT'],
    account: { preferences: preferencesWith(change) },
    answers: more,
  });

const item = (name: RegExp) =>
  within(screen.getByText(name, { selector: 'summary *' }).closest('details') as HTMLElement);

it('says in short by which ways each kind comes, and that an emergency uses all', async () => {
  const nothing = { email: false, push: false, sms: false };
  await open({
    channelsByType: {
      ...defaultByType,
      community: nothing,
      family: { ...nothing, email: true, sms: true },
    },
  });
  await screen.findByText('By kind of notice');
  const words = [...document.querySelectorAll('main summary')].map((each) => each.textContent);
  expect(words).toEqual([
    'Health By every way that is turned on',
    'Family Email, SMS',
    'Community Only behind the bell',
    'Appointments By every way that is turned on',
  ]);
  expect(screen.getByText(/This cannot be turned off/).textContent).toMatch(/^Emergency/);
  expect(item(/Community/).getAllByText(/^Turned off above/)).toHaveLength(1);
});

it('saves each choice at once, beside the others, and says so', async () => {
  await open({ channelsByType: defaultByType });
  const sent: Partial<Preferences>[] = [];
  const { fetch: send } = globalThis;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (init.method === 'PUT') sent.push(JSON.parse(String(init.body)));
    if (!input.endsWith('/api/auth/session')) return send(input, init);
    const preferences = preferencesWith(sent.at(-1) ?? {});
    return answers(getSession, { data: { ...account, preferences } }).answer();
  });
  const box = (name: string) => item(/Community/).getByRole<HTMLInputElement>('checkbox', { name });
  fireEvent.click(box('SMS'));
  await waitFor(() => expect(box('SMS').checked).toBe(false));
  fireEvent.click(box('On your devices'));
  await waitFor(() => expect(sent).toHaveLength(2));
  const community = { email: true, push: false, sms: false };
  expect(sent[1]).toEqual({ channelsByType: { ...defaultByType, community } });
  await screen.findByText('Saved.');
  expect(item(/Community/).getByText('Email', { selector: 'summary *' })).toBeTruthy();
});

it('keeps on the screen what was not saved yet, with another attempt', async () => {
  await open({ channelsByType: defaultByType }, [fails(changePreferences)]);
  fireEvent.click(item(/Health/).getByRole('checkbox', { name: 'SMS' }));
  await screen.findByText('Not saved yet.');
  expect(item(/Health/).getByRole<HTMLInputElement>('checkbox', { name: 'SMS' }).checked).toBe(
    false,
  );
});

it('offers no devices where the operator sends them nothing', async () => {
  await open({ channelsByType: defaultByType }, [
    answers(getPushKey, { data: { publicKey: null } }),
  ]);
  expect(screen.queryByRole('checkbox', { name: 'On your devices' })).toBeNull();
});
