import type { CallGroup } from '@hafi/contract/emergency/emergency.contract';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { emergencyContactsOf, findReachables } from '../accounts/accounts.public.ts';
import { circlesWith, listElders } from '../circle/circle.public.ts';

type PersonToCall = CallGroup['people'][number];

/** Each number once: the first reason to call it is the best. */
const oncePerNumber = (people: readonly PersonToCall[]): PersonToCall[] =>
  people.filter(({ phone }, at) => people.findIndex((other) => other.phone === phone) === at);

/**
 * Whom to call in an emergency about the caller, and about each elder for whom the caller decides:
 * the elder's own phone, the named emergency contact, and the members who are told of alerts. A
 * member's number is given only when it is proved to be theirs.
 */
export async function listPeopleToCall(
  platform: Platform,
  caller: Principal,
): Promise<CallGroup[]> {
  const { db } = platform;
  const { personId } = caller;
  const elders = (await listElders(platform, caller)).filter(
    ({ by, decidesAs }) => by === 'self' || decidesAs !== null,
  );
  const ids = elders.map(({ id }) => id);
  const circles = await circlesWith(db, ids, 'alerts:receive');
  const named = await emergencyContactsOf(db, [personId, ...ids]);
  const people = await findReachables(db, [personId, ...ids, ...[...circles.values()].flat()]);
  const self = people.get(personId);
  const about = self && !ids.includes(personId) && named.has(personId) ? [self, ...elders] : elders;
  return about.map(({ firstName, id, name }) => {
    const you = id === personId;
    const phone = you ? null : people.get(id)?.phoneNumber;
    const contact = named.get(id);
    const members = (circles.get(id) ?? [])
      .filter((member) => member !== personId)
      .flatMap((member) => people.get(member) ?? [])
      .sort((a, b) => a.name.localeCompare(b.name))
      .flatMap(({ name: called, phoneNumber, phoneProved }): PersonToCall[] =>
        phoneNumber && phoneProved ? [{ name: called, phone: phoneNumber, why: 'circle' }] : [],
      );
    return {
      elder: { id, name, firstName, you },
      people: oncePerNumber([
        ...(phone ? [{ name, phone, why: 'elder' as const }] : []),
        ...(contact
          ? [{ name: contact.name, phone: contact.phoneNumber, why: 'named' as const }]
          : []),
        ...members,
      ]),
    };
  });
}
