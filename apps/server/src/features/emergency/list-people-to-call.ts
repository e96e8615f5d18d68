import { relations } from '@hafi/contract/circle/circle-terms';
import type { CallGroup } from '@hafi/contract/emergency/emergency.contract';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  emergencyContactsOf,
  findReachables,
  type Home,
  type Reachable,
} from '../accounts/accounts.public.ts';
import { listElders, membersWith, numberToCall } from '../circle/circle.public.ts';
import { asDecided, orderKeyOf } from './call-order.ts';
import { findProtection } from './protection/find-protection.ts';
import { firstNameOf } from './protection/get-protection.ts';
import { findCallOrders, findSimplePress } from './settings.repo.ts';

type PersonToCall = CallGroup['people'][number];

/** A member whose number is known to be theirs. */
type Member = Reachable & { readonly phoneNumber: string } & Pick<PersonToCall, 'relation'>;

/** Each number once: the first reason to call it is the best. */
const oncePerNumber = (people: readonly PersonToCall[]): PersonToCall[] =>
  people.filter(({ phone }, at) => people.findIndex((other) => other.phone === phone) === at);

/** 0 for the same sector, 1 for the same district, 2 for farther away, or not known. */
function distance(one: Home | undefined, other: Home): number {
  if (!one?.district || one.district !== other.district) return 2;
  return one.sector && one.sector === other.sector ? 0 : 1;
}

/** The nearest relation first, of the same relation who lives nearest, then by name. */
const inOrder = (members: readonly Member[], home: Home | undefined): readonly Member[] =>
  members.toSorted(
    (one, other) =>
      relations.indexOf(one.relation ?? 'volunteer') -
        relations.indexOf(other.relation ?? 'volunteer') ||
      distance(home, one.home) - distance(home, other.home) ||
      one.name.localeCompare(other.name),
  );

const called = (member: Member): PersonToCall => {
  const { firstName, id, name, phoneNumber: phone, photo, relation } = member;
  return { id, name, firstName, photo, relation, phone, why: 'circle' };
};

/**
 * Whom to call in an emergency about the caller, and about each elder for whom the caller decides:
 * the elder's own phone, the named emergency contact, and the members who are notified of alerts. A
 * member's number is given only when it is known to be theirs.
 */
export async function listPeopleToCall(
  platform: Platform,
  caller: Principal,
): Promise<CallGroup[]> {
  const { clock, db } = platform;
  const { personId } = caller;
  const elders = (await listElders(platform, caller)).filter(
    ({ by, decidesAs }) => by === 'self' || decidesAs !== null,
  );
  const ids = elders.map(({ id }) => id);
  const circles = await membersWith(db, ids, 'alerts:receive');
  const inCircles = [...circles.values()].flat().map((member) => member.personId);
  const named = await emergencyContactsOf(db, [personId, ...ids]);
  const people = await findReachables(db, [personId, ...ids, ...inCircles]);
  const simple = await findSimplePress(db, ids);
  const orders = await findCallOrders(db, ids);
  const protection = await findProtection(platform, ids, clock.now());
  const self = people.get(personId);
  const about = self && !ids.includes(personId) && named.has(personId) ? [self, ...elders] : elders;
  return about.map(({ firstName, id, name, photo }) => {
    const you = id === personId;
    const phone = you ? null : people.get(id)?.phoneNumber;
    const members = (circles.get(id) ?? []).flatMap((member): Member[] => {
      const person = member.personId === personId ? undefined : people.get(member.personId);
      const phoneNumber = numberToCall(person, member);
      if (!person || !phoneNumber) return [];
      return [{ ...person, phoneNumber, relation: member.relation }];
    });
    const own = { id, name, firstName, photo, relation: null };
    const known = protection.get(id);
    return {
      elder: { id, name, firstName, you },
      simplePress: simple.has(id),
      people: oncePerNumber([
        ...(phone ? [{ ...own, phone, why: 'elder' as const }] : []),
        ...asDecided(
          oncePerNumber([
            ...contactOf(named.get(id), members),
            ...inOrder(members, people.get(id)?.home).map(called),
          ]),
          orders.get(id),
          (person) => orderKeyOf(person.id),
        ),
      ]),
      protection: known
        ? {
            reasons: [...known.reasons],
            agreed: known.contacts
              .filter(({ standing: status }) => status === 'agreed')
              .map(({ target: requested }) => firstNameOf(requested)),
          }
        : null,
    };
  });
}

type Contact = { name: string; phoneNumber: string; relationship: PersonToCall['relation'] };

/** The named contact, who may be a member of the circle too. */
function contactOf(contact: Contact | undefined, members: readonly Member[]): PersonToCall[] {
  if (!contact) return [];
  const { name, phoneNumber: phone, relationship } = contact;
  const member = members.find(({ phoneNumber }) => phoneNumber === phone);
  const person = member ? called(member) : { id: null, photo: null, firstName: firstOf(name) };
  return [{ ...person, name, relation: member?.relation ?? relationship, phone, why: 'named' }];
}

/** The first of the names that somebody typed as one. */
const firstOf = (name: string): string => name.split(' ')[0] ?? name;
