import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from '../../../platform/config/config.ts';
import { iceServersOf } from './ice-servers.ts';

const now = new Date('2026-11-23T06:00:00Z');
const configOf = (env: Record<string, string>) =>
  readConfig({ HAFI_MODE: 'demo', DATA_DIR: '/tmp/hafi-ice', ...env });

it('names no server where none is set, so that no page asks anybody', () => {
  expect(iceServersOf(configOf({}), now)).toEqual({ iceServers: [], validUntil: null });
});

it('gives the relay a name that ends by itself, signed as coturn checks it', () => {
  const TURN_SECRET = 'a-secret-of-the-relay';
  const TURN_URLS = 'stun:turn.example, turn:turn.example:3478?transport=udp';
  const { iceServers, validUntil } = iceServersOf(configOf({ TURN_SECRET, TURN_URLS }), now);
  expect(validUntil).toBe('2026-11-23T18:00:00.000Z');
  const [stun, turn] = iceServers;
  expect(stun).toEqual({ urls: ['stun:turn.example'] });
  expect(turn?.urls).toEqual(['turn:turn.example:3478?transport=udp']);
  expect(turn?.username).toMatch(/^1795456800:[0-9a-f-]{36}$/);
  const signed = createHmac('sha1', TURN_SECRET)
    .update(turn?.username ?? '')
    .digest('base64');
  expect(turn?.credential).toBe(signed);
});

it.each([
  [{ TURN_URLS: 'turn:turn.example' }, 'TURN_SECRET'],
  [{ TURN_URLS: 'https://turn.example' }, 'TURN_URLS'],
  [{ TURN_URLS: 'turn:turn.example', TURN_SECRET: 'short' }, 'TURN_SECRET'],
])('refuses to start with %o', (env, named) => {
  expect(() => configOf(env)).toThrow(named);
});
