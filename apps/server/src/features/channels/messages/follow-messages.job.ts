import { formatPhone } from '@hafi/base/format-phone';
import { dayInKigali, timeInKigali } from '@hafi/base/kigali-time';
import { Problem } from '@hafi/contract/core/problem';
import { supportContact } from '@hafi/contract/support/network';
import type { Locale } from '@hafi/i18n/locales';
import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countKey } from '../../../platform/rate-limit/count-failures.ts';
import { checkInBy } from '../../checkins/checkins.public.ts';
import { callForHelp } from '../../emergency/emergency.public.ts';
import { takeReminded } from '../../medications/medications.public.ts';
import { replyTexts } from '../channels.messages.ts';
import { findElderOfPhone } from '../find-elder-of-phone.ts';
import { stopCode } from '../stop-code.ts';
import { type ChannelMessageRow, lockWaiting, markDone } from './channel-messages.repo.ts';
import { followMessagesId } from './hear-message.ts';
import { stopOrStart } from './stop-messages.ts';

interface Reply {
  readonly text: keyof typeof replyTexts;
  readonly values?: Record<string, string>;
}

const timeOf = (at: Date) => ({ time: timeInKigali(at) });

async function taken(platform: Platform, elderId: string, at: Date): Promise<Reply> {
  const { dueAt, found } = await takeReminded(platform, elderId, at);
  if (found === 'one') return { text: 'taken', values: timeOf(dueAt) };
  if (found === 'none') return { text: 'taken-none' };
  const code = platform.config.USSD_CODE;
  return code ? { text: 'taken-several-code', values: { code } } : { text: 'taken-several' };
}

async function callHelp(platform: Platform, elderId: string, pressedAt: Date): Promise<Reply> {
  const call = { elderId, by: elderId, via: 'sms' as const, pressedAt };
  const { state } = await callForHelp(platform, call);
  if (state !== 'counting-down') return { text: 'help-told' };
  const code = platform.config.USSD_CODE;
  if (!code) return { text: 'help' };
  return { text: 'help-stop-code', values: { code: stopCode(code) } };
}

/** Does what an elder asks and says what was done. `platform.db` is the transaction. */
async function act(
  platform: Platform,
  elderId: string,
  { channel, command, heardAt }: ChannelMessageRow,
): Promise<Reply> {
  switch (command) {
    case 'well':
      await checkInBy(platform, elderId, { at: heardAt, via: channel });
      return { text: 'well', values: timeOf(heardAt) };
    case 'taken':
      return taken(platform, elderId, heardAt);
    case 'help':
      return callHelp(platform, elderId, heardAt);
    default:
      return { text: 'unknown' };
  }
}

async function replyTo(
  platform: Platform,
  elderId: string,
  row: ChannelMessageRow,
): Promise<Reply> {
  try {
    return await act(platform, elderId, row);
  } catch (error) {
    if (error instanceof Problem) return { text: 'refused' };
    throw error;
  }
}

/** Answers a number that is nobody's, once a day: it may be a wrong one, or a machine. */
async function answerStranger(platform: Platform, tx: Tx, row: ChannelMessageRow) {
  const locale: Locale = 'rw';
  const values = { phone: formatPhone(supportContact.phone) };
  const text = platform.translate(locale, replyTexts.stranger, values);
  const whom = countKey(platform, 'channels-stranger', row.phone);
  const dedupeKey = `${whom}:${dayInKigali(row.heardAt)}`;
  await tx.tell([
    { channel: 'sms', to: row.phone, subject: null, text, despiteStop: true, dedupeKey },
  ]);
}

/** Does what came in and answers it; returns whose it was. */
async function follow(platform: Platform, tx: Tx, row: ChannelMessageRow): Promise<string | null> {
  if (row.command === 'stop' || row.command === 'start') {
    return stopOrStart({ ...platform, db: tx }, tx, row);
  }
  const elder = await findElderOfPhone(tx, row.phone);
  if (!elder) {
    await answerStranger(platform, tx, row);
    return null;
  }
  const { text, values } = await replyTo({ ...platform, db: tx }, elder.id, row);
  const said = platform.translate(elder.locale, replyTexts[text], values);
  const sms = { channel: 'sms', to: row.phone, subject: null, text: said } as const;
  await tx.tell([{ ...sms, despiteStop: true, personId: elder.id }]);
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
