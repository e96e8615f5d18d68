import { minuteInMs } from '@hafi/base/time';
import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findByProvedNumber } from '../../accounts/accounts.public.ts';
import type { SaidByPhone } from '../../emergency/emergency.public.ts';
import { findElderOfPhone } from '../find-elder-of-phone.ts';
import { actOnMessage, answerTo } from './act-on-message.ts';
import { answerAnswer, answerElder, answerFlood, answerStranger } from './answer-message.ts';
import {
  type ChannelMessageRow,
  countMessages,
  lockWaiting,
  markDone,
} from './channel-messages.repo.ts';
import { followMessagesId } from './hear-message.ts';
import { stopOrStart } from './stop-messages.ts';

const answers = ['yes', 'coming', 'arrived', 'ambulance', 'no', 'status'] as const;

/** What an elder says of themselves, whoever asks them. */
const ownCommands: readonly ChannelMessageRow['command'][] = ['help', 'taken', 'well'];

/**
 * What a message answers, if something was asked of its number. Of who is no elder "1" and "OK" are
 * a yes, because they say nothing else; all that is not understood are words.
 */
function saidBy(
  { channel, command, minutes, words }: ChannelMessageRow,
  isElder: boolean,
): SaidByPhone | null {
  if (isElder && ownCommands.includes(command)) return null;
  const isYes = command === 'yes-or-well' || (command === 'well' && channel === 'sms');
  const what = isYes ? 'yes' : (answers.find((each) => each === command) ?? 'words');
  return { what, minutes, words };
}

/** A number that sends more than this in a minute is a machine; its calls for help, STOP and START count all the same. */
const most = { messages: 60, withinMs: minuteInMs };

async function isFlood({ clock }: Platform, tx: Tx, { command, phone }: ChannelMessageRow) {
  if (command === 'help') return false;
  const since = new Date(clock.now().getTime() - most.withinMs);
  return (await countMessages(tx, phone, since)) >= most.messages;
}

/** Does what came in and answers it; returns whose it was. */
async function follow(platform: Platform, tx: Tx, row: ChannelMessageRow): Promise<string | null> {
  const within = { ...platform, db: tx };
  const isTooMuch = await isFlood(platform, tx, row);
  if (row.command === 'stop' || row.command === 'start') {
    return stopOrStart(within, tx, row, isTooMuch);
  }
  if (isTooMuch) {
    await answerFlood(platform, tx, row);
    return null;
  }
  const elder = await findElderOfPhone(tx, row.phone);
  const said = saidBy(row, elder !== undefined);
  const answer = said && (await answerTo(within, row.phone, said));
  if (answer) {
    await answerAnswer(platform, tx, row, answer);
    return (await findByProvedNumber(tx, row.phone))?.id ?? null;
  }
  if (!elder) {
    await answerStranger(platform, tx, row);
    return null;
  }
  // The call was over meanwhile: what else it may have meant.
  const own =
    row.command === 'yes-or-well' ? Object.assign({}, row, { command: 'well' as const }) : row;
  await answerElder(platform, tx, row, elder, await actOnMessage(within, elder.id, own));
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
      const personId = await follow(platform, tx, row);
      await markDone(tx, row.id, { doneAt: now, personId, words: null });
    }
  },
});
