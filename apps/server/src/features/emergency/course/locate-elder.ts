import { minuteInMs } from '@hafi/base/time';
import { Problem } from '@hafi/contract/core/problem';
import { emergenciesErrors } from '@hafi/contract/emergency/emergencies.errors';
import type { Position } from '@hafi/contract/emergency/emergency.schemas';
import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceEmergencies } from './announce.ts';
import { noElderPosition } from './cancel-emergency.ts';
import { type EmergencyRow, updateEmergency } from './emergencies.repo.ts';
import { openEmergency } from './move.ts';

/** How long what the elder's own device said counts more than what others say, in milliseconds. */
const ownFirstMs = 2 * minuteInMs;

/** What the elder said of themselves not long ago, and what another said, is not for others to change. */
function mayReplace(row: EmergencyRow, by: string, position: Position | null, now: Date): boolean {
  const { elderId, locatedAt, locatedBy } = row;
  if (by === elderId || by === locatedBy || !locatedAt) return true;
  if (position === null) return false;
  return locatedBy !== elderId || now.getTime() - locatedAt.getTime() >= ownFirstMs;
}

/**
 * Keeps where the elder is while the emergency is open, also while it counts down: a device finds
 * itself after the press. Callers must have checked that `by` is the elder, or pressed and is with them.
 * @throws Problem not-found, emergency-has-ended
 */
export async function locateElder(
  platform: Platform,
  {
    by,
    id,
    position,
  }: { readonly id: string; readonly by: string; readonly position: Position | null },
): Promise<void> {
  const now = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const row = await openEmergency(tx, id);
    if (hasEnded(row.state)) throw new Problem(emergenciesErrors['emergency-has-ended']);
    if (!mayReplace(row, by, position, now)) return;
    const located = position && { ...position, locatedAt: now, locatedBy: by };
    await updateEmergency(tx, id, located ?? noElderPosition);
    await announceEmergencies(tx, [row]);
  });
}
