import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { createHttpServer } from './create-http-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

it('believes the one proxy in front, and nothing that a visitor wrote before it', async () => {
  const http = await createHttpServer(app.platform);
  http.get('/address', async ({ ip }) => ({ ip }));
  const headers = { 'x-forwarded-for': '1.2.3.4, 41.186.0.7' };
  const answer = await http.inject({ url: '/address', headers, remoteAddress: '10.0.0.1' });
  expect(answer.json()).toEqual({ ip: '41.186.0.7' });
  await http.close();
});
