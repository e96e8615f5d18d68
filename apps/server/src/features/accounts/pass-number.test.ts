import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls } from '../../test/account-calls.ts';
import { callAs } from '../../test/call-as.ts';
import { makeElder } from '../../test/factories/elder.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { findPersonById, findProvedByPhone } from './people.repo.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
/** The number that passes, a different one in each test. */
let phone: string;
let numbers = 8_660_001;

beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());
beforeEach(() => {
  phone = `+25078${numbers}`;
  numbers += 1;
});

/** A new person types the number into the profile, and the code that arrives on the phone. */
async function prove(who?: SignedIn) {
  const person = who ?? (await makePerson(app, { firstName: 'Benoît', password: 'Agaseke-8' }));
  await calls.post('confirm', { password: 'Agaseke-8' }, person.headers);
  await calls.put('profile', { phoneNumber: phone }, person.headers);
  const code = await calls.codeSentTo(phone);
  return { person, answer: await calls.post('phone/confirm', { code }, person.headers) };
}
const notified = async (who: SignedIn): Promise<string[]> =>
  (await callAs(app, who).get('/api/notifications'))
    .json()
    .data.map(({ message }: { message: string }) => message);

describe('a number that is proved again by another person', () => {
  test('is theirs from then on, and leaves who had proved it, who is told', async () => {
    const before = await makePerson(app, { phoneNumber: phone, password: 'Umuzi-Mukuru-7' });
    const { answer, person } = await prove();
    expect(answer.data).toMatchObject({ phoneNumber: phone, phoneProved: true });
    const { db } = app.platform;
    expect((await findProvedByPhone(db, phone))?.id).toBe(person.personId);
    expect(await findPersonById(db, before.personId)).toMatchObject({
      phoneNumber: null,
      phoneVerified: false,
    });
    expect((await calls.messagesTo(before.email)).at(-1)?.subject).toBe(
      'Your phone number is in another account now',
    );
    expect((await notified(before)).join()).toContain('give your new number in the profile');
    // Neither learns who the other is.
    expect((await notified(before)).join()).not.toContain('Benoît');
    expect(JSON.stringify(answer)).not.toContain(before.personId);
  });

  test('signs in to the newest account, never to the one before', async () => {
    await makePerson(app, { phoneNumber: phone });
    const { person } = await prove();
    await calls.post('phone/request-code', { phoneNumber: phone });
    const code = await calls.codeSentTo(phone);
    const { challenge } = (await calls.post('phone/signin', { phoneNumber: phone, code })).data;
    const done = await calls.post('phone/own-secret', { challenge, ownSecret: 'Agaseke-8' });
    expect(done.data.id).toBe(person.personId);
  });

  test('passes by a right code alone', async () => {
    const before = await makePerson(app, { phoneNumber: phone });
    const person = await makePerson(app, { password: 'Agaseke-8' });
    await calls.post('confirm', { password: 'Agaseke-8' }, person.headers);
    await calls.put('profile', { phoneNumber: phone }, person.headers);
    const sent = await calls.codeSentTo(phone);
    const code = sent === '000000' ? '111111' : '000000';
    expect((await calls.post('phone/confirm', { code }, person.headers)).code).toBe(
      'invalid-one-time-code',
    );
    expect((await findProvedByPhone(app.platform.db, phone))?.id).toBe(before.personId);
  });

  test('is told to who relied on it, and to coordinators of who has no other way in', async () => {
    const coordinator = await makePerson(app, { roles: ['ADMIN'] });
    const elder = await makeElder(app, { firstName: 'Espérance', phoneNumber: phone });
    const daughter = await makeMember(app, { elder, permissions: ['alerts:receive'] });
    const aunt = await makeElder(app, { firstName: 'Vestine' });
    await makeMember(app, { elder: aunt, who: elder });
    const { db } = app.platform;
    await db.execute(`update people set email = null where id = '${elder.personId}'`);
    await prove();
    expect((await notified(daughter)).join()).toContain(
      'The phone number of Espérance is not theirs',
    );
    expect((await notified(aunt)).join()).toContain(
      'belongs to the circle of Vestine, is not theirs',
    );
    expect((await notified(coordinator)).join()).toContain('has no e-mail, so no way to sign in');
    expect((await notified(elder)).join()).toContain('You have no e-mail to sign in with');
  });

  test('leaves who has no other way in a first contact to add, by its code', async () => {
    const elder = await makeElder(app, { firstName: 'Espérance', phoneNumber: phone });
    const { db } = app.platform;
    await db.execute(`update people set email = null where id = '${elder.personId}'`);
    await prove();
    // Nothing is left by which they could confirm who they are, and no SMS goes to nobody.
    const requested = await calls.post('confirm/request-code', {}, elder.headers);
    expect(requested).toMatchObject({ status: 409, code: 'no-contact' });
    const next = `+25073${numbers}`;
    const changed = await calls.put('profile', { phoneNumber: next }, elder.headers);
    expect(changed.data).toMatchObject({ phoneNumber: null, pendingPhoneNumber: next });
    const code = await calls.codeSentTo(next);
    const { data } = await calls.post('phone/confirm', { code }, elder.headers);
    expect(data).toMatchObject({ phoneNumber: next, phoneProved: true });
    // From then on there is something to confirm by.
    const again = await calls.put('profile', { phoneNumber: `+25072${numbers}` }, elder.headers);
    expect(again.code).toBe('confirm-first');
  });

  test('counts no e-mail as a way in that was never proved', async () => {
    const coordinator = await makePerson(app, { roles: ['ADMIN'] });
    const before = await makePerson(app, { firstName: 'Espérance', phoneNumber: phone });
    const { db } = app.platform;
    await db.execute(`update people set email_verified = false where id = '${before.personId}'`);
    await prove();
    expect((await notified(coordinator)).join()).toContain('has no e-mail, so no way to sign in');
  });

  test('stays with who proved it while both belong to one circle and share the phone', async () => {
    const elder = await makeElder(app, { phoneNumber: phone });
    const husband = await makePerson(app, { password: 'Agaseke-8', roles: ['FAMILY'] });
    await makeMember(app, { elder, who: husband });
    expect((await prove(husband)).answer).toMatchObject({ status: 409, code: 'phone-in-use' });
    expect((await findProvedByPhone(app.platform.db, phone))?.id).toBe(elder.personId);
    expect(await notified(elder)).toEqual([]);
  });

  test('gets no link any more that undoes a change of the account before', async () => {
    const before = await makePerson(app, { phoneNumber: phone, password: 'Agaseke-8' });
    await calls.post('confirm', { password: 'Agaseke-8' }, before.headers);
    await calls.put('profile', { phoneNumber: '' }, before.headers);
    const sms = async () => (await calls.messagesTo(phone)).length;
    await prove();
    const sent = await sms();
    await calls.put('profile', { email: `other-${before.email}` }, before.headers);
    const code = await calls.codeSentTo(`other-${before.email}`);
    await calls.post('email/confirm', { code }, before.headers);
    expect(await sms()).toBe(sent);
  });
});
