import { afterAll, beforeEach, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { pressure, vitalsStage } from '../../test/vitals-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof vitalsStage>;
let elder: SignedIn;
let daughter: SignedIn;
let neighbour: SignedIn;
let cousin: SignedIn;

beforeEach(async () => {
  app ??= await startTestApp();
  stage = vitalsStage(app);
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await makePerson(app);
  daughter = await stage.member(elder, ['health:read', 'health:write', 'alerts:receive']);
  neighbour = await stage.member(elder, ['alerts:receive']);
  cousin = await stage.member(elder, ['bookings:manage', 'messages', 'health:write']);
});
afterAll(() => app.close());

const crisis = async (): Promise<string> =>
  (await stage.add(elder, elder, pressure(188, 124, { confirmed: true }))).json().data.alert.id;
const newsOf = async (who: SignedIn) =>
  (await callAs(app, who).get('/api/alerts/urgent')).json().data;
const act = (who: SignedIn, id: string, what: string, body?: object) =>
  callAs(app, who).post(`/api/elders/${elder.personId}/alerts/${id}/${what}`, body);

it('names the elder to who receives alerts, to the elder, and to nobody else', async () => {
  const stranger = await makePerson(app, { roles: ['FAMILY'] });
  const id = await crisis();
  const about = { id: elder.personId, firstName: 'Espérance', you: false };
  expect(await newsOf(daughter)).toEqual([{ id, elder: about, yours: false }]);
  expect(await newsOf(neighbour)).toEqual([{ id, elder: about, yours: false }]);
  expect(await newsOf(elder)).toEqual([{ id, elder: { ...about, you: true }, yours: false }]);
  expect(await newsOf(cousin)).toEqual([]);
  expect(await newsOf(stranger)).toEqual([]);
});

it('writes nothing in the access log', async () => {
  await crisis();
  const log = async () =>
    (await callAs(app, elder).get(`/api/elders/${elder.personId}/access-log`)).json().data;
  const before = await log();
  await newsOf(daughter);
  expect(await log()).toEqual(before);
});

it('knows who looks after it, and leaves once it is closed', async () => {
  const id = await crisis();
  await act(daughter, id, 'acknowledge');
  expect(await newsOf(daughter)).toMatchObject([{ id, yours: true }]);
  expect(await newsOf(neighbour)).toMatchObject([{ id, yours: false }]);
  await act(daughter, id, 'close', { note: 'She is well.', outcome: 'well' });
  expect(await newsOf(daughter)).toEqual([]);
});

it('says nothing of a reading that is not urgent', async () => {
  await stage.add(elder, elder, pressure(150, 95, { confirmed: true }));
  expect(await newsOf(daughter)).toEqual([]);
});

it('reaches coordinators only once they are asked', async () => {
  const admin = await makePerson(app, { roles: ['ADMIN'] });
  const id = await crisis();
  const own = async () => (await newsOf(admin)).filter((each: { id: string }) => each.id === id);
  expect(await own()).toEqual([]);
  for (const _ of ['doctor', 'coordinators']) {
    app.clock.advance({ minutes: 10 });
    await app.due.run('alerts.climb');
  }
  expect(await own()).toHaveLength(1);
});
