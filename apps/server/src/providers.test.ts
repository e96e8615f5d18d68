import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './platform/config/config.ts';
import { createLog } from './platform/log/log.ts';
import { configuredSms } from './platform/outbox/sms/configured-sms.ts';
import { connectProviders } from './providers.ts';

const dir = mkdtempSync(join(tmpdir(), 'hafi-providers-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const log = createLog('silent');
const production = {
  HAFI_MODE: 'production',
  DATABASE_URL: 'postgres://localhost/hafi',
  PUBLIC_URL: 'https://hafi.test',
  TRUST_PROXY: '1',
  SESSION_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
};
const forget = async () => undefined;
const sms = { channel: 'sms', to: '+250788000001', subject: null, text: 'Muraho' } as const;
const mail = { channel: 'mail', to: 'elder@hafi.test', subject: 'Hafi', text: 'Muraho' } as const;

test('a demo without keys sends mail and SMS to the sandbox on its own address', async () => {
  const http = Fastify({ forceCloseConnections: true });
  let address = '';
  const config = readConfig({ DATA_DIR: join(dir, 'demo') });
  const providers = await connectProviders(config, log, () => address, forget);
  await providers.mountSandbox(http);
  address = await http.listen({ port: 0, host: '127.0.0.1' });
  await providers.transports.mail(mail);
  await providers.transports.sms(sms);
  const outbox = await (await fetch(`${address}/sandbox/outbox?format=json`)).text();
  expect(outbox).toContain('elder@hafi.test');
  expect(outbox).toContain('+250788000001');
  expect(providers.config).toMatchObject({
    MOMO_URL: `${address}/sandbox/momo`,
    MOMO_CALLBACK_URL: address,
    AIRTEL_URL: `${address}/sandbox/airtel`,
    GOOGLE_ISSUER: `${address}/sandbox/google`,
    INSTAGRAM_ISSUER: `${address}/sandbox/instagram`,
  });
  await http.close();
});

test('a sandbox in another process is used and none is mounted', async () => {
  const config = readConfig({
    DATA_DIR: join(dir, 'apart'),
    SANDBOX_URL: 'http://127.0.0.1:9/sandbox',
  });
  const http = Fastify();
  const providers = await connectProviders(config, log, () => 'http://127.0.0.1:8', forget);
  await providers.mountSandbox(http);
  expect((await http.inject({ url: '/sandbox/outbox' })).statusCode).toBe(404);
  expect(providers.config.MOMO_URL).toBe('http://127.0.0.1:9/sandbox/momo');
  expect(providers.config.MOMO_CALLBACK_URL).toBe('http://127.0.0.1:8');
  await http.close();
});

test('configured keys are not replaced, even in a demo', async () => {
  const config = readConfig({
    DATA_DIR: join(dir, 'keys'),
    SANDBOX_URL: 'http://127.0.0.1:9/sandbox',
    MOMO_URL: 'https://momo.test',
    MOMO_SUBSCRIPTION_KEY: 'own',
    AIRTEL_URL: 'https://airtel.test',
    AIRTEL_CLIENT_ID: 'own',
    AIRTEL_CLIENT_SECRET: 'own',
    GOOGLE_CLIENT_ID: 'own',
  });
  const providers = await connectProviders(config, log, () => '', forget);
  expect(providers.config).toMatchObject({
    MOMO_URL: 'https://momo.test',
    MOMO_SUBSCRIPTION_KEY: 'own',
    AIRTEL_URL: 'https://airtel.test',
    AIRTEL_CLIENT_ID: 'own',
    GOOGLE_CLIENT_ID: 'own',
    GOOGLE_ISSUER: 'https://accounts.google.com',
  });
});

test('production without keys has no sandbox and no mobile money, and sending fails', async () => {
  const http = Fastify();
  const providers = await connectProviders(readConfig(production), log, () => '', forget);
  await providers.mountSandbox(http);
  expect((await http.inject({ url: '/sandbox/outbox' })).statusCode).toBe(404);
  expect(providers.config.MOMO_SUBSCRIPTION_KEY).toBeUndefined();
  expect(providers.config.AIRTEL_CLIENT_ID).toBeUndefined();
  await expect(providers.transports.mail(mail)).rejects.toThrow('SMTP_URL');
  await expect(providers.transports.sms(sms)).rejects.toThrow('PINDO_TOKEN');
  await http.close();
});

test('keys of one provider are used alone, and the setting says which of two is asked first', () => {
  const DATA_DIR = join(dir, 'sms');
  const one = { AFRICASTALKING_API_KEY: 'key', AFRICASTALKING_USERNAME: 'hafi' };
  const both = { ...one, PINDO_TOKEN: 'token' };
  const names = (env: Record<string, string>) => configuredSms(readConfig({ DATA_DIR, ...env }));
  expect(names(one)).toEqual(['africastalking']);
  expect(names({ PINDO_TOKEN: 'token' })).toEqual(['pindo']);
  expect(names(both)).toEqual(['pindo', 'africastalking']);
  expect(names({ ...both, SMS_FIRST: 'africastalking' })).toEqual(['africastalking', 'pindo']);
  expect(names({})).toEqual(['pindo', 'africastalking']);
  expect(configuredSms(readConfig(production))).toEqual([]);
});

test('a start says which callbacks are open to whoever knows their address', async () => {
  const warned: string[] = [];
  const listening = Object.assign(createLog('silent'), {
    warn: (...said: unknown[]) => void warned.push(String(said.at(-1))),
  });
  const secret = 'a-secret-of-at-least-thirty-two-letters';
  const secrets = { CHANNELS_SECRET: secret, SMS_REPORTS_SECRET: secret };
  const start = async (env: object) => {
    warned.length = 0;
    const config = readConfig({ ...production, ...secrets, ...env });
    await connectProviders(config, listening, () => '', forget);
    return warned.filter((each) => each.includes('_ADDRESSES'));
  };
  expect(await start({})).toEqual([
    expect.stringMatching(/^CHANNELS_SECRET is set without CHANNELS_ADDRESSES/),
    expect.stringMatching(/^SMS_REPORTS_SECRET is set without SMS_REPORTS_ADDRESSES/),
  ]);
  const network = '196.201.214.0/24';
  expect(await start({ CHANNELS_ADDRESSES: network, SMS_REPORTS_ADDRESSES: network })).toEqual([]);
});
