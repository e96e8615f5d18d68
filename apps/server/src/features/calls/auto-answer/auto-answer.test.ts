import type { Call } from '@hafi/contract/calls/call.schemas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { callStage } from '../../../test/calls/call-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof callStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = callStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

async function family() {
  const { daughter, elder, place } = await stage.family();
  const url = `/api/elders/${elder.personId}/auto-answer`;
  const mobile = await stage.device(daughter);
  /** Whether a new call of the daughter opens by itself on the elder's device. */
  const opens = async () => {
    mobile.renew();
    const call: Call = (await mobile.start(place)).json().data;
    await mobile.leave(call.id);
    return call.people.find(({ isElder }) => isElder)?.answersItself;
  };
  const allow = (who: typeof elder, isAllowed: boolean) =>
    callAs(app, who).put(`${url}/${daughter.personId}`, { isAllowed });
  return { allow, daughter, elder, opens, url };
}

it('opens the calls of a member whom the elder has allowed, until that is taken back', async () => {
  const { allow, daughter, elder, opens, url } = await family();
  expect(await opens()).toBe(false);
  expect((await allow(elder, true)).statusCode).toBe(200);
  expect((await callAs(app, elder).get(url)).json().data).toEqual([
    {
      personId: daughter.personId,
      name: 'Claudine Mukamana',
      relation: 'child',
      isAllowed: true,
    },
  ]);
  expect(await opens()).toBe(true);
  await allow(elder, false);
  expect(await opens()).toBe(false);
  const log = (await callAs(app, elder).get(`/api/elders/${elder.personId}/consents`)).json().data;
  expect(log).toMatchObject([{ action: 'calls-closed' }, { action: 'calls-opened' }]);
});

it('is set by who decides, and the elder is told of it', async () => {
  const { allow, elder, opens } = await family();
  const son = await makeMember(app, { elder, decidesAs: 'manager' });
  expect((await allow(son, true)).statusCode).toBe(200);
  expect(await opens()).toBe(true);
  const bell = (await callAs(app, elder).get('/api/notifications')).json().data;
  expect(bell.map(({ message }: { message: string }) => message)).toContain(
    'Calls of Claudine Mukamana open by themselves on your device now. You can end this at any time.',
  );
});

it('is for nobody else, neither to read nor to change', async () => {
  const { allow, daughter, elder, url } = await family();
  const doctor = await makePerson(app, { roles: ['DOCTOR'] });
  for (const who of [daughter, doctor]) {
    expect((await callAs(app, who).get(url)).statusCode).toBe(404);
    expect((await allow(who, true)).statusCode).toBe(404);
  }
  const stranger = `${url}/${doctor.personId}`;
  expect((await callAs(app, elder).put(stranger, { isAllowed: true })).statusCode).toBe(404);
});

it('does not come back with a right that was taken away in between', async () => {
  const { allow, daughter, elder, opens } = await family();
  await allow(elder, true);
  app.clock.advance({ minutes: 1 });
  const change = (permissions: string[]) =>
    callAs(app, elder).put(`/api/elders/${elder.personId}/circle/members/${daughter.personId}`, {
      relation: 'child',
      permissions,
      textVersion: '2026-11-22',
    });
  const taken = await change([]);
  expect(taken.statusCode, taken.body).toBe(200);
  app.clock.advance({ minutes: 1 });
  expect((await change(['messages'])).statusCode).toBe(200);
  expect(await opens()).toBe(false);
});
