import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findElderOfPhone } from '../find-elder-of-phone.ts';
import { actOnMessage } from './act-on-message.ts';
import { answerElder, answerStranger } from './answer-message.ts';
import { type ChannelMessageRow, lockWaiting, markDone } from './channel-messages.repo.ts';
import { followMessagesId } from './hear-message.ts';
import { stopOrStart } from './stop-messages.ts';

/** Does what came in and answers it; returns whose it was. */
async function follow(platform: Platform, tx: Tx, row: ChannelMessageRow): Promise<string | null> {
  const within = { ...platform, db: tx };
  if (row.command === 'stop' || row.command === 'start') return stopOrStart(within, tx, row);
  const elder = await findElderOfPhone(tx, row.phone);
  if (!elder) {
    await answerStranger(platform, tx, row);
    return null;
  }
  await answerElder(platform, tx, row, elder, await actOnMessage(within, elder.id, row));
  return elder.id;
}

/**
 * What follows from SMS and missed calls, each in one transaction with its answer. One at a time,
 * because what follows takes locks of its own.
 */
export const followMessagesWork = (platform: Platform): BatchWork<ChannelMessageRow> => ({
  id: followMessagesId,
  everySeconds: 2,
  batch: 1,
  take: lockWaiting,
  async handle(tx, rows, now) {
    for (const row of rows) {
      await markDone(tx, row.id, { doneAt: now, personId: await follow(platform, tx, row) });
    }
  },
});
