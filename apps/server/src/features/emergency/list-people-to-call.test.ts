import type { Relation } from '@hafi/contract/circle/circle-terms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { callAs } from '../../test/call-as.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { updatePerson } from '../accounts/people.repo.ts';
import { namesToTell } from './course/whom-to-ask.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const listed = async (who: SignedIn) => (await callAs(app, who).get('/api/people-to-call')).json();
const nameContact = (who: SignedIn, name: string, phoneNumber: string) =>
  callAs(app, who).put('/api/profile/contact', { name, relationship: 'neighbour', phoneNumber });
const reached = (phoneNumber: string, more = {}) => ({ phoneNumber, ...more });

test('an elder is given the named contact and who of the circle is told of alerts', async () => {
  const elder = await makePerson(app);
  await nameContact(elder, 'Immaculée', '+250788300001');
  const news = { elder, permissions: ['alerts:receive'] } as const;
  await makeMember(app, { ...news, person: reached('+250788300002', { firstName: 'Aline' }) });
  // Not: who is not notified, whose number is not proved, nor the named contact twice.
  await makeMember(app, { elder, person: reached('+250788300003') });
  const unproved = await makeMember(app, { ...news, person: reached('+250788300004') });
  await inTransaction(app.platform, (tx) =>
    updatePerson(tx, unproved.personId, { phoneVerified: false, updatedAt: app.clock.now() }),
  );
  await makeMember(app, { ...news, person: reached('+250788300001') });
  const { data } = await listed(elder);
  expect(data).toMatchObject([
    {
      elder: { id: elder.personId, you: true },
      people: [
        { name: 'Immaculée', phone: '+250788300001', why: 'named' },
        { phone: '+250788300002', why: 'circle' },
      ],
    },
  ]);
  expect(data[0].people).toHaveLength(2);
});

test('who decides for an elder is given the elder and the elder’s people, other members nothing', async () => {
  const elder = await makePerson(app, { phoneNumber: '+250788300011' });
  await nameContact(elder, 'Gaspard', '+250788300012');
  const manager = await makeMember(app, {
    elder,
    decidesAs: 'manager',
    person: reached('+250788300013'),
  });
  const member = await makeMember(app, {
    elder,
    permissions: ['alerts:receive', 'health:read'],
    person: reached('+250788300014'),
  });
  expect((await listed(manager)).data).toMatchObject([
    {
      elder: { id: elder.personId, you: false },
      people: [
        { phone: '+250788300011', why: 'elder' },
        { phone: '+250788300012', why: 'named' },
        { phone: '+250788300014', why: 'circle' },
      ],
    },
  ]);
  expect((await listed(member)).data).toEqual([]);
  await manager.end();
  expect((await listed(manager)).data).toEqual([]);
});

test('who is no elder is given whom they named themselves', async () => {
  const daughter = await makePerson(app, { roles: ['FAMILY'] });
  expect((await listed(daughter)).data).toEqual([]);
  await nameContact(daughter, 'Jean', '+250788300021');
  expect((await listed(daughter)).data).toMatchObject([
    { elder: { you: true }, people: [{ name: 'Jean', why: 'named' }] },
  ]);
});

test('names the nearest relation first, and of the same relation who lives nearest', async () => {
  const elder = await makePerson(app, { district: 'Gasabo', sector: 'Remera' });
  const add = (firstName: string, phoneNumber: string, relation: Relation, home = {}) =>
    makeMember(app, {
      elder,
      relation,
      permissions: ['alerts:receive'],
      person: reached(phoneNumber, { firstName, ...home }),
    });
  await add('Alice', '+250788300031', 'caregiver');
  await add('Bella', '+250788300032', 'child', { district: 'Huye', sector: 'Ngoma' });
  await add('Chantal', '+250788300033', 'neighbour');
  await add('Diane', '+250788300034', 'child', { district: 'Gasabo', sector: 'Kimironko' });
  await add('Esther', '+250788300035', 'child', { district: 'Gasabo', sector: 'Remera' });
  const [group] = (await listed(elder)).data;
  const names = group.people.map(({ firstName }: { firstName: string }) => firstName);
  expect(names).toEqual(['Esther', 'Diane', 'Bella', 'Chantal', 'Alice']);
  expect(group.people[3]).toMatchObject({ relation: 'neighbour', id: expect.any(String) });
  // A named contact who is a member is that member, and stands first.
  await nameContact(elder, 'Mama Chantal', '+250788300033');
  const [again] = (await listed(elder)).data;
  expect(again.people).toHaveLength(5);
  expect(again.people[0]).toMatchObject({
    name: 'Mama Chantal',
    firstName: 'Chantal',
    why: 'named',
    id: group.people[3].id,
  });
});

test('it says who calls for help by two taps, for the button without network', async () => {
  const elder = await makePerson(app);
  const simple = async () => (await listed(elder)).data[0].simplePress;
  expect(await simple()).toBe(false);
  const settings = { landmarks: null, sharesCard: false, simplePress: true };
  const url = `/api/elders/${elder.personId}/emergency-settings`;
  expect((await callAs(app, elder).put(url, settings)).statusCode).toBe(200);
  expect(await simple()).toBe(true);
});

test('follows the order that the elder or who decides for them has set, whoever else comes', async () => {
  const elder = await makePerson(app, { phoneNumber: '+250788300061' });
  await nameContact(elder, 'Gaspard', '+250788300062');
  const add = (phoneNumber: string, firstName: string, decidesAs?: 'manager') =>
    makeMember(app, {
      elder,
      ...(decidesAs ? { decidesAs } : {}),
      relation: 'neighbour',
      permissions: ['alerts:receive'],
      person: reached(phoneNumber, { firstName }),
    });
  const first = await add('+250788300063', 'Aline');
  const second = await add('+250788300064', 'Berthe');
  const decider = await add('+250788300065', 'Clarisse', 'manager');
  const url = `/api/elders/${elder.personId}/people-to-call`;
  const order = (who: SignedIn, people: readonly string[]) =>
    callAs(app, who)
      .put(url, { people })
      .then(({ statusCode }) => statusCode);
  const names = async (who: SignedIn) => {
    const { data } = await listed(who);
    return data[0].people.map(({ firstName }: { firstName: string }) => firstName);
  };
  expect(await names(elder)).toEqual(['Gaspard', 'Aline', 'Berthe', 'Clarisse']);
  expect(await order(elder, [second.personId, 'named'])).toBe(200);
  expect(await names(elder)).toEqual(['Berthe', 'Gaspard', 'Aline', 'Clarisse']);
  // The own phone of the elder stays first for who decides.
  const [phone, ...others] = await names(decider);
  expect([phone === 'Berthe', others]).toEqual([false, ['Berthe', 'Gaspard', 'Aline']]);
  // In an emergency they are notified in the same order.
  expect(
    await namesToTell(app.platform.db, { id: '', elderId: elder.personId, startedBy: null }),
  ).toEqual(['Berthe', 'Gaspard', 'Aline', 'Clarisse']);
  expect(await order(decider, [first.personId, second.personId])).toBe(200);
  expect((await names(elder)).slice(0, 2)).toEqual(['Aline', 'Berthe']);
  expect(await order(first, [first.personId])).toBe(404);
  // Other settings leave it alone.
  const settings = { landmarks: null, sharesCard: false, simplePress: true };
  const saved = await callAs(app, elder).put(
    `/api/elders/${elder.personId}/emergency-settings`,
    settings,
  );
  expect(saved.statusCode).toBe(200);
  expect((await names(elder))[0]).toBe('Aline');
});
