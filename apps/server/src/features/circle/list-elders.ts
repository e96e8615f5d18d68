import type { Elder } from '@hafi/contract/circle/circle.contract';
import { permissions } from '@hafi/contract/circle/circle-terms';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, type NameCard } from '../accounts/accounts.public.ts';
import { findEldersByAppointment } from './appointment-doctors/appointment-access.repo.ts';
import { appointmentPermissions, permissionsOf } from './circle.policy.ts';
import { findMemberships } from './members/members.repo.ts';

type ElderRights = Pick<Elder, 'by' | 'relation' | 'decidesAs'> & {
  readonly elderId: string;
  readonly permissions: readonly Elder['permissions'][number][];
};

const present = ({ elderId, ...rights }: ElderRights, card: NameCard): Elder => ({
  id: elderId,
  name: card.name,
  firstName: card.firstName,
  photo: card.photo,
  ...rights,
  permissions: [...rights.permissions],
});

/**
 * The caller if they are an elder, the elders of their circles, then patients of current
 * appointments.
 */
export async function listElders(
  { clock, db }: Platform,
  { personId, roles }: Pick<Principal, 'personId' | 'roles'>,
): Promise<Elder[]> {
  const self: ElderRights[] = roles.includes('PATIENT')
    ? [{ elderId: personId, by: 'self', relation: null, decidesAs: null, permissions }]
    : [];
  const treated = roles.includes('DOCTOR')
    ? new Set(await findEldersByAppointment(db, personId, clock.now()))
    : new Set<string>();
  const circle = (await findMemberships(db, personId)).map((member): ElderRights => {
    const { decidesAs, elderId, relation } = member;
    const granted = permissionsOf(member.permissions, decidesAs);
    const byAppointment = treated.delete(elderId) ? appointmentPermissions : [];
    const allowed = [...new Set([...granted, ...byAppointment])];
    return { elderId, by: 'circle', relation, decidesAs, permissions: allowed };
  });
  const patients = [...treated].map(
    (elderId): ElderRights => ({
      elderId,
      by: 'visit',
      relation: 'doctor',
      decidesAs: null,
      permissions: appointmentPermissions,
    }),
  );
  const standings = [...self, ...circle, ...patients];
  const people = await findPeople(
    db,
    standings.map(({ elderId }) => elderId),
  );
  return standings.flatMap((rights) => {
    const card = people.get(rights.elderId);
    return card ? [present(rights, card)] : [];
  });
}
