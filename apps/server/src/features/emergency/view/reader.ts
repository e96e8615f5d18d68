import type { Role } from '@hafi/contract/accounts/roles';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { findReachable, isConfirmed } from '../../accounts/accounts.public.ts';
import {
  type ElderAccess,
  findAccess,
  findMemberAccess,
  may,
  namedContactsOf,
} from '../../circle/circle.public.ts';
import { type EmergencyRow, findEmergency } from '../course/emergencies.repo.ts';
import { hasJoined } from '../course/presses.repo.ts';
import { findByToken, findResponder, type ResponderRow } from '../course/responders.repo.ts';
import { maySee, type Part, partOf, stillHelps } from '../emergency.policy.ts';

/** Somebody with an account who may know of an emergency. */
export interface AccountReader {
  readonly row: EmergencyRow;
  readonly personId: string;
  readonly part: Part;
  readonly access: ElderAccess | null;
  readonly own: ResponderRow | undefined;
}

/** Whether who was asked as a volunteer is still confirmed, be it under another name; nobody else needs to be. */
const isConfirmedAs = async ({ db }: Pick<Platform, 'db'>, own: ResponderRow | undefined) =>
  own?.level === 'volunteers' && own.personId !== null && (await isConfirmed(db, own.personId));

/** What a person is to an emergency; null when they may not know of it. */
async function readerOf(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Pick<Principal, 'personId' | 'roles'>,
  row: EmergencyRow,
): Promise<AccountReader | null> {
  const { personId } = caller;
  const access = await findAccess(platform, caller, row.elderId);
  const own = await findResponder(platform.db, row.id, personId);
  const part = partOf(caller, row, access, own, await isConfirmedAs(platform, own));
  // Whose press joined a call that was stopped sees that it was.
  const sees =
    maySee(part, row, platform.clock.now()) ||
    (row.state === 'cancelled' &&
      part.isMember &&
      (await hasJoined(platform.db, row.id, personId)));
  return sees ? { row, personId, part, access, own } : null;
}

/**
 * An emergency that the caller may know of.
 * @throws Problem not-found for everybody else
 */
export async function enterEmergency(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Pick<Principal, 'personId' | 'roles'>,
  id: string,
): Promise<AccountReader> {
  const row = await findEmergency(platform.db, id);
  const reader = row && (await readerOf(platform, caller, row));
  if (!reader) throw new Problem(coreErrors['not-found']);
  return reader;
}

/** Who opens a link that was sent to them. */
export interface LinkReader {
  readonly row: EmergencyRow;
  readonly own: ResponderRow;
}

/** Whether who was asked still may know: a link dies with the right by which they were asked. */
export async function rightLives(
  platform: Pick<Platform, 'db'>,
  own: ResponderRow,
  elderId: string,
): Promise<boolean> {
  if (own.personId === null) {
    const named = (await namedContactsOf(platform.db, [elderId])).get(elderId);
    return named?.phoneNumber === own.phone;
  }
  const person = await findReachable(platform.db, own.personId);
  if (!person) return false;
  const access = await findMemberAccess(platform, own.personId, elderId);
  const isMember = access !== null && may(access, 'alerts:receive');
  return stillHelps(own, {
    isMember,
    roles: person.roles as readonly Role[],
    isConfirmed: await isConfirmedAs(platform, own),
  });
}

/** The emergency of a link, also after its end; null when nobody was sent it, or not any more. */
export async function enterByLink(
  platform: Pick<Platform, 'db'>,
  token: string,
): Promise<LinkReader | null> {
  const own = await findByToken(platform.db, hashSecret(token));
  const row = own && (await findEmergency(platform.db, own.emergencyId));
  if (!row || !(await rightLives(platform, own, row.elderId))) return null;
  return { row, own };
}
