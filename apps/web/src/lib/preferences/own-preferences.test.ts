import { createServer, type Server } from 'node:http';
import type { Account } from '@hafi/contract/accounts/account.schemas';
import {
  type Appearance,
  defaultByType,
  type Preferences,
} from '@hafi/contract/accounts/preferences.schemas';
import { formatDateTime } from '@hafi/i18n/dates';
import { formatNumber } from '@hafi/i18n/numbers';
import type { Window as SimulatedWindow } from 'happy-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeAppearance, currentAppearance, noteUnsaved, unsavedFor } from './appearance.ts';
import { chooseAppearance, followAccount, savePreferences } from './own-preferences.ts';

const plain: Appearance = {
  theme: 'auto',
  text: 'normal',
  density: null,
  contrast: 'normal',
  motion: 'auto',
};
const none: Preferences = {
  appearance: null,
  language: 'en-GB',
  timeZone: 'Africa/Kigali',
  numbers: 'language',
  notifications: { email: true, push: true, sms: false, quietHours: null },
  channelsByType: defaultByType,
  digestAt: null,
};
const personWith = (preferences: Partial<Preferences>, roles: Account['roles'] = ['PATIENT']) =>
  ({ id: 'one', locale: 'en', roles, preferences: { ...none, ...preferences } }) as Account;
const signedIn = (account: Account) => followAccount({ status: 'signed-in', account });
const attributes = () => ({ ...document.documentElement.dataset });

let server: Server;
let saved: unknown[];
let status: number;
let account: Account;

beforeEach(async () => {
  saved = [];
  status = 200;
  account = personWith({});
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'PUT') {
      saved.push(JSON.parse(body));
      if (status === 200) account = personWith(JSON.parse(body));
    }
    response.writeHead(request.method === 'PUT' ? status : 200);
    response.end(JSON.stringify({ data: request.method === 'PUT' ? none : account }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  (window as unknown as SimulatedWindow).happyDOM.setURL(`http://127.0.0.1:${port}/`);
  changeAppearance(plain);
  noteUnsaved(null);
  followAccount({ status: 'signed-out', account: null });
});

afterEach(async () => {
  followAccount({ status: 'signed-out', account: null });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('applies the account’s appearance on a new device, and stores it there for the next reload', () => {
  const appearance: Appearance = {
    theme: 'dark',
    text: 'largest',
    density: 'compact',
    contrast: 'high',
    motion: 'reduced',
  };
  signedIn(personWith({ appearance }));
  expect(attributes()).toEqual({
    theme: 'dark',
    text: 'largest',
    density: 'compact',
    contrast: 'high',
    motion: 'reduced',
  });
  expect(JSON.parse(localStorage.getItem('hafi-appearance') ?? '')).toMatchObject(appearance);
});

it('keeps what a visitor chose while the account has chosen nothing', async () => {
  await chooseAppearance({ text: 'large' }, null);
  signedIn(personWith({}));
  expect(attributes()).toEqual({ text: 'large' });
  expect(saved).toEqual([]);
});

it('chooses the density by role until one is set, and forgets it with the person', () => {
  signedIn(personWith({}, ['DOCTOR']));
  expect(attributes()).toEqual({ density: 'compact' });
  signedIn(personWith({ appearance: { ...plain, density: 'comfortable' } }, ['DOCTOR']));
  expect(attributes()).toEqual({});
  signedIn(personWith({ appearance: plain }, ['DOCTOR']));
  followAccount({ status: 'loading', account: null });
  expect(attributes()).toEqual({ density: 'compact' });
  followAccount({ status: 'signed-out', account: null });
  expect(attributes()).toEqual({});
});

it('saves the whole appearance on the account, the last change last', async () => {
  const first = chooseAppearance({ theme: 'dark' }, account);
  const second = chooseAppearance({ theme: 'light' }, account);
  expect(attributes()).toEqual({ theme: 'light' });
  await Promise.all([first, second]);
  expect(saved.at(-1)).toEqual({ appearance: { ...plain, theme: 'light' } });
  expect(unsavedFor()).toBeNull();
});

it('keeps an appearance that could not be saved, and sends it again with the next answer', async () => {
  status = 503;
  await expect(chooseAppearance({ contrast: 'high' }, account)).rejects.toThrow();
  expect(attributes()).toEqual({ contrast: 'high' });
  expect(unsavedFor()).toBe('one');
  status = 200;
  signedIn(personWith({ appearance: plain }));
  expect(attributes()).toEqual({ contrast: 'high' });
  await expect.poll(unsavedFor).toBeNull();
  expect(saved).toHaveLength(2);
});

it('sends nothing of one person to the account of another', async () => {
  status = 503;
  await expect(chooseAppearance({ theme: 'dark' }, account)).rejects.toThrow();
  signedIn({ ...personWith({ appearance: plain }), id: 'two' });
  expect(attributes()).toEqual({});
  expect(currentAppearance()).toEqual(plain);
  expect(saved).toHaveLength(1);
});

it('formats times and numbers by the region of the account', async () => {
  const at = new Date('2026-11-25T07:00:00Z');
  signedIn(personWith({ language: 'en-US', timeZone: 'America/Denver', numbers: 'space' }));
  expect(formatDateTime(at, 'en')).toBe('November 25, 2026, 00:00 (Denver)');
  expect(formatNumber(1234.5, 'en')).toBe('1\u202f234,5');
  followAccount({ status: 'signed-out', account: null });
  expect(formatDateTime(at, 'en')).toBe('25 November 2026, 09:00');
});

it('saves one part, or fails with the message of the server', async () => {
  await savePreferences({ numbers: 'dot' });
  expect(saved).toEqual([{ numbers: 'dot' }]);
  status = 500;
  await expect(savePreferences({ numbers: 'dot' })).rejects.toThrow();
});
