import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { type Helper, volunteeringStage } from '../../test/volunteering-stage.ts';

const password = 'Agaseke-8';

let app: TestApp;
let stage: ReturnType<typeof volunteeringStage>;
let elder: Helper;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  stage = volunteeringStage(app);
  elder = await stage.elder({ password });
  id = await stage.requested(elder);
});
afterEach(() => app.reset());

async function leave(who: Helper): Promise<number> {
  await who.post('/api/auth/confirm', { password });
  return (await who.post('/api/auth/delete-account', { word: 'DELETE' })).statusCode;
}

test('the data export of both sides has the request, without the name of the other', async () => {
  const volunteer = await stage.volunteer();
  await stage.act(volunteer, id, 'accept');
  await elder.post('/api/auth/confirm', { password });
  const own = (await elder.get('/api/auth/my-data')).json().data;
  expect(own.helpRequests).toMatchObject([
    { id, givenAs: 'elder', type: 'errand', status: 'accepted', note: expect.any(String) },
  ]);
  expect(JSON.stringify(own.helpRequests)).not.toContain('Patrick');
});

test('an elder who leaves withdraws the request, notifies the volunteer, and leaves no text', async () => {
  const volunteer = await stage.volunteer();
  await stage.act(volunteer, id, 'accept');
  expect(await leave(elder)).toBe(200);
  const { data } = (await volunteer.get('/api/volunteering/taken?scope=past')).json();
  expect(data).toMatchObject([{ state: 'cancelled', note: null, firstName: '—', contact: null }]);
  expect((await stage.bell(volunteer))[0]?.title).toBe('The help is no longer needed');
});

test('a volunteer who leaves gives the request back, so that another can come', async () => {
  const volunteer = await stage.volunteer();
  const other = await stage.volunteer();
  const leaving = await stage.elder({ roles: ['VOLUNTEER'], verified: true, password });
  expect((await stage.act(leaving, id, 'accept')).statusCode).toBe(200);
  expect(await leave(leaving)).toBe(200);
  const { data } = (await elder.get('/api/help-requests')).json();
  expect(data).toMatchObject([{ id, state: 'open', volunteer: null }]);
  expect((await stage.act(other, id, 'accept')).statusCode).toBe(200);
  expect((await stage.act(volunteer, id, 'accept')).statusCode).toBe(409);
});
