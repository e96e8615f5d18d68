import { ConfigError } from './config-error.ts';

/** A provider of street tiles, which the browser of a coordinator asks by itself. */
export interface StreetTiles {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly attribution: string;
  /** What the pages' Content-Security-Policy has to admit. */
  readonly origin: string;
}

interface Given {
  readonly MAP_TILES_URL?: string | undefined;
  readonly MAP_TILES_ATTRIBUTION?: string | undefined;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The street tiles that the settings name; undefined without any.
 * @throws ConfigError when only one is set, the address has no place for a tile's numbers, or others
 * could read along which tiles are asked
 */
export function readStreetTiles(given: Given): StreetTiles | undefined {
  const { MAP_TILES_ATTRIBUTION: attribution, MAP_TILES_URL: url } = given;
  if (url === undefined && attribution === undefined) return undefined;
  if (!url || !attribution) {
    throw new ConfigError('MAP_TILES_URL and MAP_TILES_ATTRIBUTION belong together.');
  }
  const { hostname, origin, protocol } = new URL(url);
  if (!['{z}', '{x}', '{y}'].every((number) => url.slice(url.indexOf(hostname)).includes(number))) {
    throw new ConfigError('MAP_TILES_URL needs {z}, {x} and {y}.');
  }
  if (hostname.includes('{') || /[;,\s]/.test(url)) {
    throw new ConfigError('MAP_TILES_URL names one host, without placeholders such as {s}.');
  }
  if (protocol !== 'https:' && !loopback.test(hostname)) {
    throw new ConfigError(
      'MAP_TILES_URL must begin with https:// unless it is this machine: it tells where help is needed.',
    );
  }
  return { url, attribution, origin };
}
