import type {
  listDevicePeople as endpoint,
  listOwnDevices as ownEndpoint,
} from '@hafi/contract/accounts/device-people.contract';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { messages } from '../accounts.messages.ts';
import { deviceName } from '../sessions/device-name.ts';
import { deviceSecretOf } from './device-cookie.ts';
import { findDevicesOf, findOnDevice } from './device-people.repo.ts';
import { maxPinTries } from './pin-hash.ts';

/** Who is on the phone that asks: first names, for whoever holds it. */
export async function listDevicePeople(platform: Platform, call: Call<typeof endpoint>) {
  const { clock, config, db } = platform;
  call.setHeader('cache-control', 'no-store');
  const secret = deviceSecretOf(config, call.headers.cookie);
  if (!secret) return { data: [] };
  const rows = await findOnDevice(db, hashSecret(secret), clock.now());
  return {
    data: rows.map(({ id, personId, firstName, tries }) => ({
      id,
      firstName,
      current: personId === call.principal?.personId,
      locked: tries >= maxPinTries,
    })),
  };
}

/** The phones on which the caller is. */
export async function listOwnDevices(platform: Platform, call: Call<typeof ownEndpoint>) {
  const { clock, config, db, translate } = platform;
  const secret = deviceSecretOf(config, call.headers.cookie);
  const here = secret && hashSecret(secret);
  const rows = await findDevicesOf(db, call.principal.personId, clock.now());
  return {
    data: rows.map(({ id, deviceHash, userAgent, createdAt, lastUsedAt }) => ({
      id,
      current: deviceHash === here,
      device: deviceName(userAgent) ?? translate(call.locale, messages['unknown-device']),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  };
}
