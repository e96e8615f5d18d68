import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'hafi-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const production = {
  HAFI_MODE: 'production',
  DATABASE_URL: 'postgres://localhost/hafi',
  PUBLIC_URL: 'https://hafi.example',
  SESSION_SECRET: '9f8c2b7e4d1a6035f7e8c9b0a1d2e3f4',
  TRUST_PROXY: '1',
  DATA_DIR,
};

const s3 = {
  S3_ENDPOINT: 'https://s3.hafi.example',
  S3_BUCKET: 'hafi-files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

const tiles = {
  MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=1',
  MAP_TILES_ATTRIBUTION: '© Somebody',
};

describe('readConfig', () => {
  it('takes streets from one provider, and has none without', () => {
    expect(readConfig({ DATA_DIR }).streetTiles).toBeUndefined();
    expect(readConfig({ DATA_DIR, ...tiles }).streetTiles).toEqual({
      url: tiles.MAP_TILES_URL,
      attribution: '© Somebody',
      origin: 'https://tiles.example',
    });
  });

  it('asks the levels of an emergency that are set, always the contacts', () => {
    const read = (EMERGENCY_LEVELS?: string) =>
      readConfig({ DATA_DIR, EMERGENCY_LEVELS }).EMERGENCY_LEVELS;
    expect(read()).toEqual(['contacts', 'volunteers', 'coordinators']);
    expect(read('contacts, coordinators')).toEqual(['contacts', 'coordinators']);
    for (const wrong of ['volunteers', 'contacts,neighbours', ',']) {
      expect(() => read(wrong)).toThrow('EMERGENCY_LEVELS');
    }
  });

  it('needs nothing for a demo, and keeps its own session secret', () => {
    const first = readConfig({ DATA_DIR });
    expect(first).toMatchObject({ demo: true, PORT: 3000, HOST: '127.0.0.1' });
    expect(readConfig({ DATA_DIR }).sessionSecret).toBe(first.sessionSecret);
    expect(first.VAPID_PUBLIC_KEY).toMatch(/^B[\w-]{86}$/);
    expect(readConfig({ DATA_DIR }).VAPID_PRIVATE_KEY).toBe(first.VAPID_PRIVATE_KEY);
  });

  it('stores files where the settings say, else in the data directory', () => {
    expect(readConfig({ DATA_DIR, ...s3 }).s3).toEqual({
      endpoint: 'https://s3.hafi.example',
      bucket: 'hafi-files',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    expect(readConfig({ DATA_DIR }).s3).toBeUndefined();
  });

  it('accepts a complete production', () => {
    expect(readConfig(production).demo).toBe(false);
  });

  it.each([
    [{ ...production, DATABASE_URL: undefined }, 'DATABASE_URL'],
    [{ ...production, SESSION_SECRET: '' }, 'SESSION_SECRET'],
    [{ ...production, SESSION_SECRET: 'a'.repeat(40) }, 'too weak'],
    [{ ...production, SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ ...production, PUBLIC_URL: 'http://hafi.example' }, 'https://'],
    [{ ...production, TRUST_PROXY: undefined }, 'TRUST_PROXY'],
    [{ ...production, TRUST_PROXY: 'true' }, 'number of proxies'],
    [{ ...production, TRUST_PROXY: '10.0.0.0/40' }, 'number of proxies'],
    [
      { ...production, SESSION_SECRET: `a:${'a'.repeat(40)},b:9f8c2b7e4d1a6035f7e8c9b0a1d2e3f4` },
      'too weak',
    ],
    [{ ...production, SESSION_SECRET: 'a:9f8c2b7e4d1a6035f7e8c9b0a1d2e3f4,b:short' }, 'too short'],
    [{ DATA_DIR, HOST: '0.0.0.0' }, 'HAFI_MODE'],
    [{ DATA_DIR, PUBLIC_URL: 'https://hafi.example' }, 'HAFI_MODE'],
    [{ DATA_DIR, PORT: 'many' }, 'PORT'],
    [{ ...production, VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}` }, 'VAPID_PRIVATE_KEY'],
    [{ ...production, VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PRIVATE_KEY'],
    [{ DATA_DIR, AFRICASTALKING_API_KEY: 'key' }, 'AFRICASTALKING_USERNAME'],
    [{ DATA_DIR, SMS_REPORTS_SECRET: 'short' }, 'SMS_REPORTS_SECRET'],
    [{ DATA_DIR, CHANNELS_SECRET: 'short' }, 'CHANNELS_SECRET'],
    [{ DATA_DIR, CHANNELS_ADDRESSES: '10.0.0.0/8, everybody' }, 'CHANNELS_ADDRESSES'],
    [{ DATA_DIR, USSD_CODE: '384' }, 'USSD_CODE'],
    [{ DATA_DIR, SMS_NUMBER: 'Hafi' }, 'SMS_NUMBER'],
    [{ DATA_DIR, HAFI_MODE: 'test' }, 'HAFI_MODE'],
    [{ DATA_DIR, S3_BUCKET: 'hafi' }, 'belong together'],
    [{ DATA_DIR, MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }, 'belong together'],
    [{ DATA_DIR, ...tiles, MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' }, '{y}'],
    [{ DATA_DIR, ...tiles, MAP_TILES_URL: 'https://{s}.example/{z}/{x}/{y}.png' }, 'one host'],
    [{ DATA_DIR, ...tiles, MAP_TILES_URL: 'https://a.example/{z}/{x}/{y};*' }, 'one host'],
    [{ DATA_DIR, ...tiles, MAP_TILES_URL: 'http://10.0.0.7/{z}/{x}/{y}.png' }, 'https://'],
    [{ DATA_DIR, ...s3, S3_ENDPOINT: 'http://10.0.0.7:9000' }, 'https://'],
    [{ DATA_DIR, ...s3, S3_BUCKET: 'a/b' }, 'S3_BUCKET'],
  ])('refuses %o and says why', (env, words) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(words);
  });

  it('serves a demo beyond this machine only when it is said', () => {
    const open = { DATA_DIR, HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.5:3000' };
    expect(readConfig({ ...open, HAFI_MODE: 'demo' }).demo).toBe(true);
    const near = { DATA_DIR, HOST: '::1', PUBLIC_URL: 'http://localhost:3000' };
    expect(readConfig(near).demo).toBe(true);
  });

  it.each([
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ])('reads TRUST_PROXY=%s', (TRUST_PROXY, trusted) => {
    expect(readConfig({ ...production, TRUST_PROXY }).trustProxy).toEqual(trusted);
  });

  it('reads a ring of keys, the newest first', () => {
    const [old, young] = ['9f8c2b7e4d1a6035f7e8c9b0a1d2e3f4', '0123456789abcdefghijklmnopqrstuv'];
    const config = readConfig({ ...production, SESSION_SECRET: `2026:${young},${old}` });
    expect(config.sessionSecret).toBe(young);
    expect(config.keys.all).toEqual([
      { id: '2026', secret: young },
      { id: '', secret: old },
    ]);
  });
});
