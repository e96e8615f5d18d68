import {
  defaultByType,
  defaultChoice,
  preferences as shape,
} from '@hafi/contract/accounts/preferences.schemas';
import { timeZones } from '@hafi/contract/accounts/time-zones';
import { zoneCity } from '@hafi/i18n/zone-names';
import { wallClockIn } from '@hafi/i18n/zone-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { issueSession } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { readPreferences } from './stored-preferences.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const kept = async (who: Pick<SignedIn, 'headers'>) =>
  (await callAs(app, who).get('/api/preferences')).json().data;
const appearance = {
  theme: 'dark',
  text: 'largest',
  density: 'compact',
  contrast: 'high',
  motion: 'reduced',
};

test('the defaults apply before anything is chosen', async () => {
  const who = await makePerson(app, { locale: 'rw' });
  expect(await kept(who)).toEqual({
    appearance: null,
    language: 'rw',
    timeZone: 'Africa/Kigali',
    numbers: 'language',
    notifications: {
      email: true,
      push: true,
      sms: false,
      quietHours: { from: '21:00', to: '06:00' },
    },
    channelsByType: defaultByType,
    digestAt: null,
  });
});

const onlyMail = { email: true, push: false, sms: false };

test('who knows nothing of the kinds of notices changes the rest, and keeps them', async () => {
  const who = await makePerson(app);
  const { put } = callAs(app, who);
  const channelsByType = { ...defaultByType, community: onlyMail };
  const saved = (await put('/api/preferences', { channelsByType })).json().data;
  expect(saved).toMatchObject({ channelsByType, notifications: defaultChoice });
  const notifications = { email: true, push: false, sms: true, quietHours: null };
  await put('/api/preferences', { notifications });
  expect(await kept(who)).toMatchObject({ channelsByType, notifications });
});

test('there is no choice of channels for emergencies', async () => {
  const who = await makePerson(app);
  const channelsByType = { ...defaultByType, emergency: onlyMail };
  const answer = await callAs(app, who).put('/api/preferences', { channelsByType });
  expect(answer.json().data.channelsByType).toEqual(defaultByType);
});

test('every part is stored, and sent to the next device with the session', async () => {
  const who = await makePerson(app);
  const notifications = {
    email: false,
    push: false,
    sms: true,
    quietHours: { from: '21:00', to: '06:30' },
  };
  const all = {
    appearance: appearance,
    language: 'en-US',
    timeZone: 'America/Denver',
    numbers: 'dot',
    notifications,
    channelsByType: { ...defaultByType, community: onlyMail },
    digestAt: '18:30',
  };
  const answer = await callAs(app, who).put('/api/preferences', all);
  expect(answer.json()).toEqual({ data: all });
  const { cookie } = await issueSession(app.platform, who.personId);
  const elsewhere = callAs(app, { headers: { cookie } });
  const session = (await elsewhere.get('/api/auth/session')).json().data;
  expect(session).toMatchObject({ locale: 'en', preferences: all });
});

test('a change keeps the other parts, even those changed at the same moment', async () => {
  const who = await makePerson(app);
  const { put } = callAs(app, who);
  await Promise.all([
    put('/api/preferences', { timeZone: 'Europe/Brussels' }),
    put('/api/preferences', { numbers: 'space' }),
    put('/api/preferences', { appearance: appearance }),
    put('/api/preferences', { language: 'fr' }),
  ]);
  expect(await kept(who)).toMatchObject({
    timeZone: 'Europe/Brussels',
    numbers: 'space',
    appearance: appearance,
    language: 'fr',
  });
  await put('/api/preferences', {});
  expect(await kept(who)).toMatchObject({ numbers: 'space' });
  // A language chosen on another device keeps the chosen kind of English.
  await put('/api/preferences', { language: 'en-US' });
  await put('/api/auth/profile', { locale: 'rw' });
  expect(await kept(who)).toMatchObject({ language: 'rw' });
  await put('/api/auth/profile', { locale: 'en' });
  expect(await kept(who)).toMatchObject({ language: 'en-US' });
});

test.each([
  [{ appearance: { theme: 'dark' } }, 'appearance.text'],
  [{ appearance: { ...appearance, theme: 'pink' } }, 'appearance.theme'],
  [{ language: 'de' }, 'language'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ numbers: 'roman' }, 'numbers'],
  [{ notifications: { email: true } }, 'notifications.push'],
  [{ digestAt: '18:20' }, 'digestAt'],
  [{ channelsByType: { health: onlyMail } }, 'channelsByType.family'],
  [
    { channelsByType: { ...defaultByType, health: { ...onlyMail, sms: 'no' } } },
    'channelsByType.health.sms',
  ],
  [
    {
      notifications: {
        email: true,
        push: true,
        sms: true,
        quietHours: { from: '25:00', to: '06:00' },
      },
    },
    'notifications.quietHours.from',
  ],
  [
    {
      notifications: {
        email: true,
        push: true,
        sms: true,
        quietHours: { from: '06:00', to: '06:00' },
      },
    },
    'notifications.quietHours.to',
  ],
])('%o is refused and nothing is stored', async (body, path) => {
  const who = await makePerson(app);
  const before = await kept(who);
  const answer = await callAs(app, who).put('/api/preferences', body);
  expect(answer.json()).toMatchObject({ status: 400, code: 'invalid-input' });
  const paths = answer.json().errors.map((error: { path: string }) => error.path);
  expect(paths).toContain(path);
  expect(await kept(who)).toEqual(before);
});

test('a stored value that is no longer offered counts as not chosen', () => {
  const stored = { timeZone: 'Asia/Atlantis', numbers: 'dot', appearance: { theme: 'pink' } };
  const read = readPreferences({ locale: 'fr', preferences: stored as never });
  expect(shape.parse(read)).toMatchObject({
    timeZone: 'Africa/Kigali',
    numbers: 'dot',
    appearance: null,
    language: 'fr',
  });
});

test.each(timeZones)('%s is a time zone that can be shown, with a name', (zone) => {
  expect(wallClockIn(new Date('2026-11-23T06:00:00Z'), zone).day).toMatch(/^2026-11-2[23]$/);
  expect(zoneCity(zone, 'rw')).not.toContain('/');
});
