import type { StreetTiles } from '../config/street-tiles.ts';

/** `tiles` is the origin of a provider of street tiles: the only one that a page asks besides ours. */
const contentSecurityPolicy = (tiles: string | undefined) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${tiles ? ` ${tiles}` : ''}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const strictTransport = (secure: boolean): Record<string, string> =>
  secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {};

/** The security headers of a page; `secure` adds HSTS, for a site served over TLS. */
export function securityHeaders(
  secure: boolean,
  tiles?: StreetTiles | undefined,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(tiles?.origin),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=(self)',
    ...strictTransport(secure),
  };
}

/**
 * The security headers of an answer of the API, which is data: opened by itself it may load, run
 * and frame nothing (OWASP REST Security Cheat Sheet). What concerns pages only is left out, which
 * saves half a kilobyte on each answer. Nothing of it is kept anywhere, unless a route says so.
 */
export function apiHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...strictTransport(secure),
  };
}

/**
 * The security headers of a script, style or font under `/assets/`. What these may do is decided by
 * the page's Content-Security-Policy; the other headers, repeated about thirty times on a first
 * load, would cost 18 KB.
 */
export const assetHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
