import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Holder } from '../circle/circle.public.ts';
import { lockEmergency } from './course/emergencies.repo.ts';
import { respond } from './course/respond.ts';
import { findOwnResponses, type ResponderRow } from './course/responders.repo.ts';
import { hasFired } from './emergency.policy.ts';
import { rightLives } from './view/reader.ts';

const isCountedOn = ({ acknowledgedAt, arrivedAt, cannotAt, comingAt }: ResponderRow) =>
  cannotAt === null && (acknowledgedAt ?? comingAt ?? arrivedAt) !== null;

/**
 * Says of the calls that go on, in which one counts on somebody who may not know of them any more, that
 * they cannot come after all.
 */
export async function letGoOfCalls(
  platform: Platform,
  tx: Tx,
  { elderId, leaves = false, personId }: Holder,
): Promise<void> {
  const within = { ...platform, db: tx };
  const responders = (await findOwnResponses(tx, personId)).filter(isCountedOn);
  for (const own of responders.toSorted((a, b) => a.emergencyId.localeCompare(b.emergencyId))) {
    const row = await lockEmergency(tx, own.emergencyId);
    if (!row || !hasFired(row.state) || hasEnded(row.state)) continue;
    if (elderId !== null && row.elderId !== elderId) continue;
    if (!leaves && (await rightLives(within, own, row.elderId))) continue;
    await respond(within, row.id, { personId, as: own.level }, { act: 'cannot' });
  }
}
