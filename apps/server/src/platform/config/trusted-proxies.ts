import { isIP } from 'node:net';
import { ConfigError } from './config-error.ts';

/** False for none, a number of hops, or addresses and networks. */
export type TrustedProxies = false | number | string[];

const named = ['loopback', 'linklocal', 'uniquelocal'];

function isTrusted(text: string): boolean {
  return named.includes(text) || isNetwork(text);
}

/** Whether a text is an address or a network, such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const most = version === 4 ? 32 : 128;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

/**
 * Reads `TRUST_PROXY`: `false`, how many proxies stand in front, or their addresses and networks
 * (`10.0.0.0/8,loopback`). `true` is refused: the first address of X-Forwarded-For is then believed,
 * which every visitor can write, so no limit by address holds.
 * @throws ConfigError for anything else
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const said = text?.trim().toLowerCase() ?? 'false';
  if (said === 'false' || said === '0') return false;
  if (/^[1-9]$/.test(said)) return Number(said);
  const networks = said.split(',').map((each) => each.trim());
  if (networks.every(isTrusted)) return networks;
  throw new ConfigError(
    'TRUST_PROXY must be the number of proxies in front of Hafi, or their addresses and networks such as 10.0.0.0/8, or false.',
  );
}
