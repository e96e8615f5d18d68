import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import type { switchPerson as endpoint } from '@hafi/contract/accounts/device-people.contract';
import { mayUsePin } from '@hafi/contract/accounts/roles';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { presentSignedIn } from '../accounts.presenter.ts';
import { guardGuess } from '../limits.ts';
import { findPersonById } from '../people.repo.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { openSession } from '../sessions/open-session.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { deleteSession } from '../sessions/sessions.repo.ts';
import { turnOfKnown } from '../sign-in/password-hash.ts';
import { deviceCookie, deviceSeconds } from './device-cookie.ts';
import { type DevicePersonRow, findOnDevice, renewOnDevice, tryPin } from './device-people.repo.ts';
import { maxPinTries, verifyPin } from './pin-hash.ts';

type Chosen = ParsedInput<typeof endpoint>['body'];

/** The phone that sends the request, and its network address. */
type Phone = Pick<RequestOrigin, 'address' | 'userAgent'> & {
  readonly deviceSecret: string | undefined;
};

/**
 * Checks a PIN, after counting the attempt.
 * @throws Problem not-found for anyone who is not on this phone, no-pin-for-role, wrong-pin,
 * pin-locked, too-many-requests
 */
async function checkPin(
  platform: Platform,
  { id, pin }: Chosen,
  { address, secret }: { readonly address: string; readonly secret: string },
): Promise<DevicePersonRow> {
  const { clock, config, db } = platform;
  const deviceHash = hashSecret(secret);
  const limit = { now: clock.now(), max: maxPinTries };
  const meant = (await findOnDevice(db, deviceHash, limit.now)).find((each) => each.id === id);
  if (!meant) throw new Problem(coreErrors['not-found']);
  if (!mayUsePin(meant.roles)) throw new Problem(accountsErrors['no-pin-for-role']);
  if (meant.tries >= maxPinTries) throw new Problem(accountsErrors['pin-locked']);
  let left = 0;
  const right = await guardGuess(platform, [['pin-address', address]], async () => {
    const tried = await tryPin(db, { deviceHash, id }, limit);
    left = tried ? maxPinTries - tried.tries : 0;
    const turn = turnOfKnown(deviceHash);
    return tried && (await verifyPin(secret, pin, tried.pinHash, config.passwordCost, turn))
      ? tried
      : null;
  });
  if (right) return right;
  if (left === 0) throw new Problem(accountsErrors['pin-locked']);
  throw new Problem(accountsErrors['wrong-pin'], { values: { left } });
}

/**
 * Switches to another person on this phone; the previous session ends here and on the server. The
 * PIN suffices even with two-factor authentication: it works only on this phone, where it was set
 * after a full sign-in.
 * @throws Problem as {@link checkPin}
 */
export async function switchPerson(
  platform: Platform,
  principal: Principal | null,
  chosen: Chosen,
  { address, deviceSecret: secret, userAgent }: Phone,
) {
  const { clock, config, db, realtime } = platform;
  if (!secret) throw new Problem(coreErrors['not-found']);
  const { id, personId, remembered } = await checkPin(platform, chosen, { address, secret });
  const person = await findPersonById(db, personId);
  if (!person) throw new Problem(coreErrors['not-found']);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + deviceSeconds * 1000);
  const token = await inTransaction(platform, async (tx) => {
    await renewOnDevice(tx, id, { lastUsedAt: now, expiresAt });
    if (principal) {
      await deleteSession(tx, principal.personId, principal.sessionId);
      tx.afterCommit(() => realtime.disconnect(principal.sessionId));
    }
    return openSession(platform, tx, { personId, remembered, userAgent });
  });
  const cookies = [sessionCookie(config, token, remembered), deviceCookie(config, secret)];
  return { data: presentSignedIn(person, token), cookies };
}
