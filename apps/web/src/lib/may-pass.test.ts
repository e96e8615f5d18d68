import { expect, it } from 'vitest';
import { mayPass } from './may-pass.ts';

it.each([
  ['offline', 0, true],
  ['not-signed-in', 401, true],
  ['timeout', 408, true],
  ['too-many-requests', 429, true],
  ['internal', 500, true],
  ['bad-gateway', 502, true],
  ['provider-unavailable', 503, true],
  ['gateway-timeout', 504, true],
  ['still-in-progress', 409, true],
  // The login page of a hotspot: no error code of ours.
  ['internal', 403, true],
  ['invalid-input', 400, false],
  ['forbidden', 403, false],
  ['not-found', 404, false],
  ['slot-taken', 409, false],
  ['payment-in-progress', 409, false],
  ['too-long-ago', 422, false],
])('%s with status %i: %s', (code, status, expected) => {
  expect(mayPass({ code, status })).toBe(expected);
});
