import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '../../../test/account-calls.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { issueSession } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());

const password = 'secret-1';
const phone =
  'Mozilla/5.0 (Linux; Android 11; K) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';
const isSignedIn = async (cookie: string) =>
  (await calls.get('sessions', { cookie })).status === 200;

describe('devices', () => {
  test('are listed with a readable name, the current one marked', async () => {
    const { email, headers } = await makePerson(app, { password });
    await calls.post('signin', { email, password }, { 'user-agent': phone });
    const { data } = await calls.get('sessions', { ...headers, 'accept-language': 'fr' });
    const seen = data.map(({ device, current }: Record<string, unknown>) => [device, current]);
    expect(seen).toContainEqual(['Chrome, Android', false]);
    expect(seen).toContainEqual(['Appareil inconnu', true]);
    expect(Object.keys(data[0]).sort()).toEqual([
      'createdAt',
      'current',
      'device',
      'id',
      'lastSeenAt',
    ]);
  });

  test('one can be signed out only by its owner', async () => {
    const owner = await makePerson(app);
    const other = await issueSession(app.platform, owner.personId);
    const stranger = await makePerson(app);
    const { data } = await calls.get('sessions', owner.headers);
    const { id } = data.find(({ current }: { current: boolean }) => !current);
    for (const wrong of [id, 'nonsense', '0198c0de-0000-7000-8000-000000000000']) {
      const answer = await calls.remove(`sessions/${wrong}`, stranger.headers);
      expect(answer).toMatchObject({ status: 404, code: 'not-found' });
    }
    expect(await isSignedIn(other.cookie)).toBe(true);
    expect((await calls.remove(`sessions/${id}`, owner.headers)).status).toBe(200);
    expect(await isSignedIn(other.cookie)).toBe(false);
    expect((await calls.remove(`sessions/${id}`, owner.headers)).status).toBe(404);
  });

  test('all others can be signed out in one step', async () => {
    const owner = await makePerson(app);
    const others = await Promise.all([1, 2].map(() => issueSession(app.platform, owner.personId)));
    const stranger = await makePerson(app);
    expect((await calls.remove('sessions', owner.headers)).status).toBe(200);
    for (const { cookie } of others) expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(owner.headers.cookie)).toBe(true);
    expect(await isSignedIn(stranger.headers.cookie)).toBe(true);
  });
});

test('a device that is signed out loses its open connection at once', async () => {
  const owner = await makePerson(app);
  const other = await issueSession(app.platform, owner.personId);
  const socket = io(await app.listen(), {
    path: '/api/realtime',
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie: other.cookie },
  });
  try {
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    await calls.remove('sessions', owner.headers);
    expect(await ended).toBe('io server disconnect');
  } finally {
    socket.close();
  }
});

describe('changing the password', () => {
  test('requires the current one, and signs other devices out', async () => {
    const { email, headers, personId } = await makePerson(app, { password });
    const other = await issueSession(app.platform, personId);
    const change = (currentPassword: string) =>
      calls.post('change-password', { currentPassword, newPassword: 'another-1' }, headers);
    const refused = await change('wrong');
    expect(refused).toMatchObject({ status: 403, code: 'wrong-password' });
    expect(await isSignedIn(other.cookie)).toBe(true);
    expect((await change(password)).status).toBe(200);
    expect(await isSignedIn(headers.cookie)).toBe(true);
    expect(await isSignedIn(other.cookie)).toBe(false);
    expect((await calls.post('signin', { email, password: 'another-1' })).status).toBe(200);
    const [mail] = await calls.messagesTo(email);
    expect(mail?.subject).toBe('Your password was changed');
  });

  test('is limited in wrong attempts', async () => {
    const { headers } = await makePerson(app, { password });
    const body = { currentPassword: 'wrong', newPassword: 'another-1' };
    for (let count = 0; count < 20; count += 1) await calls.post('change-password', body, headers);
    const right = await calls.post(
      'change-password',
      { ...body, currentPassword: password },
      headers,
    );
    expect(right.status).toBe(429);
  });

  test('is refused to a person without one', async () => {
    const { headers } = await makePerson(app);
    const body = { currentPassword: 'anything', newPassword: 'another-1' };
    expect((await calls.post('change-password', body, headers)).code).toBe('wrong-password');
  });
});
