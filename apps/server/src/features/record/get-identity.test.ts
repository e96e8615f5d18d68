import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('tells whom a page is about, and the elder who asked', async () => {
  const elder = await makePerson(app, { birthdate: '1952-03-12', sex: 'female' });
  const at = `/api/elders/${elder.personId}`;
  const allergy = { substance: 'Penicillin', kind: 'medication', criticality: 'high' };
  await callAs(app, elder).post(`${at}/allergies`, allergy);
  const daughter = await makeMember(app, { elder, permissions: ['health:read'] });
  expect((await callAs(app, daughter).get(`${at}/identity`)).json().data).toEqual({
    name: 'Espérance Mukamana',
    birthdate: '1952-03-12',
    sex: 'female',
    allergies: [{ substance: 'Penicillin', criticality: 'high' }],
    ownWords: null,
  });
  const views = (await callAs(app, elder).get(`${at}/access-log`)).json().data;
  expect(views).toMatchObject([{ subject: 'allergies', who: { personId: daughter.personId } }]);
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
