import type { PhonePin } from '@hafi/contract/channels/channels.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findReachable,
  newPhonePin,
  phonePinState,
  removePhonePin,
  requireConfirmed,
  storePhonePin,
} from '../accounts/accounts.public.ts';
import { findAccess, mayDecide } from '../circle/circle.public.ts';

/** @throws Problem not-found for everybody but the elder and who decides for them */
async function requireDecider(platform: Platform, caller: Principal, elderId: string) {
  const access = await findAccess(platform, caller, elderId);
  if (!access || !mayDecide(access)) throw new Problem(coreErrors['not-found']);
}

async function show({ config, db }: Platform, elderId: string): Promise<PhonePin> {
  const elder = await findReachable(db, elderId);
  return {
    state: await phonePinState(db, elderId),
    phoneNumber: elder?.phoneNumber ?? null,
    proved: elder?.phoneProved ?? false,
    serviceCode: config.USSD_CODE ?? null,
  };
}

/**
 * Whether an elder has a PIN for phones without apps, and what to dial.
 * @throws Problem not-found for everybody but the elder and who decides for them
 */
export async function getPhonePin(
  platform: Platform,
  caller: Principal,
  elderId: string,
): Promise<PhonePin> {
  await requireDecider(platform, caller, elderId);
  return show(platform, elderId);
}

/**
 * Chooses the PIN, after the caller has confirmed who they are; it also unlocks.
 * @throws Problem not-found, confirm-first, invalid-input (`weak-pin`), too-many-requests
 */
export async function changePhonePin(
  platform: Platform,
  caller: Principal,
  elderId: string,
  pin: string,
): Promise<PhonePin> {
  await requireDecider(platform, caller, elderId);
  await requireConfirmed(platform, caller);
  const pinHash = await newPhonePin(platform, elderId, pin);
  await inTransaction(platform, async (tx) => {
    await storePhonePin(tx, elderId, pinHash, platform.clock.now());
    tx.changed('accounts', [elderId, caller.personId]);
  });
  return show(platform, elderId);
}

/**
 * Takes the PIN away: what it opened stays closed.
 * @throws Problem not-found for everybody but the elder and who decides for them
 */
export async function endPhonePin(
  platform: Platform,
  caller: Principal,
  elderId: string,
): Promise<PhonePin> {
  await requireDecider(platform, caller, elderId);
  await inTransaction(platform, async (tx) => {
    await removePhonePin(tx, elderId);
    tx.changed('accounts', [elderId, caller.personId]);
  });
  return show(platform, elderId);
}
