import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findEmergency, lockStillOpen } from './emergencies.repo.ts';
import { lockNewsDue, type ResponderRow, updateResponder } from './responders.repo.ts';
import { newsNow, tellNews } from './tell-caller.ts';

/** Tells callers what helpers do by now who changed their mind several times. */
export const tellChangedMindsWork = (platform: Platform): BatchWork<ResponderRow> => ({
  id: 'emergency.tell-changed-minds',
  everySeconds: 5,
  batch: 50,
  take: lockNewsDue,
  async handle(tx, rows) {
    // One that somebody acts in at this moment is told the next time.
    const open = await lockStillOpen(
      tx,
      rows.map(({ emergencyId }) => emergencyId),
    );
    for (const own of rows.filter(({ emergencyId }) => open.has(emergencyId))) {
      const row = await findEmergency(tx, own.emergencyId);
      const what = newsNow(own);
      await updateResponder(tx, own.id, { newsDueAt: null });
      if (row && what) await tellNews(platform, tx, row, { own, what });
    }
  },
});
