import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '../../../test/account-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { countUse } from '../limits.ts';
import { findPersonByEmail } from '../people.repo.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());

const form = {
  firstName: 'Jean Bosco',
  lastName: "N'Umutoni-Éric",
  password: 'secret-1',
  role: 'PATIENT',
};
const success = 'Account created successfully! Please log in with your credentials.';
const rowOf = (email: string) => findPersonByEmail(app.platform.db, email);

describe('signing up', () => {
  test('stores the input, fills the defaults and sends a welcome mail, signing nobody in', async () => {
    const answer = await calls.post('signup', {
      ...form,
      email: 'Jean@Hafi.test',
      phoneNumber: '0788 123 456',
      NID: '1 1950 8 0012345 0 67',
      birthdate: '1950-02-28',
    });
    expect(answer).toMatchObject({ status: 201, data: { message: success }, cookie: '' });
    expect(await rowOf('jean@hafi.test')).toMatchObject({
      firstName: 'Jean Bosco',
      lastName: "N'Umutoni-Éric",
      phoneNumber: '+250788123456',
      district: 'Kigali',
      sector: 'Gasabo',
      cell: 'Remera',
      village: 'Gisimenti',
      nationalId: '1195080012345067',
      birthdate: '1950-02-28',
      roles: ['PATIENT'],
      emailVerified: false,
      phoneVerified: false,
    });
    const mails = await calls.messagesTo('jean@hafi.test');
    expect(mails.map(({ subject }) => subject)).toEqual(['Welcome to Hafi']);
  });

  test('stores of somebody abroad the country and the time zone, and no Rwandan place', async () => {
    const abroad = { country: 'BE', timeZone: 'Europe/Brussels', phoneNumber: '+32 470 12 34 56' };
    const email = 'brussels@hafi.test';
    expect((await calls.post('signup', { ...form, email, ...abroad })).status).toBe(201);
    expect(await rowOf(email)).toMatchObject({
      country: 'BE',
      district: null,
      village: null,
      phoneNumber: '+32470123456',
      preferences: { timeZone: 'Europe/Brussels' },
    });
    const here = 'kigali@hafi.test';
    await calls.post('signup', { ...form, email: here, country: 'RW', district: 'Huye' });
    expect(await rowOf(here)).toMatchObject({ country: 'RW', district: 'Huye', preferences: {} });
    for (const wrong of [{ country: 'Belgium' }, { timeZone: 'Europe/Atlantis' }]) {
      expect((await calls.post('signup', { ...form, email: 'x@hafi.test', ...wrong })).status).toBe(
        400,
      );
    }
  });

  test('uses the language of the request, and stores it', async () => {
    const email = 'rw@hafi.test';
    const answer = await calls.post('signup', { ...form, email }, { 'accept-language': 'rw' });
    expect(answer.data.message).toMatch(/^Konti yafunguwe neza/);
    expect((await rowOf(email))?.locale).toBe('rw');
    expect((await calls.messagesTo(email))[0]?.subject).toBe('Murakaza neza kuri Hafi');
  });

  test.each([
    ['PATIENT', true],
    ['FAMILY', true],
    ['VOLUNTEER', false],
    ['DOCTOR', false],
    ['CAREGIVER', false],
  ])('a %s is verified from the start: %s', async (role, verified) => {
    const email = `${role.toLowerCase()}@hafi.test`;
    await calls.post('signup', { ...form, email, role, phoneNumber: '' });
    expect(await rowOf(email)).toMatchObject({ roles: [role], verified, phoneNumber: null });
  });

  test('nobody becomes ADMIN or verified by asking for it', async () => {
    const email = 'wants-more@hafi.test';
    const requested = await calls.post('signup', { ...form, email, role: 'ADMIN' });
    expect(requested).toMatchObject({
      status: 400,
      errors: [{ path: 'role', code: 'invalid-choice' }],
    });
    const more = { roles: ['ADMIN'], verified: true, emailVerified: true, id: 'x' };
    await calls.post('signup', { ...form, email, role: 'DOCTOR', ...more });
    expect(await rowOf(email)).toMatchObject({
      roles: ['DOCTOR'],
      verified: false,
      emailVerified: false,
    });
  });

  test('a known address gets the same answer; its owner is notified, nothing is changed', async () => {
    const email = 'known@hafi.test';
    const first = await calls.post('signup', { ...form, email });
    const again = await calls.post('signup', {
      ...form,
      email,
      password: 'another-1',
      firstName: 'Eve',
      role: 'DOCTOR',
    });
    expect({ ...again, headers: null }).toEqual({ ...first, headers: null });
    const mails = await calls.messagesTo(email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Welcome to Hafi',
      'You already have an account',
    ]);
    expect(await rowOf(email)).toMatchObject({ firstName: 'Jean Bosco', roles: ['PATIENT'] });
    const bySecond = await calls.post('signin', { email, password: 'another-1' });
    expect(bySecond.code).toBe('invalid-credentials');
  });

  test('the owner of a known address is mailed once a day at most, with the same answer', async () => {
    const email = 'pestered@hafi.test';
    const first = await calls.post('signup', { ...form, email });
    for (let count = 0; count < 10; count += 1) {
      const again = await calls.post('signup', { ...form, email });
      expect({ ...again, headers: null }).toEqual({ ...first, headers: null });
    }
    const subjects = (await calls.messagesTo(email)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Welcome to Hafi', 'You already have an account']);
  });

  test('a known number gets the same answer and stays as typed', async () => {
    const phoneNumber = '+32470123456';
    for (const email of ['first@hafi.test', 'second@hafi.test']) {
      const answer = await calls.post('signup', { ...form, email, phoneNumber });
      expect(answer.status).toBe(201);
      expect((await rowOf(email))?.phoneNumber).toBe(phoneNumber);
    }
  });

  test('two simultaneous sign-ups with one address create one account', async () => {
    const ask = () => calls.post('signup', { ...form, email: 'twice@hafi.test' });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const subjects = (await calls.messagesTo('twice@hafi.test')).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Welcome to Hafi')).toHaveLength(1);
    expect(subjects.length).toBeLessThanOrEqual(2);
  });
});

describe('wrong input', () => {
  const good = { ...form, email: 'input@hafi.test' };
  test.each([
    ['firstName', '', 'required'],
    ['firstName', '<b>x</b>', 'invalid-name'],
    ['firstName', '😀', 'invalid-name'],
    ['firstName', '\u3164', 'required'],
    ['firstName', 'Hafi Support', 'reserved-name'],
    ['firstName', 'Аline', 'mixed-alphabets'],
    ['email', 'aline\u202e@example.rw', 'invalid-email'],
    ['lastName', 'a\u0000b', 'control-characters'],
    ['lastName', 'x'.repeat(61), 'too-long'],
    ['email', 'not an address', 'invalid-email'],
    ['email', 'a\u0000@hafi.test', 'invalid-email'],
    ['email', undefined, 'required'],
    ['email', 7, 'wrong-type'],
    ['password', '12345', 'too-short'],
    ['password', 'x'.repeat(201), 'too-long'],
    ['password', 'abc\u0000def', 'control-characters'],
    ['phoneNumber', '12', 'invalid-phone'],
    ['role', 'admin', 'invalid-choice'],
    ['NID', '123', 'invalid-national-id'],
    ['birthdate', '1949-02-29', 'invalid-date'],
    ['birthdate', '2026-11-23', 'future-date'],
    ['birthdate', '2027-01-01', 'future-date'],
    ['district', 'a\u0000b', 'control-characters'],
    ['photo', 'javascript:alert(1)', 'invalid-format'],
  ])('%s = %j is refused as %s', async (path, value, code) => {
    const answer = await calls.post('signup', { ...good, [path]: value });
    expect(answer.status).toBe(400);
    const found = answer.errors.find((error: { path: string }) => error.path === path);
    expect(found).toMatchObject({ code });
    expect(found.message.length).toBeGreaterThan(5);
    expect(await rowOf(good.email)).toBeUndefined();
  });

  test('a megabyte of text, and what is no JSON', async () => {
    const long = await calls.post('signup', { ...good, village: 'x'.repeat(1_000_000) });
    expect(long.status).toBe(413);
    for (const payload of ['{', '[]', 'null', '"text"']) {
      const headers = { 'content-type': 'application/json' };
      const sent = { method: 'POST', url: '/api/auth/signup', payload, headers } as const;
      expect((await app.http.inject(sent)).statusCode).toBe(400);
    }
  });
});

test('300 from one address in an hour, then it must wait; others need not', async () => {
  const ask = (count: number, from: string) =>
    calls.post('signup', { ...form, email: `village-${count}@hafi.test` }, {}, from);
  const from = '10.1.0.1';
  for (let count = 0; count < 299; count += 1) {
    await countUse(app.platform, ['sign-up-address', from]);
  }
  expect((await ask(299, from)).status).toBe(201);
  const refused = await ask(300, from);
  expect(refused).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(300, '10.1.0.2')).status).toBe(201);
});
