import type { EmergencyLevel } from '@hafi/contract/emergency/emergency-terms';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceEmergencies } from './announce.ts';
import { advance } from './ask-levels.ts';
import { insertEvents } from './events.repo.ts';
import { followAct, openEmergency } from './move.ts';

interface Coordinating {
  readonly id: string;
  /** The coordinator, or who else may. */
  readonly by: string;
}

/**
 * Asks the next level now, if there is one; only after the level `after`, if it is given. Callers must have checked that the person may.
 * @throws Problem not-found, emergency-not-fired, emergency-has-ended
 */
export async function escalate(
  platform: Platform,
  {
    after,
    by,
    id,
    isCoordinator,
  }: Coordinating & {
    readonly after?: EmergencyLevel | null | undefined;
    readonly isCoordinator: boolean;
  },
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const row = await openEmergency(tx, id);
    const moved = followAct(platform, row, { type: 'escalate', after });
    if (isCoordinator) {
      const audited = { actorId: by, subjectId: row.elderId, at };
      await recordAudit(tx, { ...audited, action: 'emergency.escalated' });
    }
    if (moved.steps.length > 0) await advance(platform, tx, [{ row, moved, by }], at);
  });
}

/** Adds a note to the timeline. Callers must have checked that the person may. */
export async function addNote(
  platform: Platform,
  { by, id, note }: Coordinating & { readonly note: string },
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const row = await openEmergency(tx, id);
    const audited = { actorId: by, subjectId: row.elderId, at };
    await recordAudit(tx, { ...audited, action: 'emergency.noted' });
    await insertEvents(tx, [{ emergencyId: id, step: 'note', at, actorId: by, note }]);
    await announceEmergencies(tx, [row]);
  });
}
