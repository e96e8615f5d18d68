import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const patientsOf = async (who: SignedIn) =>
  (await callAs(app, who).get('/api/bookings/patients')).json().data;

const remera = { district: 'Gasabo', sector: 'Remera' };
const inRemera = { district: 'Gasabo', sector: { code: '1213', name: 'Remera' }, near: '1213' };

test('one may book for oneself, with the home that one has given', async () => {
  const [alone] = await patientsOf(await makePerson(app, remera));
  expect(alone).toMatchObject({ self: true, firstName: 'Espérance', home: inRemera });
  const [inDistrict] = await patientsOf(await makePerson(app, { district: 'Huye' }));
  expect(inDistrict.home).toEqual({ district: 'Huye', sector: null, near: '24' });
  const [nowhere] = await patientsOf(await makePerson(app));
  expect(nowhere.home).toBeNull();
});

test('an elder whose bookings one keeps comes too, with the home for who may know it', async () => {
  const elder = await makePerson(app, remera);
  const member = await makeMember(app, { elder, permissions: ['bookings:manage'] });
  const [self, hidden] = await patientsOf(member);
  expect(self.self).toBe(true);
  expect(hidden).toMatchObject({ id: elder.personId, self: false, home: null });
  await member.grant(['bookings:manage', 'location:read']);
  expect((await patientsOf(member))[1].home).toEqual(inRemera);
  await member.grant(['health:read', 'location:read']);
  expect(await patientsOf(member)).toHaveLength(1);
});
