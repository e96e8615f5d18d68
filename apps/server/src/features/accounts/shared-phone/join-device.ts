import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { mostOnDevice } from '@hafi/contract/accounts/device-people.contract';
import { mayUsePin } from '@hafi/contract/accounts/roles';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { lock } from '../../../platform/db/locks.ts';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { countUse } from '../limits.ts';
import { keptUserAgent } from '../sessions/open-session.ts';
import { findPersonOfSession } from '../sessions/sessions.repo.ts';
import { requireConfirmed } from '../sign-in/confirm-identity.ts';
import { turnOfKnown } from '../sign-in/password-hash.ts';
import { birthPins } from './birth-pins.ts';
import { deviceCookie, deviceSeconds } from './device-cookie.ts';
import { findOnDevice, putOnDevice } from './device-people.repo.ts';
import { hashPin } from './pin-hash.ts';

/** The chosen PIN, and the phone, which may have no secret yet. */
interface Joining {
  readonly pin: string;
  readonly deviceSecret: string | undefined;
  readonly userAgent: string;
}

/**
 * Adds the caller to the phone they hold, with a PIN; again changes the PIN.
 * @throws Problem confirm-first, no-pin-for-role for doctors and coordinators, phone-full, invalid-input (`weak-pin`), too-many-requests
 */
export async function joinDevice(
  platform: Platform,
  principal: Principal,
  { deviceSecret, pin, userAgent }: Joining,
) {
  const { clock, config, db } = platform;
  await requireConfirmed(platform, principal);
  const session = await findPersonOfSession(db, principal.sessionId);
  if (!session) throw new Problem(coreErrors['not-signed-in']);
  const { person, remembered } = session;
  if (!mayUsePin(person.roles)) throw new Problem(accountsErrors['no-pin-for-role']);
  if (birthPins(person.birthdate).includes(pin)) {
    throw invalidInput('pin', 'weak-pin');
  }
  await countUse(platform, ['pin-choice', person.id]);
  const now = clock.now();
  // A secret that nobody uses may have been chosen by somebody else, who would know it then.
  const known = deviceSecret && (await findOnDevice(db, hashSecret(deviceSecret), now)).length > 0;
  const secret = known ? deviceSecret : newSecret();
  const deviceHash = hashSecret(secret);
  const pinHash = await hashPin(secret, pin, config.passwordCost, turnOfKnown(person.id));
  const kept = await inTransaction(platform, async (tx) => {
    await lock(tx, 'device', deviceHash);
    const others = (await findOnDevice(tx, deviceHash, now)).filter(
      ({ personId }) => personId !== person.id,
    );
    if (others.length >= mostOnDevice) throw new Problem(accountsErrors['phone-full']);
    return putOnDevice(tx, {
      id: newId(),
      deviceHash,
      personId: person.id,
      pinHash,
      remembered,
      userAgent: keptUserAgent(userAgent),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + deviceSeconds * 1000),
    });
  });
  if (!kept) throw new Error('nobody was put on the phone');
  const data = { id: kept.id, firstName: person.firstName, current: true, locked: false };
  return { data, cookies: [deviceCookie(config, secret)] };
}
