import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { isOwnOrigin } from './origin-check.ts';
import { isHostOfDemo } from './own-host.ts';

let app: TestApp;
let address: Promise<string>;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'http://hafi.lan:3000' } });
  address = app.listen();
});
afterAll(() => app.close());

test.each([
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['192.168.1.5', true],
  ['localhost', true],
  ['LOCALHOST:3000', true],
  ['hafi.lan:3000', true],
  ['evil.example', false],
  ['localhost.evil.example:3000', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
  [undefined, false],
])('a demo answers for the host %s: %s', (host, answered) => {
  const settings = { HOST: '127.0.0.1', PUBLIC_URL: 'http://hafi.lan:3000' };
  expect(isHostOfDemo(host, settings)).toBe(answered);
});

test('a name of another site that points to this machine reads nothing', async () => {
  const ask = (host: string) => app.http.inject({ url: '/api/health', headers: { host } });
  expect((await ask('localhost:3000')).statusCode).toBe(200);
  const refused = await ask('evil.example');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'foreign-origin']);
});

test.each([
  ['https://hafi.example', true],
  [undefined, true],
  ['https://www.hafi.example', true],
  ['http://hafi.example', false],
  ['http://www.hafi.example', false],
  ['null', false],
  ['https://evil.example', false],
  ['https://evil.example//www.hafi.example', false],
])('a request of the origin %s is our own: %s', (origin, own) => {
  expect(isOwnOrigin(origin, 'https://hafi.example', 'www.hafi.example')).toBe(own);
});

/** The status with which the server answers a page's websocket. */
async function connect(host: string, origin: string): Promise<number | undefined> {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  const url = `${await address}/api/realtime/?EIO=4&transport=websocket`;
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { ...upgrade, host, origin } });
    sent.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    sent.on('response', ({ statusCode }) => resolve(statusCode));
    sent.on('error', reject);
    sent.end();
  });
}

test.each([
  ['hafi.lan:3000', 'http://hafi.lan:3000', 101],
  ['localhost:3000', 'http://localhost:3000', 101],
  ['192.168.1.5:3000', 'http://192.168.1.5:3000', 101],
  ['localhost:3000', 'http://evil.example', 400],
  ['evil.example', 'http://evil.example', 400],
])('a websocket to %s from the page %s is answered with %s', async (host, origin, status) => {
  expect(await connect(host, origin)).toBe(status);
});
