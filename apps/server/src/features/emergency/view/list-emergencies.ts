import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findPeople,
  findReachables,
  isConfirmed,
  type Reachable,
} from '../../accounts/accounts.public.ts';
import { type ElderAccess, listElders } from '../../circle/circle.public.ts';
import { sectorByName, sectorNear } from '../../places/places.public.ts';
import { type EmergencyRow, findOpenOfPerson } from '../course/emergencies.repo.ts';
import { findOwnResponses, type ResponderRow } from '../course/responders.repo.ts';
import { isListed, maySee, partOf, stuckBefore } from '../emergency.policy.ts';
import { findNearestHelpers } from './nearest-helper.ts';
import { shownPosition } from './show-responders.ts';

/** When the caller first said that they help, if they did. */
const actedAt = ({ acknowledgedAt, ambulanceAt, arrivedAt, comingAt }: ResponderRow) =>
  acknowledgedAt ?? comingAt ?? arrivedAt ?? ambulanceAt;

/** The sector of the position, else of the home. */
function sectorOf({ latitude, longitude }: EmergencyRow, elder: Reachable | undefined) {
  const here =
    latitude === null || longitude === null ? null : sectorNear({ lat: latitude, lon: longitude });
  const { district = null, sector = null } = elder?.home ?? {};
  const found = here ?? sectorByName(district, sector);
  if (!found) return null;
  const { code, district: ofDistrict, lat, lon, name } = found;
  return { code, name, district: ofDistrict, latitude: lat, longitude: lon };
}

/**
 * The open emergencies that concern the caller, newest first. A fixed number of queries, however
 * many a coordinator sees.
 */
export async function listEmergencies(
  platform: Platform,
  caller: Pick<Principal, 'personId' | 'roles'>,
): Promise<EmergencyLine[]> {
  const { clock, db } = platform;
  const { personId, roles } = caller;
  const now = clock.now();
  const responders = new Map(
    (await findOwnResponses(db, personId)).map((row) => [row.emergencyId, row]),
  );
  const isVolunteer = [...responders.values()].some(({ level }) => level === 'volunteers');
  const confirmed = isVolunteer && (await isConfirmed(db, personId));
  const accesses = new Map(
    (await listElders(platform, caller)).map((elder): [string, ElderAccess] => [
      elder.id,
      { ...elder, elderId: elder.id, personId },
    ]),
  );
  const rows = await findOpenOfPerson(db, {
    personId,
    elderIds: [personId, ...accesses.keys()],
    ids: [...responders.keys()],
    all: roles.includes('ADMIN') ? { stuckBefore: stuckBefore(now) } : null,
  });
  const people = await findPeople(db, [...new Set(rows.map(({ elderId }) => elderId))]);
  const mapped = roles.includes('ADMIN') ? rows.map(({ elderId }) => elderId) : [];
  const reachables = await findReachables(db, [...new Set(mapped)]);
  const helpers = await findNearestHelpers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row): EmergencyLine[] => {
    const own = responders.get(row.id);
    const part = partOf(caller, row, accesses.get(row.elderId) ?? null, own, confirmed);
    if (!maySee(part, row, now) || !isListed(part, row)) return [];
    const elder = people.get(row.elderId);
    const line = {
      id: row.id,
      elder: {
        id: row.elderId,
        name: elder?.name ?? '',
        firstName: elder?.firstName ?? '',
        photo: elder?.photo ?? null,
        you: part.isElder,
      },
      state: row.state,
      drill: row.drill,
      level: row.level,
      startedAt: row.startedAt.toISOString(),
      firesAt: row.firesAt.toISOString(),
      sector: part.isCoordinator ? sectorOf(row, reachables.get(row.elderId)) : null,
      position: part.isCoordinator ? shownPosition(row) : null,
      phone: part.isCoordinator ? (reachables.get(row.elderId)?.phoneNumber ?? null) : null,
      nearest: helpers.get(row.id)?.nearest ?? null,
      ambulance: helpers.get(row.id)?.ambulance ?? null,
      yours: own !== undefined && actedAt(own) !== null,
    };
    return [line];
  });
}
