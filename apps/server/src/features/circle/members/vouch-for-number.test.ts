import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { makeElder } from '../../../test/factories/elder.factory.ts';
import { type Member, makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findByProvedNumber } from '../../accounts/accounts.public.ts';
import { circleMembers } from '../circle.tables.ts';
import { findCircle } from '../circle-people.ts';

let app: TestApp;
let elder: SignedIn;
let son: Member;
/** His number in Belgium, a different one in each test. */
let phone: string;
let numbers = 470_123_400;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const setAccount = (number: string, emailProved: boolean) =>
  app.platform.db.execute(
    `update people set phone_number = '${number}', phone_verified = false,
     email_verified = ${emailProved} where id = '${son.personId}'`,
  );

beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await makeElder(app, { firstName: 'Espérance' });
  son = await makeMember(app, {
    elder,
    permissions: ['alerts:receive', 'health:read'],
    person: { firstName: 'Eric', lastName: 'Mugisha' },
  });
  phone = `+32${numbers}`;
  numbers += 1;
  await setAccount(phone, true);
});

const vouch = (who: SignedIn, number: string | null = phone) =>
  callAs(app, who).put(`/api/elders/${elder.personId}/circle/members/${son.personId}/number`, {
    phone: number,
  });
const shownTo = async (who: SignedIn, about: SignedIn = son) =>
  (await callAs(app, who).get(`/api/elders/${elder.personId}/circle`))
    .json()
    .data.members.find(({ personId }: { personId: string }) => personId === about.personId);
const toCall = async () =>
  (await callAs(app, elder).get('/api/people-to-call'))
    .json()
    .data.flatMap(({ people }: { people: { phone: string }[] }) => people)
    .map((each: { phone: string }) => each.phone);

describe('a number that no SMS of Hafi reaches', () => {
  it('is called by the circle once somebody of it has reached its owner there', async () => {
    expect(await shownTo(elder)).toMatchObject({
      phone: null,
      abroad: { phone, emailProved: true, vouched: null, mayVouch: true },
    });
    expect(await toCall()).toEqual([]);
    expect((await vouch(elder)).statusCode).toBe(200);
    expect(await shownTo(elder)).toMatchObject({
      phone,
      abroad: { vouched: { name: 'Espérance Mukamana', at: '2026-11-23T06:00:00.000Z' } },
    });
    expect(await toCall()).toEqual([phone]);
    const circle = await findCircle(app.platform.db, elder.personId, app.clock.now());
    expect(circle.numberOf(son.personId)).toBe(phone);
  });

  it('is vouched for before others of the circle see it, who then see by whom', async () => {
    const neighbour = await makeMember(app, { elder, permissions: ['alerts:receive'] });
    const friend = await makeMember(app, { elder, permissions: ['messages'] });
    expect(await shownTo(neighbour)).toMatchObject({ phone: null, abroad: null });
    await vouch(elder);
    expect(await shownTo(neighbour)).toMatchObject({ phone, abroad: { mayVouch: false } });
    expect(await shownTo(friend)).toMatchObject({ phone: null, abroad: null });
  });

  it('is of the circle in which somebody vouches, and of no other', async () => {
    const aunt = await makeElder(app);
    await makeMember(app, { elder: aunt, who: son, permissions: ['alerts:receive'] });
    await vouch(elder);
    const [member] = (await callAs(app, aunt).get(`/api/elders/${aunt.personId}/circle`)).json()
      .data.members;
    expect(member).toMatchObject({ phone: null, abroad: { vouched: null } });
  });

  it('is told to its owner, by whom and what does not reach it, once', async () => {
    await vouch(elder);
    await vouch(elder);
    const notices = (await callAs(app, son).get('/api/notifications')).json().data;
    expect(notices).toHaveLength(1);
    expect(notices[0].message).toContain('Espérance Mukamana has reached you at your phone number');
    expect(notices[0].message).toContain('No SMS from Hafi reaches this number');
    expect(await shownTo(son)).toMatchObject({ abroad: { phone, vouched: expect.anything() } });
  });

  it('is taken back by who decides, which is told too', async () => {
    await vouch(elder);
    expect((await vouch(elder, null)).statusCode).toBe(200);
    expect(await shownTo(elder)).toMatchObject({ phone: null, abroad: { vouched: null } });
    expect(await toCall()).toEqual([]);
    expect((await callAs(app, son).get('/api/notifications')).json().data).toHaveLength(2);
  });

  it('counts no longer when the account has another number, nor after the membership', async () => {
    await vouch(elder);
    await setAccount('+32470999999', true);
    expect(await shownTo(elder)).toMatchObject({ phone: null, abroad: { vouched: null } });
    await callAs(app, elder).remove(`/api/elders/${elder.personId}/circle/members/${son.personId}`);
    const rows = await app.platform.db
      .select({ phone: circleMembers.vouchedPhone })
      .from(circleMembers)
      .where(eq(circleMembers.personId, son.personId));
    expect(rows).toEqual([{ phone: null }]);
  });

  it('needs a proved e-mail address, the number of the account, and one that no code reaches', async () => {
    const refused = async (number = phone) => (await vouch(elder, number)).json().code;
    await setAccount(phone, false);
    expect(await refused()).toBe('number-not-open');
    await setAccount(phone, true);
    expect(await refused('+32470999998')).toBe('number-not-open');
    const rwandan = '+250788499001';
    await setAccount(rwandan, true);
    expect(await refused(rwandan)).toBe('number-not-open');
    expect((await shownTo(elder)).abroad).toBeNull();
  });

  it('is for who decides or writes the health, never for its owner', async () => {
    const caregiver = await makeMember(app, {
      elder,
      relation: 'caregiver',
      permissions: ['health:read', 'health:write'],
    });
    const neighbour = await makeMember(app, { elder, permissions: ['alerts:receive'] });
    const stranger = await makePerson(app, { roles: ['FAMILY'] });
    for (const who of [son, neighbour, stranger]) expect((await vouch(who)).statusCode).toBe(404);
    expect((await vouch(caregiver)).statusCode).toBe(200);
  });

  it('proves nothing: no code signs in with it, no SMS acts by it, and none goes there', async () => {
    await vouch(elder);
    expect(await findByProvedNumber(app.platform.db, phone)).toBeUndefined();
    const requested = await app.http.inject({
      method: 'POST',
      url: '/api/auth/phone/request-code',
      payload: { phoneNumber: phone },
    });
    expect(requested.json().code).toBe('sms-does-not-reach');
    await deliverAll(app);
    expect(app.sent.filter(({ to }) => to === phone)).toEqual([]);
  });
});
