import { dayInKigali, timeInKigali } from '@hafi/base/kigali-time';
import { hourInMs } from '@hafi/base/time';
import { Problem } from '@hafi/contract/core/problem';
import { latePressHours } from '@hafi/contract/emergency/emergency-terms';
import type { Locale } from '@hafi/i18n/locales';
import type { Platform } from '../../../platform/platform.ts';
import {
  checkInBy,
  findLateOfPhone,
  type LateOfPhone,
  takeLateByPhone,
} from '../../checkins/checkins.public.ts';
import {
  type AnsweredByPhone,
  answerByPhone,
  callForHelp,
  callStandingOf,
  type SaidByPhone,
} from '../../emergency/emergency.public.ts';
import { takeReminded } from '../../medications/medications.public.ts';
import { callOf, type GoingOn } from '../call-of.ts';
import type { replyTexts } from '../channels.messages.ts';
import { stopCode } from '../stop-code.ts';
import type { ChannelMessageRow } from './channel-messages.repo.ts';

/** What an SMS or a missed call is answered by. */
export interface Reply {
  readonly text: keyof typeof replyTexts;
  readonly values?: Record<string, string>;
  /** Of a call for help: it goes before all else, and is of no use later. */
  readonly isOfHelp?: true;
}

const timeOf = (at: Date) => ({ time: timeInKigali(at) });

async function taken(platform: Platform, elderId: string, at: Date): Promise<Reply> {
  const { dueAt, found } = await takeReminded(platform, elderId, at);
  if (found === 'one') return { text: 'taken', values: timeOf(dueAt) };
  if (found === 'none') return { text: 'taken-none' };
  const code = platform.config.USSD_CODE;
  return code ? { text: 'taken-several-code', values: { code } } : { text: 'taken-several' };
}

/** How a call for help stands, to who has just called. */
function helpReply({ config }: Platform, standing: GoingOn): Reply {
  if (standing !== 'counting-down') return { text: `help-${standing}`, isOfHelp: true };
  const code = config.USSD_CODE;
  if (!code) return { text: 'help', isOfHelp: true };
  return { text: 'help-stop-code', values: { code: stopCode(code) }, isOfHelp: true };
}

async function callHelp(platform: Platform, elderId: string, heardAt: Date): Promise<Reply> {
  // An SMS that the network held back for a day still calls: too late is better than never.
  const oldest = platform.clock.now().getTime() - (latePressHours - 1) * hourInMs;
  const pressedAt = new Date(Math.max(heardAt.getTime(), oldest));
  const call = { elderId, by: elderId, via: 'sms' as const, pressedAt };
  const { id } = await callForHelp(platform, call);
  const standing = await callStandingOf(platform, id);
  return helpReply(platform, standing === null || standing === 'over' ? 'telling' : standing);
}

/** What "STOP" and "I am well" are answered by while help is called: how that call ends. */
export function callGoesOn({ config }: Platform, standing: GoingOn): Reply {
  const code = config.USSD_CODE;
  if (standing === 'nobody') return { text: 'help-nobody', isOfHelp: true };
  if (!code || standing !== 'counting-down') return { text: 'stop-help', isOfHelp: true };
  return { text: 'stop-help-code', values: { code: stopCode(code) }, isOfHelp: true };
}

/**
 * Notes that the elder is well. While help is called nothing is noted, because everybody would get
 * the all-clear: whoever rings then asks where the help is.
 */
async function well(
  platform: Platform,
  elderId: string,
  { channel, heardAt }: ChannelMessageRow,
): Promise<Reply> {
  const called = await callOf(platform, elderId);
  if (called) {
    const reply = channel === 'voice' ? helpReply : callGoesOn;
    return reply(platform, called.standing);
  }
  await checkInBy(platform, elderId, { at: heardAt, via: channel });
  if (dayInKigali(heardAt) !== dayInKigali(platform.clock.now())) return { text: 'well-before' };
  const { SMS_NUMBER: number } = platform.config;
  const values = timeOf(heardAt);
  return number ? { text: 'well-number', values: { ...values, number } } : { text: 'well', values };
}

const answers: Readonly<Record<AnsweredByPhone['what'], Reply['text']>> = {
  acknowledged: 'answer-acknowledged',
  'on-the-way': 'answer-coming',
  cannot: 'answer-cannot',
  agreed: 'answer-agreed',
  refused: 'answer-refused',
};
const ofCall: readonly AnsweredByPhone['what'][] = ['acknowledged', 'on-the-way', 'cannot'];

/** The longest first name in an answer: with it the answer is one SMS. */
const longestName = 24;

/** Null for a call that ends just now, which is over for who answers it. */
async function unlessOver<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

const nameOf = ({ firstName }: { readonly firstName: string }) => ({
  elder: firstName.slice(0, longestName),
});

/** Takes over a check-in that did not come, for a named contact without an account. */
async function answerLate(
  platform: Platform,
  late: LateOfPhone,
): Promise<(Reply & { readonly locale: Locale }) | null> {
  const answered = await takeLateByPhone(platform, late);
  if (!answered) return null;
  const { elder, taken: isTaken } = answered;
  const text = isTaken ? 'answer-late' : 'answer-late-other';
  return { text, values: nameOf(elder), locale: elder.locale };
}

/**
 * What was asked of a number and is answered by this message, and the language of the elder; null
 * when it answers nothing.
 */
export async function answerTo(
  platform: Platform,
  phone: string,
  said: SaidByPhone,
): Promise<(Reply & { readonly locale: Locale }) | null> {
  // Nobody says no to a check-in that did not come: others are told anyway.
  const late = said === 'no' ? null : await findLateOfPhone(platform, phone);
  const after = late?.toldAt ?? null;
  const answered = await unlessOver(() => answerByPhone(platform, phone, said, after));
  if (!answered) return late && answerLate(platform, late);
  const { elder, what } = answered;
  return {
    text: answers[what],
    values: nameOf(elder),
    locale: elder.locale,
    ...(ofCall.includes(what) ? { isOfHelp: true } : {}),
  };
}

/** Does what an elder asks and says what was done. `platform.db` is the transaction. */
async function act(platform: Platform, elderId: string, row: ChannelMessageRow): Promise<Reply> {
  switch (row.command) {
    case 'well':
      return well(platform, elderId, row);
    case 'taken':
      return taken(platform, elderId, row.heardAt);
    case 'help':
      return callHelp(platform, elderId, row.heardAt);
    default:
      return { text: 'unknown' };
  }
}

/** As {@link act}; what was refused is answered too. */
export async function actOnMessage(
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
