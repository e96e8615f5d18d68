import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { type OwnProcess, startProcess } from './crash/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hafi-demo-'));
let server: OwnProcess;

afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Booking {
  readonly id: string;
  readonly payment: { readonly state: string };
}
interface Payment {
  readonly for: { readonly id: string };
  readonly status: string;
}

test('who cancels what the demo says is paid has the money back', {
  timeout: 120_000,
}, async () => {
  server = startProcess('server', {
    env: { HAFI_MODE: 'demo', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  const address = await server.ready;
  const ask = async (method: 'GET' | 'POST', path: string, headers = {}, body?: object) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBeLessThan(300);
    return ((await answer.json()) as { data: never }).data;
  };
  const demo = { email: 'elder@hafi.test', password: 'Hafi-demo-1' };
  const { token } = await ask('POST', '/auth/signin', {}, demo);
  const elder = { authorization: `Bearer ${token}` };
  const coming: Booking[] = await ask('GET', '/bookings?scope=coming', elder);
  const paid = coming.find(({ payment }) => payment.state === 'paid');
  await ask('POST', `/bookings/${paid?.id}/cancel`, elder);
  const payment = async () => {
    const all: Payment[] = await ask('GET', '/payments', elder);
    return all.find((one) => one.for.id === paid?.id)?.status;
  };
  await vi.waitUntil(async () => (await payment()) === 'refunded', {
    timeout: 60_000,
    interval: 500,
  });
});
