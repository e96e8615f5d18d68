import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { channelsEnv, channelsStage } from '../../../test/channels/channels-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { emergencies as emergencyTable } from '../../emergency/emergency.tables.ts';

let app: TestApp;
let stage: ReturnType<typeof channelsStage>;

beforeAll(async () => {
  app = await startTestApp({ env: channelsEnv });
  stage = channelsStage(app);
});
afterEach(() => app.reset());
afterAll(() => app.close());

const emergencies = async () =>
  (await app.platform.db.select().from(emergencyTable)).toSorted((one, other) =>
    one.id.localeCompare(other.id),
  );
const lastId = async () => (await emergencies()).at(-1)?.id;

it('gives the all-clear by the PIN, which everybody is told', async () => {
  const elder = await stage.elder();
  const { elder: _, ...daughter } = await makeMember(app, {
    elder,
    permissions: ['alerts:receive'],
  });
  await stage.dial(elder.phone).press('2', '1');
  app.clock.advance({ seconds: 11 });
  await app.due.run('emergency.fire');
  expect(await stage.dial(elder.phone).press('2', '3')).toContain('needs a phone PIN');
  await stage.setPin(elder);
  const call = stage.dial(elder.phone);
  expect(await call.press('2')).toMatch(/\n3 I am well\n0 Back$/);
  expect(await call.press('3')).toContain('Type your phone PIN');
  expect(await call.press('4729')).toMatch(/^CON Are you well\?.*\n1 Yes, I am well\n0 Back$/);
  const [{ state } = { state: '' }] = await emergencies();
  expect(state).toBe('alerting');
  expect(await call.press('1')).toContain('Your people are told that you are well');
  expect(await emergencies()).toMatchObject([
    { state: 'resolved', outcome: 'well', endedBy: elder.personId },
  ]);
  const [news] = (await callAs(app, daughter).get('/api/notifications')).json().data;
  expect(news.message).toMatch(/well/);
  expect(await call.again()).toContain('Your people are told that you are well');
  expect(await stage.dial(elder.phone).press('2')).toContain('Are you in danger?');
});

it('says when the call was ended elsewhere meanwhile, and never ends another than the one asked about', async () => {
  const elder = await stage.elder();
  await stage.setPin(elder);
  await makeMember(app, { elder, permissions: ['alerts:receive'] });
  const callOut = async () => {
    await stage.dial(elder.phone).press('2', '1');
    app.clock.advance({ seconds: 11 });
    await app.due.run('emergency.fire');
  };
  const ask = async () => {
    const call = stage.dial(elder.phone);
    expect(await call.press('2', '3', '4729')).toContain('Are you well?');
    return call;
  };
  const endInApp = async () => {
    const end = { outcome: 'well', as: 'resolved' };
    const answer = await elder.post(`/api/emergencies/${await lastId()}/resolve`, end);
    expect(answer.statusCode).toBe(200);
  };
  await callOut();
  const over = await ask();
  await endInApp();
  expect(await over.press('1')).toContain('Somebody has ended this call for help already');
  await callOut();
  const counting = await ask();
  await endInApp();
  await stage.dial(elder.phone).press('2', '1');
  expect(await counting.press('1')).toMatch(/2 Stop it/);
  app.clock.advance({ seconds: 11 });
  await app.due.run('emergency.fire');
  const states = async () => (await emergencies()).map(({ state }) => state);
  expect((await states()).at(-1)).toBe('alerting');
  // The first question was about a call that has ended; the one that goes on stays.
  expect(await counting.press('0')).toContain('1 I am well');
  expect(await states()).toEqual(['resolved', 'resolved', 'alerting']);
  const late = await ask();
  app.clock.advance({ seconds: 1 });
  const more = await elder.post(`/api/emergencies/${await lastId()}/escalate`);
  expect(more.statusCode).toBe(200);
  expect(await late.press('1')).toMatch(/\n3 I am well/);
  expect((await states()).at(-1)).toBe('alerting');
});
