import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { channelsEnv, channelsSecret, channelsStage } from '../../test/channels/channels-stage.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { channelMessages } from './channels.tables.ts';

let app: TestApp;
let stage: ReturnType<typeof channelsStage>;

beforeAll(async () => {
  app = await startTestApp({ env: channelsEnv });
  stage = channelsStage(app);
});
afterEach(() => app.reset());
afterAll(() => app.close());

const forms = (phone: string) => ({
  ussd: { sessionId: 's', phoneNumber: phone, serviceCode: '*384*250#', text: '1' },
  sms: { id: 'm', from: phone, to: '22750', text: '1', date: '2026-11-23' },
  voice: { isActive: '1', sessionId: 'c', direction: 'Inbound', callerNumber: phone },
});
const channels = ['ussd', 'sms', 'voice'] as const;

describe('a forged callback', () => {
  it.each(channels)('by %s is answered as if there were no such address', async (channel) => {
    const elder = await stage.elder();
    const fields = forms(elder.phone)[channel];
    for (const secret of [`${channelsSecret}x`, 'x'.repeat(channelsSecret.length), '%00', 'a']) {
      expect((await stage.post(channel, fields, secret)).json().code).toBe('not-found');
    }
    for (const query of [
      '',
      '?secret=',
      '?secret=x',
      '?secret[]=x',
      `?secret=${channelsSecret}x`,
    ]) {
      const url = `/api/channels/${channel}${query}`;
      const payload = new URLSearchParams(fields).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const bare = await app.http.inject({ method: 'POST', url, headers, payload });
      expect(bare.statusCode).toBe(404);
    }
    await stage.follow();
    expect(await stage.wellDays(elder)).toEqual([]);
    expect(await app.platform.db.select().from(channelMessages)).toEqual([]);
  });

  it('is none with the secret as a query, for who can set no other address', async () => {
    const elder = await stage.elder();
    const url = `/api/channels/ussd?secret=${channelsSecret}`;
    const answer = await app.http.inject({ method: 'POST', url, payload: forms(elder.phone).ussd });
    expect(answer.body).toMatch(/^END Thank you/);
  });

  it('is refused everywhere without a secret of ours', async () => {
    const other = await startTestApp();
    const { post } = channelsStage(other);
    for (const secret of ['', 'undefined', channelsSecret]) {
      expect((await post('ussd', forms('+250788000001').ussd, secret)).statusCode).toBe(404);
    }
    await other.close();
  });
});

it('by setting only the addresses of the provider are admitted', async () => {
  const env = { ...channelsEnv, CHANNELS_ADDRESSES: '196.201.214.0/24, 2001:db8::/32' };
  const other = await startTestApp({ env });
  const { post } = channelsStage(other);
  const from = async (address: string) =>
    (await post('ussd', forms('+250788000001').ussd, channelsSecret, address)).statusCode;
  expect(await from('196.201.214.7')).toBe(200);
  expect(await from('::ffff:196.201.214.7')).toBe(200);
  expect(await from('2001:db8::1')).toBe(200);
  expect(await from('196.201.215.7')).toBe(404);
  expect(await from('::1')).toBe(404);
  await other.close();
});

const hostile = [
  '',
  ' ',
  '\u0000',
  "'; drop table people; --",
  '\ud800',
  '＋２５０７８８',
  '+250788000001\n+250788000002',
  '9'.repeat(3000),
  '%s%n',
  '__proto__',
];

describe('hostile fields', () => {
  it.each(channels)('of %s never end in a failure of the server', async (channel) => {
    const elder = await stage.elder();
    const fields: Record<string, string> = forms(elder.phone)[channel];
    for (const name of Object.keys(fields)) {
      for (const value of hostile) {
        const { statusCode } = await stage.post(channel, { ...fields, [name]: value });
        expect([200, 400, 413], `${name}: ${value}`).toContain(statusCode);
      }
      const { [name]: _, ...less } = fields;
      expect([200, 400]).toContain((await stage.post(channel, less)).statusCode);
    }
    for (const payload of [[], { text: {} }, { sessionId: ['a'], phoneNumber: { a: 1 } }, 'x']) {
      const url = `/api/channels/${channel}/${channelsSecret}`;
      const { statusCode } = await app.http.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      expect([200, 400]).toContain(statusCode);
    }
    await stage.follow();
  });
});
