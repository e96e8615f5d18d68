import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const secret = 'a-secret-of-at-least-thirty-two-letters';
let app: TestApp;
beforeAll(async () => {
  const env = { SMS_REPORTS_SECRET: secret, SMS_REPORTS_ADDRESSES: '196.201.214.0/24' };
  app = await startTestApp({ env });
});
afterAll(() => app.close());

it('admits reports from the addresses of the setting only, whatever the secret', async () => {
  const from = async (remoteAddress: string, typed = secret) =>
    (
      await app.http.inject({
        method: 'POST',
        url: `/api/sms/reports/africastalking/${typed}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ id: 'ATXid_1', status: 'Success' }).toString(),
        remoteAddress,
      })
    ).statusCode;
  expect(await from('196.201.214.7')).toBe(200);
  expect(await from('196.201.215.7')).toBe(404);
  expect(await from('196.201.214.7', `${secret}x`)).toBe(404);
});
