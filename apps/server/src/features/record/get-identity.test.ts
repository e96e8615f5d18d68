import { hourInMs } from '@hafi/base/time';
import { appointmentAccessHours } from '@hafi/contract/circle/circle-terms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { giveAppointmentAccessNow } from '../../test/factories/appointment-access.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('tells whom a page is about, and the elder who asked', async () => {
  const elder = await makePerson(app, {
    birthdate: '1952-03-12',
    sex: 'female',
    phoneNumber: '+250788000777',
  });
  const at = `/api/elders/${elder.personId}`;
  const allergy = { substance: 'Penicillin', kind: 'medication', criticality: 'high' };
  await callAs(app, elder).post(`${at}/allergies`, allergy);
  await callAs(app, elder).post(`${at}/coverages`, { insurer: 'cbhi', memberNumber: '12-7' });
  await callAs(app, elder).post(`${at}/coverages`, { insurer: 'mmi', validUntil: '2019-12-31' });
  const daughter = await makeMember(app, { elder, permissions: ['health:read'] });
  expect((await callAs(app, daughter).get(`${at}/identity`)).json().data).toEqual({
    name: 'Espérance Mukamana',
    birthdate: '1952-03-12',
    sex: 'female',
    allergies: [{ substance: 'Penicillin', criticality: 'high' }],
    allergiesAsked: null,
    ownWords: null,
    phoneNumber: '+250788000777',
    insurances: [{ insurer: 'cbhi', insurerName: null, memberNumber: '12-7' }],
    accessUntil: null,
  });
  const views = (await callAs(app, elder).get(`${at}/access-log`)).json().data;
  expect(views).toMatchObject([{ subject: 'allergies', who: { personId: daughter.personId } }]);
});

it('says who asked last once the only allergy is withdrawn', async () => {
  const elder = await makePerson(app);
  const at = `/api/elders/${elder.personId}`;
  const allergy = { substance: 'Penicillin', kind: 'medication', criticality: 'high' };
  const { id } = (await callAs(app, elder).post(`${at}/allergies`, allergy)).json().data;
  await callAs(app, elder).post(`${at}/allergies/${id}/withdraw`, { reason: 'Tested' });
  const { data } = (await callAs(app, elder).get(`${at}/identity`)).json();
  const requested = { at: app.clock.now().toISOString(), by: 'Espérance Mukamana' };
  expect(data).toMatchObject({ allergies: [], allergiesAsked: requested });
});

it('says until when an appointment lets its doctor see it', async () => {
  const elder = await makePerson(app);
  const doctor = await makePerson(app, { roles: ['DOCTOR'] });
  await giveAppointmentAccessNow(app, elder, doctor);
  const ask = () => callAs(app, doctor).get(`/api/elders/${elder.personId}/identity`);
  const ends = new Date(app.clock.now().getTime() + appointmentAccessHours.after * hourInMs);
  expect((await ask()).json().data.accessUntil).toBe(ends.toISOString());
  app.clock.advance({ hours: appointmentAccessHours.after, minutes: 1 });
  expect((await ask()).statusCode).toBe(404);
});

it('says what nobody has said as unknown, and reads the sex of an identity number', async () => {
  const identityOf = async (person: Parameters<typeof makePerson>[1]) => {
    const elder = await makePerson(app, person);
    return (await callAs(app, elder).get(`/api/elders/${elder.personId}/identity`)).json().data;
  };
  expect(await identityOf({})).toMatchObject({ birthdate: null, sex: null });
  expect(await identityOf({ nationalId: '1195070012345067' })).toMatchObject({ sex: 'female' });
  expect(await identityOf({ nationalId: '1195080012345067' })).toMatchObject({ sex: 'male' });
});
