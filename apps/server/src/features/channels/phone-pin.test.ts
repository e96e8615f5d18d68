import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { channelsEnv, channelsStage } from '../../test/channels/channels-stage.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { phonePins } from '../accounts/phone-pin/phone-pins.tables.ts';

let app: TestApp;
let stage: ReturnType<typeof channelsStage>;

beforeAll(async () => {
  app = await startTestApp({ env: channelsEnv });
  stage = channelsStage(app);
});
afterAll(() => app.close());

const at = (elderId: string) => `/api/elders/${elderId}/phone-pin`;

it('is set by the elder after the password, shown as set, and taken away', async () => {
  const elder = await stage.elder();
  const url = at(elder.personId);
  const none = { state: 'none', phoneNumber: elder.phone, proved: true, serviceCode: '*384*250#' };
  expect((await elder.get(url)).json().data).toEqual(none);
  expect((await elder.put(url, { pin: '4729' })).json().code).toBe('confirm-first');
  expect((await stage.setPin(elder)).json().data).toMatchObject({ state: 'set' });
  const [row] = await app.platform.db.select().from(phonePins);
  expect(row?.pinHash).toMatch(/^scrypt\$/);
  expect((await elder.remove(url)).json().data).toEqual(none);
});

it('is set by who decides for the elder, and by nobody else', async () => {
  const elder = await stage.elder();
  const who = async (more: object) => {
    const { elder: _, ...member } = await makeMember(app, { elder, permissions: [], ...more });
    return member;
  };
  const manager = await who({ decidesAs: 'manager' });
  expect((await callAs(app, manager).get(at(elder.personId))).statusCode).toBe(200);
  const url = at(elder.personId);
  expect((await callAs(app, manager).put(url, { pin: '4729' })).json().code).toBe('confirm-first');
  const reader = await who({ permissions: ['health:read', 'health:write', 'bookings:manage'] });
  const stranger = await stage.elder();
  for (const each of [callAs(app, reader), stranger]) {
    expect((await each.get(url)).statusCode).toBe(404);
    expect((await each.put(url, { pin: '4729' })).statusCode).toBe(404);
    expect((await each.remove(url)).statusCode).toBe(404);
  }
});

it.each(['1234', '1111', '1957', '0703', '0307', '123', '12345', 'abcd', ''])(
  'refuses %s',
  async (pin) => {
    const elder = await stage.elder({ birthdate: '1948-03-07' });
    expect((await stage.setPin(elder, pin)).statusCode).toBe(400);
  },
);
