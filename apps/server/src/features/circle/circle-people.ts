import type { Permission } from '@hafi/contract/circle/circle-terms';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachables, type Reachable } from '../accounts/accounts.public.ts';
import { findAppointmentDoctors } from './appointment-doctors/appointment-access.repo.ts';
import { type ElderAccess, may, permissionsOf } from './circle.policy.ts';
import { accessOf } from './elder-access.ts';
import { findMembers, type MemberRow } from './members/members.repo.ts';
import { numberToCall } from './members/number-to-call.ts';

/** The people of an elder's circle, queried once per action. */
export interface CirclePeople {
  readonly elderId: string;
  /** The elder, the circle, and doctors with access around an appointment, by id. */
  readonly people: ReadonlyMap<string, Reachable>;
  /** The ids of people with one of these permissions: the elder and circle members. */
  with(...permissions: readonly Permission[]): readonly string[];
  /** The number at which this circle calls somebody; null while none is known to be theirs. */
  numberOf(personId: string): string | null;
  /** The ids of doctors who may read the elder's health now, because of an appointment. */
  readonly doctors: readonly string[];
}

/** The elder in an answer: who they are, and what the reader may do for them. */
export function elderFor(access: ElderAccess, { people }: Pick<CirclePeople, 'people'>) {
  const { by, decidesAs, elderId, permissions, relation } = access;
  const person = people.get(elderId);
  return {
    id: elderId,
    name: person?.name ?? '',
    firstName: person?.firstName ?? '',
    photo: person?.photo ?? null,
    by,
    relation,
    decidesAs,
    permissions: [...permissions],
  };
}

/** The people of an elder's circle now; callers must have checked access. */
export async function findCircle(db: Db, elderId: string, now: Date): Promise<CirclePeople> {
  const members = await findMembers(db, elderId);
  return readCircle(db, elderId, members, await findAppointmentDoctors(db, elderId, now));
}

/**
 * Requires a permission as {@link requireAccess} does, and returns the people of the elder's circle.
 * @throws Problem not-found for everybody else
 */
export async function enterCircle(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  caller: Pick<Principal, 'personId' | 'roles'>,
  elderId: string,
  permission: Permission,
): Promise<{ access: ElderAccess; circle: CirclePeople }> {
  const members = await findMembers(db, elderId);
  const doctors = await findAppointmentDoctors(db, elderId, clock.now());
  const member = members.find(({ personId }) => personId === caller.personId);
  const access = accessOf(caller, elderId, member, doctors.includes(caller.personId));
  if (!access || !may(access, permission)) throw new Problem(coreErrors['not-found']);
  return { access, circle: await readCircle(db, elderId, members, doctors) };
}

async function readCircle(
  db: Db,
  elderId: string,
  members: readonly MemberRow[],
  doctors: readonly string[],
): Promise<CirclePeople> {
  const ids = new Set([elderId, ...members.map(({ personId }) => personId), ...doctors]);
  const people = await findReachables(db, [...ids]);
  return {
    elderId,
    people,
    with: (...permissions) => [
      elderId,
      ...members
        .filter((member) => {
          const granted = permissionsOf(member.permissions, member.decidesAs);
          return permissions.some((permission) => granted.includes(permission));
        })
        .map(({ personId }) => personId),
    ],
    numberOf: (id) =>
      numberToCall(
        people.get(id),
        members.find(({ personId }) => personId === id),
      ),
    doctors: doctors.filter((id) => people.get(id)?.roles.includes('DOCTOR')),
  };
}
