import type { Db } from '../../platform/db/database.ts';
import { cancelCall } from './course/cancel-emergency.ts';
import { type EmergencyRow, findOpen } from './course/emergencies.repo.ts';
import { callForHelp } from './course/start-emergency.ts';

export { callForHelp, cancelCall };

/** An elder's emergency that goes on, as other features may know it; no drill. */
export async function openEmergencyOf(
  db: Db,
  elderId: string,
): Promise<Pick<EmergencyRow, 'firesAt' | 'id' | 'level' | 'state'> | null> {
  return (await findOpen(db, elderId, false)) ?? null;
}
