import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPerson } from '../../../seed/register-person.ts';
import { accountCalls, wrongCode } from '../../../test/account-calls.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { issueSession } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findPersonById } from '../people.repo.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());

/** A person who has just confirmed their identity. */
async function confirmedPerson(person: Parameters<typeof makePerson>[1] = {}) {
  const made = await makePerson(app, { ...person, password: 'Agaseke-8' });
  await calls.post('confirm', { password: 'Agaseke-8' }, made.headers);
  return made;
}
const undoLinkIn = (text: string | undefined) =>
  /undo-contact\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

describe('the profile', () => {
  test('saves the given fields and keeps the rest', async () => {
    const { headers, email } = await makePerson(app, { district: 'Huye', village: 'Taba' });
    const first = await calls.put(
      'profile',
      { firstName: 'Marie', bio: 'Ndi nyogokuru 😀' },
      headers,
    );
    expect(first.data).toMatchObject({
      firstName: 'Marie',
      lastName: 'Mukamana',
      bio: 'Ndi nyogokuru 😀',
      email,
      place: { district: 'Huye', sector: null, cell: null, village: 'Taba' },
      pendingEmail: null,
      pendingPhoneNumber: null,
    });
    const second = await calls.put('profile', { bio: '', locale: 'fr', sector: 'Ngoma' }, headers);
    expect(second.data).toMatchObject({
      firstName: 'Marie',
      bio: null,
      locale: 'fr',
      place: { district: 'Huye', sector: 'Ngoma' },
    });
  });

  test('takes a name that is older than the rules again, and no other one against them', async () => {
    const { headers } = await makePerson(app, { firstName: 'Dr Jean', lastName: 'Bosco 2' });
    const kept = { firstName: 'Dr Jean', lastName: 'Bosco 2', bio: 'Hello' };
    expect((await calls.put('profile', kept, headers)).data).toMatchObject(kept);
    const other = await calls.put('profile', { firstName: 'Dr Jeanne' }, headers);
    expect(other.errors).toEqual([
      expect.objectContaining({ path: 'firstName', code: 'reserved-name' }),
    ]);
    const swapped = await calls.put('profile', { firstName: 'Bosco 2' }, headers);
    expect(swapped.status).toBe(400);
  });

  test('never changes roles or what a coordinator verifies', async () => {
    const { headers } = await makePerson(app, { roles: ['DOCTOR'] });
    const wish = { firstName: 'A', roles: ['ADMIN'], role: 'ADMIN', verified: true };
    const { data } = await calls.put('profile', wish, headers);
    expect(data).toMatchObject({ roles: ['DOCTOR'], verified: false });
  });

  test.each([
    ['firstName', '<script>', 'invalid-name'],
    ['bio', 'x'.repeat(1001), 'too-long'],
    ['bio', 'a\u0000', 'control-characters'],
    ['locale', 'de', 'invalid-choice'],
    ['email', 'x', 'invalid-email'],
  ])('%s = %j is refused as %s', async (path, value, code) => {
    const { headers } = await makePerson(app);
    const answer = await calls.put('profile', { [path]: value }, headers);
    expect(answer).toMatchObject({ status: 400, errors: [{ path, code }] });
  });

  test('cannot be reached without a session', async () => {
    expect((await calls.put('profile', {})).code).toBe('not-signed-in');
  });
});

describe('a new e-mail address', () => {
  test('takes effect once its code is entered; the old one is notified', async () => {
    const { headers, email } = await confirmedPerson();
    const requested = await calls.put('profile', { email: 'New-1@hafi.test' }, headers);
    expect(requested.data).toMatchObject({ email, pendingEmail: 'new-1@hafi.test' });
    const code = await calls.codeSentTo('new-1@hafi.test');
    const wrong = await calls.post('email/confirm', { code: wrongCode(code) }, headers);
    expect(wrong).toMatchObject({ status: 401, code: 'invalid-one-time-code' });
    const stranger = await confirmedPerson();
    const stolen = await calls.post('email/confirm', { code }, stranger.headers);
    expect(stolen.code).toBe('invalid-one-time-code');
    const done = await calls.post('email/confirm', { code }, headers);
    expect(done.data.email).toBe('new-1@hafi.test');
    const [mail] = await calls.messagesTo(email);
    expect(mail?.subject).toBe('Your e-mail address was changed');
    const after = await calls.put('profile', {}, headers);
    expect(after.data.pendingEmail).toBeNull();
  });

  test('of somebody else is refused only to a person who can read its mail', async () => {
    const owner = await confirmedPerson();
    const { headers, email } = await confirmedPerson();
    const free = await calls.put('profile', { email: 'free@hafi.test' }, headers);
    const taken = await calls.put('profile', { email: owner.email }, headers);
    expect(taken.status).toBe(free.status);
    expect(taken.data).toEqual({ ...free.data, pendingEmail: owner.email });
    const code = await calls.codeSentTo(owner.email);
    const refused = await calls.post('email/confirm', { code }, headers);
    expect(refused).toMatchObject({ status: 409, code: 'email-in-use' });
    expect((await calls.get('session', headers)).data.email).toBe(email);
  });

  test('gets at most 5 codes an hour', async () => {
    const { headers } = await confirmedPerson();
    const ask = (count: number) => calls.put('profile', { email: `c${count}@hafi.test` }, headers);
    for (let count = 0; count < 5; count += 1) expect((await ask(count)).status).toBe(200);
    expect((await ask(5)).code).toBe('too-many-requests');
  });
});

describe('a new phone number', () => {
  test('that no code reaches is stored unproved where mail is known to reach its owner', async () => {
    const number = '+32470300001';
    const typed = await makePerson(app, { password: 'Agaseke-8' });
    expect((await calls.put('profile', { phoneNumber: number }, typed.headers)).code).toBe(
      'confirm-first',
    );
    await calls.post('confirm', { password: 'Agaseke-8' }, typed.headers);
    const { data } = await calls.put('profile', { phoneNumber: number }, typed.headers);
    expect(data).toMatchObject({
      phoneNumber: number,
      phoneProved: false,
      pendingPhoneNumber: null,
    });
    const [mail] = await calls.messagesTo(typed.email);
    expect(undoLinkIn(mail?.text)).not.toBe('');
    await app.platform.db.execute(
      `update people set email_verified = false where id = '${typed.personId}'`,
    );
    const unproved = await calls.put('profile', { phoneNumber: '+32470300002' }, typed.headers);
    expect(unproved.code).toBe('sms-does-not-reach');
  });

  test('takes effect once the code of its SMS is entered', async () => {
    const { headers } = await confirmedPerson();
    const requested = await calls.put('profile', { phoneNumber: '078 811 1111' }, headers);
    expect(requested.data).toMatchObject({
      phoneNumber: null,
      pendingPhoneNumber: '+250788111111',
    });
    const code = await calls.codeSentTo('+250788111111');
    const done = await calls.post('phone/confirm', { code }, headers);
    expect(done.data.phoneNumber).toBe('+250788111111');
    await calls.post('phone/request-code', { phoneNumber: '+250788111111' });
    const entered = { phoneNumber: '+250788111111', code: await calls.codeSentTo('+250788111111') };
    // The number leads to the account, whose password is asked for too.
    expect((await calls.post('phone/signin', entered)).data.asks).toBe('password');
  });

  test('is proved by its own code, not by that of a number that was typed before', async () => {
    const { headers } = await confirmedPerson();
    await calls.put('profile', { phoneNumber: '0788 551 020' }, headers);
    const before = await calls.codeSentTo('+250788551020');
    const requested = await calls.put('profile', { phoneNumber: '0788 551 021' }, headers);
    expect(requested.data.pendingPhoneNumber).toBe('+250788551021');
    const refused = await calls.post('phone/confirm', { code: before }, headers);
    expect(refused.code).toBe('invalid-one-time-code');
    const code = await calls.codeSentTo('+250788551021');
    const done = await calls.post('phone/confirm', { code }, headers);
    expect(done.data.phoneNumber).toBe('+250788551021');
  });

  test('can be removed, unless it is the only way to reach the person', async () => {
    const { headers } = await confirmedPerson({ phoneNumber: '+250788333333' });
    const gone = await calls.put('profile', { phoneNumber: '' }, headers);
    expect(gone.data.phoneNumber).toBeNull();
    const person = { firstName: 'A', lastName: 'B', phoneNumber: '+250788444444' };
    const id = await registerPerson(app.platform, { ...person, roles: ['PATIENT'] });
    const { cookie } = await issueSession(app.platform, id);
    await calls.post('confirm/request-code', {}, { cookie });
    const code = await calls.codeSentTo('+250788444444');
    await calls.post('confirm', { code }, { cookie });
    const kept = await calls.put('profile', { phoneNumber: '' }, { cookie });
    expect(kept).toMatchObject({
      status: 400,
      errors: [{ path: 'phoneNumber', code: 'required' }],
    });
  });
});

describe('a change of address or number', () => {
  test('needs a confirmed identity, and nothing else does', async () => {
    const { headers } = await makePerson(app, { phoneNumber: '+250788551000' });
    for (const body of [
      { email: 'thief@hafi.test' },
      { phoneNumber: '0788 551 009' },
      { phoneNumber: '' },
    ]) {
      const answer = await calls.put('profile', body, headers);
      expect(answer).toMatchObject({ status: 403, code: 'confirm-first' });
    }
    expect(await calls.messagesTo('thief@hafi.test')).toEqual([]);
    expect((await calls.put('profile', { firstName: 'Marie' }, headers)).status).toBe(200);
  });

  test('is told to the old address and number, and undone from there', async () => {
    const number = '+250788551001';
    const { email, headers, personId } = await confirmedPerson({ phoneNumber: number });
    // A thief with the session and the password changes everything, one after the other.
    await calls.put('profile', { email: 'thief-1@hafi.test' }, headers);
    const mailed = await calls.codeSentTo('thief-1@hafi.test');
    await calls.post('email/confirm', { code: mailed }, headers);
    app.clock.advance({ minutes: 1 });
    await calls.put('profile', { phoneNumber: '0788 551 002' }, headers);
    const sent = await calls.codeSentTo('+250788551002');
    await calls.post('phone/confirm', { code: sent }, headers);
    const toMail = await calls.messagesTo(email);
    expect(toMail.map(({ subject }) => subject)).toEqual([
      'Your e-mail address was changed',
      'Your phone number was changed',
    ]);
    const toPhone = await calls.messagesTo(number);
    expect(toPhone.map(({ text }) => undoLinkIn(text) !== '')).toEqual([true, true]);

    const token = undoLinkIn(toMail[0]?.text);
    const undone = await calls.post('contact-undo', { token });
    expect(undone.data).toEqual({ by: 'email' });
    const person = await findPersonById(app.platform.db, personId);
    expect(person).toMatchObject({ email, phoneNumber: number, phoneVerified: true });
    expect((await calls.get('session', headers)).data).toBeNull();
    const old = await calls.post('signin', { email, password: 'Agaseke-8' });
    expect(old.code).toBe('invalid-credentials');
    expect((await calls.post('contact-undo', { token })).code).toBe('undo-over');
    const later = undoLinkIn(toMail[1]?.text);
    expect((await calls.post('contact-undo', { token: later })).code).toBe('undo-over');
  });

  test('cannot be undone after seven days', async () => {
    const { email, headers } = await confirmedPerson();
    await calls.put('profile', { email: 'moved@hafi.test' }, headers);
    const code = await calls.codeSentTo('moved@hafi.test');
    await calls.post('email/confirm', { code }, headers);
    const [mail] = await calls.messagesTo(email);
    app.clock.advance({ days: 7, seconds: 1 });
    const late = await calls.post('contact-undo', { token: undoLinkIn(mail?.text) });
    expect(late).toMatchObject({ status: 404, code: 'undo-over' });
  });

  test('takes the old address back from whoever only typed it since', async () => {
    const { email, headers, personId } = await confirmedPerson();
    await calls.put('profile', { email: 'moved-2@hafi.test' }, headers);
    const code = await calls.codeSentTo('moved-2@hafi.test');
    await calls.post('email/confirm', { code }, headers);
    const [mail] = await calls.messagesTo(email);
    const form = { firstName: 'Eve', lastName: 'E', password: 'stranger-1', role: 'PATIENT' };
    await calls.post('signup', { ...form, email });
    expect((await calls.post('contact-undo', { token: undoLinkIn(mail?.text) })).status).toBe(200);
    expect((await findPersonById(app.platform.db, personId))?.email).toBe(email);
  });
});
