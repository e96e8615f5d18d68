import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { channelsEnv, channelsStage } from '../../../test/channels/channels-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { amlodipine } from '../../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { pulse } from '../../../test/vitals-stage.ts';
import { recordDeath } from '../../accounts/accounts.public.ts';

let app: TestApp;
let stage: ReturnType<typeof channelsStage>;
beforeAll(async () => {
  app = await startTestApp({ env: channelsEnv });
  stage = channelsStage(app);
});
afterEach(() => app.reset());
afterAll(() => app.close());

/** An elder with a daughter. */
async function household() {
  const elder = await stage.elder();
  const at = `/api/elders/${elder.personId}`;
  const { elder: _, ...daughter } = await makeMember(app, {
    elder,
    permissions: ['alerts:receive', 'health:write'],
  });
  const hers = callAs(app, daughter);
  const medicine = { confirmed: true, ...amlodipine() };
  const medicationId = (await elder.post(`${at}/medications`, medicine)).json().data?.id;
  const press = async (more: object = {}): Promise<string> => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/emergencies',
      headers: { ...elder.headers, 'idempotency-key': newId() },
      payload: more,
    });
    return answer.json().data.id;
  };
  const fire = async () => {
    app.clock.advance({ seconds: 11 });
    await app.due.run('emergency.fire');
  };
  return {
    at,
    daughter: hers,
    elder,
    fire,
    press,
    /** What the elder may do, and what is no sign of life. */
    acts: {
      app: () => press(),
      drill: () => press({ drill: true }),
      ussd: () => stage.dial(elder.phone).press('2', '1'),
      sms: async () => {
        await stage.sms(elder.phone, 'HELP');
        await stage.follow();
      },
      well: async () => {
        await stage.sms(elder.phone, '1');
        await stage.follow();
      },
      'well-ussd': () => stage.dial(elder.phone).press('1'),
      ring: async () => {
        await stage.missedCall(elder.phone);
        await stage.follow();
      },
      reading: () => elder.post(`${at}/vitals`, { id: newId(), ...pulse(72) }),
      'her reading': () => hers.post(`${at}/vitals`, { id: newId(), ...pulse(72) }),
      dose: () =>
        elder.post(`${at}/doses`, {
          id: newId(),
          medicationId,
          dueAt: '2026-11-23T07:00:00.000Z',
          status: 'taken',
          at: app.clock.now().toISOString(),
        }),
    },
    /** Records the death, a minute before now. */
    die: async () => {
      const now = app.clock.now();
      await inTransaction(app.platform, (tx) =>
        recordDeath(tx, elder.personId, { at: now, by: elder.personId }),
      );
      app.clock.advance({ minutes: 1 });
    },
    isDead: async () => (await hers.get(`${at}/circle`)).json().data.death !== undefined,
    news: async (): Promise<string[]> =>
      (await hers.get('/api/notifications?limit=100'))
        .json()
        .data.map(({ message }: { message: string }) => message)
        .filter((message: string) => message.includes('recorded by mistake')),
  };
}
type Act = keyof Awaited<ReturnType<typeof household>>['acts'];

it.each<Act>(['app', 'ussd', 'sms', 'well', 'well-ussd', 'reading', 'dose'])(
  'takes a recorded death back and tells the circle: %s',
  async (what) => {
    const { acts, die, isDead, news } = await household();
    await die();
    await acts[what]();
    expect(await isDead()).toBe(false);
    expect(await news()).toHaveLength(1);
    await acts[what]();
    expect(await news()).toHaveLength(1);
  },
);

it.each<Act>(['ring', 'her reading', 'drill'])('is not shown by this: %s', async (what) => {
  const { acts, die, isDead, news } = await household();
  await die();
  await acts[what]();
  expect(await isDead()).toBe(true);
  expect(await news()).toEqual([]);
});

it.each<Act>(['well', 'well-ussd'])('is shown while a call goes on: %s', async (what) => {
  const { acts, die, fire, isDead, press } = await household();
  await press();
  await fire();
  await die();
  await acts[what]();
  expect(await isDead()).toBe(false);
});

it('is shown by who ends the own call of before', async () => {
  const { daughter, die, elder, fire, isDead, press } = await household();
  const id = await press();
  await fire();
  await die();
  expect(await isDead()).toBe(true);
  const end = { as: 'resolved', outcome: 'well' };
  const answer = await elder.post(`/api/emergencies/${id}/resolve`, end);
  expect(answer.statusCode).toBe(200);
  expect(await isDead()).toBe(false);
  expect((await daughter.get('/api/notifications')).statusCode).toBe(200);
});

it.each<Act>(['well', 'well-ussd', 'reading', 'dose'])(
  'refuses a death that was said before it and arrives later: %s',
  async (what) => {
    const { acts, daughter, fire, isDead, press } = await household();
    const id = await press();
    await fire();
    await daughter.post(`/api/emergencies/${id}/arrived`, {});
    const saidAt = app.clock.now().toISOString();
    app.clock.advance({ minutes: 1 });
    await acts[what]();
    app.clock.advance({ minutes: 1 });
    const said = { as: 'resolved', outcome: 'died', saidAt };
    const answer = await daughter.post(`/api/emergencies/${id}/resolve`, said);
    expect(answer.json().code).toBe('elder-lived-since');
    expect(await isDead()).toBe(false);
  },
);

it('does not refuse it for a missed call, which a pocket makes', async () => {
  const { acts, daughter, fire, isDead, press } = await household();
  const id = await press();
  await fire();
  await daughter.post(`/api/emergencies/${id}/arrived`, {});
  app.clock.advance({ minutes: 1 });
  const saidAt = app.clock.now().toISOString();
  app.clock.advance({ minutes: 1 });
  await acts.ring();
  const said = { as: 'resolved', outcome: 'died', saidAt };
  expect((await daughter.post(`/api/emergencies/${id}/resolve`, said)).statusCode).toBe(200);
  expect(await isDead()).toBe(true);
});
