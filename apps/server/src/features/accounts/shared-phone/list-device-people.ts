import { mayUsePin } from '@hafi/contract/accounts/roles';
import type { Caller, Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { messages } from '../accounts.messages.ts';
import { deviceName } from '../sessions/device-name.ts';
import { findDevicesOf, findOnDevice } from './device-people.repo.ts';
import { maxPinTries } from './pin-hash.ts';

/** The people on the requesting phone: first names, for whoever holds it. */
export async function listDevicePeople(
  { clock, db }: Platform,
  principal: Principal | null,
  deviceSecret: string | undefined,
) {
  if (!deviceSecret) return { data: [] };
  const rows = await findOnDevice(db, hashSecret(deviceSecret), clock.now());
  return {
    data: rows.map(({ id, personId, firstName, roles, tries }) => ({
      id,
      firstName,
      current: personId === principal?.personId,
      // Who became a doctor or coordinator since signs in in full.
      locked: tries >= maxPinTries || !mayUsePin(roles),
    })),
  };
}

/** The phones that the caller is on. */
export async function listOwnDevices(
  { clock, db, translate }: Platform,
  { locale, personId }: Caller,
  deviceSecret: string | undefined,
) {
  const here = deviceSecret && hashSecret(deviceSecret);
  const rows = await findDevicesOf(db, personId, clock.now());
  return {
    data: rows.map(({ id, deviceHash, userAgent, createdAt, lastUsedAt }) => ({
      id,
      current: deviceHash === here,
      device: deviceName(userAgent) ?? translate(locale, messages['unknown-device']),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  };
}
