import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { membershipsOf } from '../../circle/circle.public.ts';
import { findOpenAround } from '../course/emergencies.repo.ts';
import { findAskedIn } from '../course/responders.repo.ts';
import { isListed } from '../emergency.policy.ts';
import { readerOf } from './reader.ts';

/** The open emergencies that concern the caller, newest first. */
export async function listEmergencies(
  platform: Platform,
  caller: Pick<Principal, 'personId' | 'roles'>,
): Promise<EmergencyLine[]> {
  const { db } = platform;
  const { personId, roles } = caller;
  const asked = await findAskedIn(db, personId);
  const told = (await membershipsOf(db, personId)).filter(({ permissions }) =>
    permissions.includes('alerts:receive'),
  );
  const rows = await findOpenAround(db, {
    personId,
    elderIds: [personId, ...told.map(({ elderId }) => elderId)],
    ids: asked.map(({ emergencyId }) => emergencyId),
    all: roles.includes('ADMIN'),
  });
  const people = await findPeople(db, [...new Set(rows.map(({ elderId }) => elderId))]);
  const lines: EmergencyLine[] = [];
  for (const row of rows) {
    const reader = await readerOf(platform, caller, row);
    if (!reader || !isListed(reader.part, row)) continue;
    const elder = people.get(row.elderId);
    const { own } = reader;
    const acts = own?.acknowledgedAt ?? own?.comingAt ?? own?.arrivedAt ?? own?.ambulanceAt;
    lines.push({
      id: row.id,
      elder: {
        id: row.elderId,
        name: elder?.name ?? '',
        firstName: elder?.firstName ?? '',
        photo: elder?.photo ?? null,
        you: row.elderId === personId,
      },
      state: row.state,
      drill: row.drill,
      level: row.level,
      startedAt: row.startedAt.toISOString(),
      firesAt: row.firesAt.toISOString(),
      yours: acts !== undefined && acts !== null,
    });
  }
  return lines;
}
