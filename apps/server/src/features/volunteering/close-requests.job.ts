import type { Tx } from '../../platform/db/tx.ts';
import type { BatchWork } from '../../platform/due/due-work.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceRequest } from './announce-request.ts';
import { type RequestEvent, tellRequest } from './tell-request.ts';
import { type HelpRequestRow, lockEnded, updateRequest } from './volunteering.repo.ts';

/**
 * Ends requests whose time is over: open ones that nobody took (the elder's side is told what to do
 * instead), those reported done three days ago, and taken ones that nobody reported on for a week
 * after their time. The elder's side is notified of each, and what to do if help is still needed.
 */
export const closeRequestsWork = (platform: Platform): BatchWork<HelpRequestRow> => ({
  id: 'volunteering.close-requests',
  everySeconds: 300,
  batch: 50,
  take: lockEnded,
  async handle(tx, ended, now) {
    for (const row of ended) {
      const closed = await close(platform, tx, row, now);
      await announceRequest(tx, closed, { listed: false });
    }
  },
});

async function close(
  platform: Platform,
  tx: Tx,
  row: HelpRequestRow,
  now: Date,
): Promise<HelpRequestRow> {
  const isDone = row.state === 'to-confirm';
  const state = isDone ? ('done' as const) : ('lapsed' as const);
  const closed = await updateRequest(tx, row.id, { state, closedAt: now, updatedAt: now });
  const tell = (event: RequestEvent) => tellRequest(platform, tx, { row: closed, event, by: null });
  if (isDone) {
    await tell('closed');
    await tell('unconfirmed');
  } else await tell(row.state === 'accepted' ? 'forgotten' : 'lapsed');
  return closed;
}
