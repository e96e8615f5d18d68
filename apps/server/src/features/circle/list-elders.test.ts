import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { giveAppointmentAccessNow } from '../../test/factories/appointment-access.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const eldersOf = async (who: SignedIn) => {
  const answer = await callAs(app, who).get('/api/elders');
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};

it('begins with the caller when they are an elder, and is empty for a stranger', async () => {
  const elder = await makePerson(app, { firstName: 'Vestine' });
  expect(await eldersOf(elder)).toMatchObject([{ id: elder.personId, by: 'self' }]);
  expect(await eldersOf(await makePerson(app, { roles: ['FAMILY'] }))).toEqual([]);
});

it('lists the elders of the caller’s circles with the caller’s permissions, without contacts', async () => {
  const elder = await makePerson(app, { firstName: 'Godelive', phoneNumber: '+250788000177' });
  const daughter = await makeMember(app, { elder, permissions: ['health:read', 'messages'] });
  expect(await eldersOf(daughter)).toEqual([
    {
      id: elder.personId,
      name: 'Godelive Mukamana',
      firstName: 'Godelive',
      photo: null,
      by: 'circle',
      relation: 'child',
      decidesAs: null,
      permissions: ['health:read', 'messages'],
    },
  ]);
});

it('lists the patients of a doctor around an appointment', async () => {
  const elder = await makePerson(app);
  const doctor = await makePerson(app, { roles: ['DOCTOR'] });
  await giveAppointmentAccessNow(app, elder, doctor);
  expect(await eldersOf(doctor)).toMatchObject([{ id: elder.personId, by: 'visit' }]);
});
