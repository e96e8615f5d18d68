import type { Relation } from '@hafi/contract/circle/circle-terms';
import { type EmergencyLevel, emergencyLevels } from '@hafi/contract/emergency/emergency-terms';
import type { Db } from '../../../platform/db/database.ts';
import {
  findCheckedVolunteers,
  findPeopleWithRole,
  findReachables,
  homesOf,
  type Reachable,
} from '../../accounts/accounts.public.ts';
import { membersWith } from '../../circle/circle.public.ts';
import { asDecided, orderKeyOf } from '../call-order.ts';
import { mostVolunteers } from '../emergency.policy.ts';
import { findAnswering, findCallOrders } from '../settings.repo.ts';
import type { EmergencyRow } from './emergencies.repo.ts';
import { namedContactsOf } from './named-contacts.ts';

type Calling = Pick<EmergencyRow, 'elderId' | 'id' | 'startedBy'>;

/** Somebody to ask: a person with an account, or the phone of a contact without one. */
export interface Asked {
  readonly person: Reachable | null;
  readonly contact: { readonly name: string; readonly phone: string } | null;
  readonly relation: Relation | null;
}

/** Whom the emergencies of one level ask, by their id. All are queried together. */
type Level = (db: Db, calls: readonly Calling[]) => Promise<ReadonlyMap<string, readonly Asked[]>>;

const asPerson = (person: Reachable, relation: Relation | null = null): Asked => ({
  person,
  contact: null,
  relation,
});

const isCaller = ({ elderId, startedBy }: Calling, id: string) =>
  id === elderId || id === startedBy;

/**
 * The members who are told of alerts, and the named contact where that is nobody of them; in the order
 * that was decided.
 */
const contacts: Level = async (db, calls) => {
  const elders = calls.map(({ elderId }) => elderId);
  const circles = await membersWith(db, elders, 'alerts:receive');
  const named = await namedContactsOf(db, elders);
  const ids = [...circles.values()].flat().map(({ personId }) => personId);
  const orders = await findCallOrders(db, elders);
  const pressers = calls.flatMap(({ startedBy }) => startedBy ?? []);
  const people = await findReachables(db, [...new Set([...ids, ...elders, ...pressers])]);
  const phoneOf = (id: string | null) => (id === null ? null : people.get(id)?.phoneNumber);
  return new Map(
    calls.map((call) => {
      const members = (circles.get(call.elderId) ?? []).flatMap(({ personId, relation }) => {
        const person = isCaller(call, personId) ? undefined : people.get(personId);
        return person ? [asPerson(person, relation)] : [];
      });
      const contact = named.get(call.elderId);
      const known = [
        phoneOf(call.elderId),
        phoneOf(call.startedBy),
        ...members.map(({ person }) => person?.phoneNumber),
      ];
      const inOrder = (all: readonly Asked[]) =>
        asDecided(all, orders.get(call.elderId), ({ person }) => orderKeyOf(person?.id ?? null));
      if (!contact || known.includes(contact.phoneNumber)) return [call.id, inOrder(members)];
      const { name, phoneNumber: phone, relationship: relation } = contact;
      const outside: Asked = { person: null, contact: { name, phone }, relation };
      return [call.id, inOrder([...members, outside])];
    }),
  );
};

/** Checked volunteers who answer calls: of the elder's sector; without any there, of the district. */
const volunteers: Level = async (db, calls) => {
  const homes = await homesOf(
    db,
    calls.map(({ elderId }) => elderId),
  );
  const homeOf = ({ elderId }: Calling) => homes.get(elderId);
  const districts = new Set(calls.flatMap((call) => homeOf(call)?.district ?? []));
  const checked = await findCheckedVolunteers(db, [...districts]);
  const answering = await findAnswering(
    db,
    checked.map(({ id }) => id),
  );
  const near = checked.filter(({ id }) => answering.has(id));
  const chosen = calls.map((call) => {
    const home = homeOf(call);
    const inDistrict = near.filter(
      ({ district, id }) => district === home?.district && !isCaller(call, id),
    );
    const inSector = inDistrict.filter(({ sector }) => sector !== null && sector === home?.sector);
    const ids = (inSector.length > 0 ? inSector : inDistrict).map(({ id }) => id);
    return [call.id, ids] as const;
  });
  const people = await findReachables(db, [...new Set(chosen.flatMap(([, ids]) => ids))]);
  return new Map(
    chosen.map(([id, ids]) => [
      id,
      ids.flatMap((each) => people.get(each) ?? []).map((person) => asPerson(person)),
    ]),
  );
};

const coordinators: Level = async (db, calls) => {
  const people = await findReachables(db, await findPeopleWithRole(db, 'ADMIN'));
  return new Map(
    calls.map((call) => [
      call.id,
      [...people.values()]
        .filter(({ id }) => !isCaller(call, id))
        .map((person) => asPerson(person)),
    ]),
  );
};

const levels: Readonly<Record<EmergencyLevel, Level>> = { contacts, volunteers, coordinators };

/** By whom an emergency knows somebody: the person, or the phone. */
export const keyOf = ({ contact, person }: Pick<Asked, 'contact' | 'person'>): string =>
  person?.id ?? contact?.phone ?? '';

/**
 * Whom a level of these emergencies asks, by emergency, without who was asked before (`known`: the
 * keys, by emergency).
 */
export async function whomToAsk(
  db: Db,
  level: EmergencyLevel,
  calls: readonly Calling[],
  known: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<ReadonlyMap<string, readonly Asked[]>> {
  const found = await levels[level](db, calls);
  return new Map(
    [...found].map(([id, asked]) => {
      const anew = asked.filter((each) => !known.get(id)?.has(keyOf(each)));
      return [id, level === 'volunteers' ? anew.slice(0, mostVolunteers) : anew];
    }),
  );
}

/** Whom an emergency that counts down will tell first, by first name: the level that fires with it. */
export async function namesToTell(db: Db, call: Calling): Promise<string[]> {
  const [first] = emergencyLevels;
  const found = await whomToAsk(db, first, [call], new Map());
  return (found.get(call.id) ?? []).map(
    ({ contact, person }) => person?.firstName ?? contact?.name.split(' ')[0] ?? '',
  );
}
