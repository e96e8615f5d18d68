import type { Principal } from '../../../platform/auth/principal.ts';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findByProvedNumber,
  findIdsByNumber,
  findPeople,
  keptNumber,
  pendingKeptNumber,
  proveKeptNumber,
  sendKeptNumberCode,
} from '../../accounts/accounts.public.ts';
import { findMembers, findMemberships } from '../members/members.repo.ts';
import { requireManager } from './hand-over.ts';
import { numberPassing } from './number-passing.ts';

/** The elder, and the network address of the request. */
interface Which {
  readonly elderId: string;
  readonly address: string;
}

const keptFor = ({ sessionId }: Principal, personId: string) => ({ personId, sessionId });

/**
 * The number of an elder whose account the caller keeps: whether it is proved, and where a code is
 * on its way.
 * @throws Problem not-found for everybody but the manager
 */
export async function getKeptNumber(platform: Platform, caller: Principal, elderId: string) {
  await requireManager(platform, caller, elderId);
  const { phoneNumber, proved } = await keptNumber(platform.db, elderId);
  const pending = await pendingKeptNumber(platform, keptFor(caller, elderId));
  const number = pending ?? phoneNumber;
  const shared = number ? await sharedWith(platform, caller.personId, elderId, number) : [];
  return { phoneNumber, proved, pending, shared };
}

/**
 * Who else has this number: of the circle, and of the elders around whom the manager is. Nobody else
 * is named.
 */
async function sharedWith({ db }: Platform, caller: string, elderId: string, number: string) {
  const members = await findMembers(db, elderId);
  const elders = await findMemberships(db, caller);
  const circle = new Set([
    caller,
    ...members.map(({ personId }) => personId),
    ...elders.map((membership) => membership.elderId),
  ]);
  const ids = (await findIdsByNumber(db, number)).filter((id) => id !== elderId && circle.has(id));
  const people = await findPeople(db, ids);
  const owner = await findByProvedNumber(db, number);
  return ids.flatMap((id) => {
    const person = people.get(id);
    return person ? [{ firstName: person.firstName, acts: owner?.id === id }] : [];
  });
}

/**
 * Sends a code to the elder's phone, which the manager types in together with her.
 * @throws Problem not-found, invalid-input without any number, sms-does-not-reach, too-many-requests
 */
export async function sendNumberCode(
  platform: Platform,
  caller: Principal,
  { address, elderId, phoneNumber }: Which & { readonly phoneNumber: string },
): Promise<string> {
  await requireManager(platform, caller, elderId);
  const to = phoneNumber || (await keptNumber(platform.db, elderId)).phoneNumber;
  if (!to) throw invalidInput('phoneNumber', 'required');
  const { personId } = caller;
  const helperName = (await findPeople(platform.db, [personId])).get(personId)?.firstName ?? '';
  await sendKeptNumberCode(platform, address, { ...keptFor(caller, elderId), helperName, to });
  return to;
}

/**
 * Proves the number by the code.
 * @throws Problem not-found, invalid-one-time-code, phone-in-use
 */
export async function proveNumber(
  platform: Platform,
  caller: Principal,
  { address, code, elderId }: Which & { readonly code: string },
): Promise<void> {
  await requireManager(platform, caller, elderId);
  const typed = { ...keptFor(caller, elderId), typed: code };
  await proveKeptNumber(platform, address, typed, numberPassing(platform));
}
