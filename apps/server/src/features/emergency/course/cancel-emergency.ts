import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { showLife } from '../../circle/circle.public.ts';
import { stuckBefore } from '../emergency.policy.ts';
import { announceEmergencies } from './announce.ts';
import { giveBack, updateEmergency } from './emergencies.repo.ts';
import { insertEvents } from './events.repo.ts';
import { followCancel, openEmergency } from './move.ts';
import { tellOthersOver } from './tell-others-over.ts';

/** No position is kept after the end. */
export const noPosition = { latitude: null, longitude: null, accuracy: null, locatedAt: null };

/** The same of the elder, with whose device said it. */
export const noElderPosition = { ...noPosition, locatedBy: null };

/**
 * Stops the countdown, as long as nobody was notified; again, it does nothing. Callers must have checked
 * that the person may.
 * @throws Problem not-found, emergency-has-fired
 */
export async function cancelCall(
  platform: Platform,
  { by, id }: { readonly id: string; readonly by: string },
): Promise<void> {
  const now = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const row = await openEmergency(tx, id);
    const { steps, to } = followCancel(platform, row);
    if (steps.length === 0) return;
    const { nextLevelAt, state } = to;
    await updateEmergency(tx, id, {
      state,
      nextLevelAt,
      ...noElderPosition,
      endedAt: now,
      endedBy: by,
    });
    await giveBack(tx, id);
    if (by === row.elderId && !row.drill)
      await showLife(platform, tx, { elderId: row.elderId, by, at: now });
    await insertEvents(
      tx,
      steps.map((step) => ({ emergencyId: id, step, at: now, actorId: by })),
    );
    // The coordinators may have been notified that it does not go out.
    if (row.firesAt < stuckBefore(now)) {
      await tellOthersOver(platform, tx, row, {
        as: 'false-alarm',
        isStopped: true,
        by,
        targets: [],
      });
    }
    await announceEmergencies(tx, [row]);
  });
}
