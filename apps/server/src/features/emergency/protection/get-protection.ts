import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Protection, ProtectionContact } from '@hafi/contract/emergency/protection.schemas';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDied } from '../../accounts/accounts.public.ts';
import { listElders, mayDecide, requireAccess } from '../../circle/circle.public.ts';
import { findProtection, type KnownContact, type KnownProtection } from './find-protection.ts';

type Asking = Pick<Principal, 'personId' | 'roles'>;
type Elders = Awaited<ReturnType<typeof listElders>>;

/** The first of the names that somebody typed as one. */
const firstOf = (name: string): string => name.split(' ')[0] ?? name;

/** The first name of a contact. */
export const firstNameOf = ({ contact, person }: KnownContact['target']): string =>
  person?.firstName ?? firstOf(contact?.name ?? '');

function presentContact(known: KnownContact, personId: string): ProtectionContact {
  const { target, at, relation, standing: status, unreached, until } = known;
  const { contact, person } = target;
  const name = person?.name ?? contact?.name ?? '';
  const you = person?.id === personId;
  return {
    id: person?.id ?? null,
    name,
    firstName: firstNameOf(target),
    photo: person?.photo ?? null,
    relation,
    you,
    standing: status,
    at: at?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    unreached,
    mayBeAsked: known.mayBeAsked && !you,
  };
}

const present = (
  elder: Elders[number],
  { contacts, reasons }: KnownProtection,
  personId: string,
): Protection => ({
  elder: {
    id: elder.id,
    name: elder.name,
    firstName: elder.firstName,
    photo: elder.photo,
    you: elder.id === personId,
  },
  state: reasons.length === 0 ? 'on' : 'off',
  reasons: [...reasons],
  contacts: contacts.map((contact) => presentContact(contact, personId)),
  mayAsk: elder.by === 'self' || elder.decidesAs !== null,
});

/** How oneself and every elder is protected who lives, and of whose alerts the caller is notified. */
export async function listProtection(platform: Platform, caller: Asking): Promise<Protection[]> {
  const all = (await listElders(platform, caller)).filter(
    ({ by, permissions }) => by !== 'visit' && permissions.includes('alerts:receive'),
  );
  const died = await findDied(
    platform.db,
    all.flatMap(({ by, id }) => (by === 'self' ? [] : [id])),
  );
  const elders = all.filter(({ id }) => !died.has(id));
  const found = await findProtection(
    platform,
    elders.map(({ id }) => id),
    platform.clock.now(),
  );
  return elders.flatMap((elder) => {
    const known = found.get(elder.id);
    return known ? [present(elder, known, caller.personId)] : [];
  });
}

/**
 * How an elder is protected, for the elder and who is notified of their alerts.
 * @throws Problem not-found
 */
export async function getProtection(
  platform: Platform,
  caller: Asking,
  elderId: string,
): Promise<Protection> {
  const access = await requireAccess(platform, caller, elderId, 'alerts:receive');
  const elder = (await listElders(platform, caller)).find(({ id }) => id === elderId);
  const found = await findProtection(platform, [elderId], platform.clock.now());
  const known = found.get(elderId);
  if (!elder || !known) throw new Problem(coreErrors['not-found']);
  return { ...present(elder, known, caller.personId), mayAsk: mayDecide(access) };
}
