import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CallRow, findWithPeople, lockDueCalls } from './calls.repo.ts';
import { lockPlaces } from './enter-call.ts';
import { moveCall } from './move-call.ts';

/**
 * What the clock does to calls: it stops ringing, lets devices go that say nothing any more, and ends
 * what somebody is alone in.
 */
export const followCallsWork = (platform: Platform): BatchWork<CallRow> => ({
  id: 'calls.follow',
  everySeconds: 1,
  batch: 50,
  take: lockDueCalls,
  async handle(tx, rows) {
    await lockPlaces(tx, rows);
    for (const call of await findWithPeople(tx, rows)) {
      await moveCall(platform, tx, call, { type: 'tick' });
    }
  },
});
