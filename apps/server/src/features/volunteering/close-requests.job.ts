import * as z from 'zod/mini';
import type { Db } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceRequest } from './announce-request.ts';
import { tellRequest } from './tell-request.ts';
import {
  changeRequests,
  type HelpRequestRow,
  lockEnded,
  updateRequest,
} from './volunteering.repo.ts';

const batch = 50;

/**
 * Ends what time has ended: open requests that nobody took (their side is told what to do instead),
 * help that the volunteer called done three days ago, and promises of which nobody has spoken for a
 * week after their time.
 */
export function closeRequestsJob(platform: Platform): Job<Record<string, never>> {
  return {
    id: 'volunteering.close-requests',
    payload: z.strictObject({}),
    cron: '*/5 * * * *',
    run: async () => {
      while ((await closeBatch(platform)) === batch);
    },
  };
}

async function closeBatch(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  const closed = await changeRequests(platform.db, async (tx) => {
    const ended = await lockEnded(tx, now, batch);
    const rows: HelpRequestRow[] = [];
    for (const row of ended) rows.push(await close(platform, tx, row, now));
    return rows;
  });
  for (const row of closed) await announceRequest(platform, row, { listed: false });
  return closed.length;
}

async function close(
  platform: Platform,
  tx: Db,
  row: HelpRequestRow,
  now: Date,
): Promise<HelpRequestRow> {
  const isDone = row.state === 'to-confirm';
  const state = isDone ? ('done' as const) : ('lapsed' as const);
  const closed = await updateRequest(tx, row.id, { state, closedAt: now, updatedAt: now });
  // Of what was promised nobody knows what became: there is nothing to tell.
  if (row.state === 'accepted') return closed;
  const event = isDone ? ('closed' as const) : ('lapsed' as const);
  await tellRequest(platform, tx, { row: closed, event, by: null });
  return closed;
}
