import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { accountCalls } from '../../../test/account-calls.ts';
import { callAs } from '../../../test/call-as.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findContactCards } from '../accounts.public.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());

const password = 'Agaseke-8';
const gone = { word: 'DELETE' };

async function confirmed(more: Parameters<typeof makePerson>[1] = {}) {
  const who = await makePerson(app, { password, ...more });
  await calls.post('confirm', { password }, who.headers);
  return who;
}

describe('deleting an account', () => {
  test('requires the password and the confirmation word, and otherwise changes nothing', async () => {
    const who = await makePerson(app, { password });
    const unconfirmed = await calls.post('delete-account', gone, who.headers);
    expect(unconfirmed).toMatchObject({ status: 403, code: 'confirm-first' });
    await calls.post('confirm', { password }, who.headers);
    const wordless = await calls.post('delete-account', { word: 'yes' }, who.headers);
    expect(wordless).toMatchObject({ status: 400, errors: [{ path: 'word' }] });
    expect((await calls.get('session', who.headers)).data.email).toBe(who.email);
  });

  test('erases the person’s data, ends all sessions, and prevents signing in', async () => {
    const who = await confirmed({ phoneNumber: '+250788777001', village: 'Taba' });
    const me = callAs(app, who);
    const photo = await sharp({
      create: { width: 9, height: 9, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer();
    await app.http.inject({
      method: 'PUT',
      url: '/api/auth/photo',
      headers: who.headers,
      payload: photo,
    });
    await me.put('/api/profile/contact', {
      name: 'Aline',
      relationship: 'child',
      phoneNumber: '0788123456',
    });
    const other = await calls.post('signin', { email: who.email, password });
    const answer = await calls.post('delete-account', gone, who.headers);
    expect(answer.status).toBe(200);
    expect(answer.cookie).toBe('hafi_session=');
    for (const cookie of [who.headers.cookie, other.cookie]) {
      expect((await calls.get('session', { cookie })).data).toBeNull();
      expect((await calls.get('sessions', { cookie })).status).toBe(401);
    }
    const again = await calls.post('signin', { email: who.email, password });
    expect(again).toMatchObject({ status: 401, code: 'invalid-credentials' });
    const left = (await findContactCards(app.platform.db, [who.personId])).get(who.personId);
    expect(left).toMatchObject({
      name: '—',
      email: null,
      phoneNumber: null,
      roles: [],
      photo: null,
    });
    await app.due.run('files.remove-files');
    const files = readdirSync(app.platform.config.dataDir, { recursive: true }).map(String);
    expect(files.filter((name) => name.includes('photo-'))).toEqual([]);
    const [mail] = (await calls.messagesTo(who.email)).slice(-1);
    expect(mail?.subject).toBe('Your Hafi account is deleted');
    // The address can be used again.
    const signUp = { firstName: 'A', lastName: 'B', email: who.email, password, role: 'PATIENT' };
    expect((await calls.post('signup', signUp)).status).toBe(201);
    expect((await calls.post('signin', { email: who.email, password })).status).toBe(200);
  });

  test.each(['GUSIBA', 'SUPPRIMER'])('understands %s', async (word) => {
    const who = await confirmed();
    expect((await calls.post('delete-account', { word }, who.headers)).status).toBe(200);
  });

  test('notifies a person without e-mail by SMS', async () => {
    const { platform } = app;
    const { registerPerson } = await import('../../../seed/register-person.ts');
    const { issueSession } = await import('../../../test/issue-session.ts');
    const phoneNumber = '+250788777002';
    const id = await registerPerson(platform, {
      firstName: 'A',
      lastName: 'B',
      phoneNumber,
      roles: ['PATIENT'] as const,
    });
    const headers = { cookie: (await issueSession(platform, id)).cookie };
    expect((await calls.get('confirm', headers)).data.by).toBe('phone');
    await calls.post('confirm/request-code', {}, headers);
    await calls.post('confirm', { code: await calls.codeSentTo(phoneNumber) }, headers);
    expect((await calls.post('delete-account', gone, headers)).status).toBe(200);
    const [sms] = (await calls.messagesTo(phoneNumber)).slice(-1);
    expect(sms?.text).toContain('was deleted');
    // The code sent before is gone; only the farewell stays for its time.
    const kept = await platform.db.$count(
      outboxMessages,
      eq(outboxMessages.recipient, phoneNumber),
    );
    expect(kept).toBe(1);
  });

  test('is refused only to the last administrator', async () => {
    const first = await confirmed({ roles: ['ADMIN'] });
    const alone = await calls.post('delete-account', gone, first.headers);
    expect(alone).toMatchObject({ status: 409, code: 'last-admin' });
    expect((await calls.get('session', first.headers)).data.roles).toEqual(['ADMIN']);
    const second = await confirmed({ roles: ['ADMIN'] });
    expect((await calls.post('delete-account', gone, first.headers)).status).toBe(200);
    expect((await calls.post('delete-account', gone, second.headers)).code).toBe('last-admin');
  });
});
