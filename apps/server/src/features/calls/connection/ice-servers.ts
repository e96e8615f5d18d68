import { createHmac, randomUUID } from 'node:crypto';
import { hourInMs } from '@hafi/base/time';
import type { ConnectionHelp } from '@hafi/contract/calls/call.schemas';
import type { Config } from '../../../platform/config/config.ts';

/** How long the names for the relay are good, in milliseconds: longer than any call. */
const goodForMs = 12 * hourInMs;

/**
 * The servers by which devices find each other through networks. A relay (TURN) gets a name that ends
 * by itself, as coturn's `use-auth-secret` checks it (draft-uberti-behave-turn-rest): without one our
 * relay would carry anybody's data. It says nothing about whose it is.
 */
export function iceServersOf(
  { TURN_SECRET, TURN_URLS }: Pick<Config, 'TURN_SECRET' | 'TURN_URLS'>,
  now: Date,
): Pick<ConnectionHelp, 'iceServers' | 'validUntil'> {
  const isRelay = (url: string) => /^turns?:/.test(url);
  const relays = TURN_URLS.filter(isRelay);
  const others = TURN_URLS.filter((url) => !isRelay(url));
  const iceServers: ConnectionHelp['iceServers'] = [];
  if (others.length > 0) iceServers.push({ urls: others });
  if (relays.length === 0 || TURN_SECRET === undefined) return { iceServers, validUntil: null };
  const until = new Date(now.getTime() + goodForMs);
  const username = `${Math.floor(until.getTime() / 1000)}:${randomUUID()}`;
  const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64');
  iceServers.push({ urls: relays, username, credential });
  return { iceServers, validUntil: until.toISOString() };
}
