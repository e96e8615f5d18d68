import type { Relation } from '@hafi/contract/circle/circle-terms';
import { type EmergencyLevel, emergencyLevels } from '@hafi/contract/emergency/emergency-terms';
import type { Db } from '../../../platform/db/database.ts';
import {
  findCheckedVolunteers,
  findPeopleWithRole,
  findReachables,
  type Home,
  homesOf,
  type Reachable,
} from '../../accounts/accounts.public.ts';
import { membersWith, namedContactsOf } from '../../circle/circle.public.ts';
import { sectorByName, sectorNear, sectorsNear } from '../../places/places.public.ts';
import { asDecided, orderKeyOf } from '../call-order.ts';
import { mostVolunteers } from '../emergency.policy.ts';
import { findAnswering, findCallOrders } from '../settings.repo.ts';
import type { EmergencyRow } from './emergencies.repo.ts';

type Calling = Pick<EmergencyRow, 'elderId' | 'id' | 'startedBy'> &
  Partial<Pick<EmergencyRow, 'latitude' | 'longitude'>>;

/** Somebody to ask: a person with an account, or the phone of a contact without one. */
export interface AlertTarget {
  readonly person: Reachable | null;
  readonly contact: { readonly name: string; readonly phone: string } | null;
  readonly relation: Relation | null;
}

/** Whom the emergencies of one level ask, by their id. All are queried together. */
type Level = (
  db: Db,
  calls: readonly Calling[],
) => Promise<ReadonlyMap<string, readonly AlertTarget[]>>;

const asPerson = (person: Reachable, relation: Relation | null = null): AlertTarget => ({
  person,
  contact: null,
  relation,
});

const isCaller = ({ elderId, startedBy }: Calling, id: string) =>
  id === elderId || id === startedBy;

/**
 * The members who are notified of alerts, and the named contact where that is nobody of them; in the order
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
      const inOrder = (all: readonly AlertTarget[]) =>
        asDecided(all, orders.get(call.elderId), ({ person }) => orderKeyOf(person?.id ?? null));
      if (!contact || known.includes(contact.phoneNumber)) return [call.id, inOrder(members)];
      const { name, phoneNumber: phone, relationship: relation } = contact;
      const outside: AlertTarget = { person: null, contact: { name, phone }, relation };
      return [call.id, inOrder([...members, outside])];
    }),
  );
};

/** How far a volunteer may live where none lives in the sector, in km between the centres of sectors. */
const farthestKm = 15;

/** Around what volunteers are looked for: a sector, or only a district where the home names no more. */
interface SearchArea {
  readonly district: string;
  readonly sector: string | null;
  /** The distance of the sectors that are near, in km. */
  readonly kmTo: ReadonlyMap<string, number>;
  readonly districts: readonly string[];
}

const keyOfSector = (district: string | null, sector: string | null) => `${district}, ${sector}`;

function searchArea(district: string, sector: string | null): SearchArea {
  const middle = sectorByName(district, sector);
  const near = middle ? sectorsNear(middle, farthestKm) : [];
  const kmTo = new Map(
    near.map((each) => [keyOfSector(each.sector.district, each.sector.name), each.km]),
  );
  return {
    district,
    sector,
    kmTo,
    districts: [district, ...near.map((each) => each.sector.district)],
  };
}

/** Near where a device has said that the elder is, and else around their home. */
function placesOf(
  { latitude: lat = null, longitude: lon = null }: Calling,
  home: Home | undefined,
) {
  const here = lat === null || lon === null ? null : sectorNear({ lat, lon });
  return [
    ...(here ? [searchArea(here.district, here.name)] : []),
    ...(home?.district ? [searchArea(home.district, home.sector)] : []),
  ];
}

type Volunteer = Awaited<ReturnType<typeof findCheckedVolunteers>>[number];

/** Those of the sector; without any there, those around it and of the district, the nearest first. */
function nearTo(place: SearchArea, volunteers: readonly Volunteer[]): Volunteer[] {
  const isOfSector = ({ district, sector }: Volunteer) =>
    district === place.district && sector !== null && sector === place.sector;
  const inSector = volunteers.filter(isOfSector);
  if (inSector.length > 0) return inSector;
  const kmOf = ({ district, sector }: Volunteer) => place.kmTo.get(keyOfSector(district, sector));
  return volunteers
    .filter((each) => each.district === place.district || kmOf(each) !== undefined)
    .sort((one, other) => (kmOf(one) ?? farthestKm) - (kmOf(other) ?? farthestKm));
}

/** Checked volunteers who answer calls, near where the elder is; where nobody is, around their home. */
const volunteers: Level = async (db, calls) => {
  const homes = await homesOf(
    db,
    calls.map(({ elderId }) => elderId),
  );
  const placed = calls.map((call) => ({ call, places: placesOf(call, homes.get(call.elderId)) }));
  const districts = placed.flatMap(({ places }) => places.flatMap((each) => each.districts));
  const checked = await findCheckedVolunteers(db, [...new Set(districts)]);
  const answering = await findAnswering(
    db,
    checked.map(({ id }) => id),
  );
  const willing = checked.filter(({ id }) => answering.has(id));
  const chosen = placed.map(({ call, places }) => {
    const others = willing.filter(({ id }) => !isCaller(call, id));
    const near =
      places.map((place) => nearTo(place, others)).find(({ length }) => length > 0) ?? [];
    return [call.id, near.map(({ id }) => id)] as const;
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
export const keyOf = ({ contact, person }: Pick<AlertTarget, 'contact' | 'person'>): string =>
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
): Promise<ReadonlyMap<string, readonly AlertTarget[]>> {
  const found = await levels[level](db, calls);
  return new Map(
    [...found].map(([id, targets]) => {
      const newTargets = targets.filter((each) => !known.get(id)?.has(keyOf(each)));
      return [id, level === 'volunteers' ? newTargets.slice(0, mostVolunteers) : newTargets];
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
