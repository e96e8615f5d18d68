import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPerson } from '../../../seed/register-person.ts';
import { accountCalls, wrongCode } from '../../../test/account-calls.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findPersonById, findProvedByPhone } from '../people.repo.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());

/** An answer without what differs each time. */
const sameBut = (answer: object) => ({ ...answer, headers: null, cookie: null });

let made = 0;
function newNumber() {
  made += 1;
  return `+25078800${String(made).padStart(4, '0')}`;
}
async function elder(phoneNumber: string) {
  const person = { firstName: 'Espérance', lastName: 'Mukamana', phoneNumber };
  return registerPerson(app.platform, { ...person, roles: ['PATIENT'], locale: 'rw' });
}
async function askCode(phoneNumber: string) {
  await calls.post('phone/request-code', { phoneNumber });
  return calls.codeSentTo(phoneNumber);
}
const enter = (phoneNumber: string, code: string) =>
  calls.post('phone/signin', { phoneNumber, code });

test('an elder without e-mail signs in with the code of an SMS in their language, once', async () => {
  const number = newNumber();
  const id = await elder(number);
  const typed = number.replace('+250', '0');
  const requested = await calls.post('phone/request-code', { phoneNumber: typed });
  expect(requested.status).toBe(200);
  const [sms] = await calls.messagesTo(number);
  expect(sms?.text).toMatch(/^Kode ya Hafi: \d{6}\. Imara iminota 10\./);
  const code = await calls.codeSentTo(number);
  const answer = await enter(typed, code);
  expect(answer.data).toMatchObject({ id, email: null, roles: ['PATIENT'] });
  expect(answer.headers['set-cookie']?.[0]).toContain('Max-Age=2592000');
  expect((await enter(number, code)).code).toBe('invalid-one-time-code');
});

test('an unknown number gets the same answers and no SMS', async () => {
  const [known, unknown] = [newNumber(), newNumber()];
  await elder(known);
  const one = await calls.post('phone/request-code', { phoneNumber: known });
  const other = await calls.post('phone/request-code', { phoneNumber: unknown });
  expect(sameBut(other)).toEqual(sameBut(one));
  expect(await calls.messagesTo(unknown)).toEqual([]);
  const code = wrongCode(await calls.codeSentTo(known));
  const [wrong, nobody] = [await enter(known, code), await enter(unknown, code)];
  expect({ ...nobody, headers: null }).toEqual({ ...wrong, headers: null });
});

test('a code is valid for 10 minutes and 5 attempts; 5 codes an hour', async () => {
  const number = newNumber();
  await elder(number);
  const late = await askCode(number);
  app.clock.advance({ minutes: 10, seconds: 1 });
  expect((await enter(number, late)).code).toBe('invalid-one-time-code');
  const code = await askCode(number);
  for (let count = 0; count < 5; count += 1) await enter(number, wrongCode(code));
  expect((await enter(number, code)).code).toBe('invalid-one-time-code');
  for (let count = 0; count < 3; count += 1) await askCode(number);
  const refused = await calls.post('phone/request-code', { phoneNumber: number });
  expect(refused).toMatchObject({ status: 429, code: 'too-many-requests' });
});

test('a number that an elder proves by signing in is not brought back as proved by an old link', async () => {
  const number = newNumber();
  const before = await makePerson(app, { phoneNumber: number, password: 'Agaseke-8' });
  await calls.post('confirm', { password: 'Agaseke-8' }, before.headers);
  await calls.put('profile', { phoneNumber: '' }, before.headers);
  const [mail] = await calls.messagesTo(before.email);
  const token = /undo-contact\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const id = await elder(number);
  const { db } = app.platform;
  await db.execute(`update people set phone_verified = false where id = '${id}'`);
  expect((await enter(number, await askCode(number))).data).toMatchObject({ id });
  expect((await calls.post('contact-undo', { token })).status).toBe(200);
  expect(await findPersonById(db, before.personId)).toMatchObject({ phoneVerified: false });
  expect((await findProvedByPhone(db, number))?.id).toBe(id);
});
