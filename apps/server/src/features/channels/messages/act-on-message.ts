import { dayInKigali, timeInKigali } from '@hafi/base/kigali-time';
import { hourInMs } from '@hafi/base/time';
import { Problem } from '@hafi/contract/core/problem';
import { latePressHours } from '@hafi/contract/emergency/emergency-terms';
import type { Locale } from '@hafi/i18n/locales';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findReachables } from '../../accounts/accounts.public.ts';
import {
  checkInBy,
  findLateOfPhone,
  findMissedSince,
  type LateOfPhone,
  takeLateByPhone,
} from '../../checkins/checkins.public.ts';
import { showLife } from '../../circle/circle.public.ts';
import {
  type AnsweredByPhone,
  answerByPhone,
  callForHelp,
  callOverForPhone,
  callStatusOf,
  keepOwnWords,
  type SaidByPhone,
} from '../../emergency/emergency.public.ts';
import { takeReminded } from '../../medications/medications.public.ts';
import { callOf, type GoingOn } from '../call-of.ts';
import { stopCode } from '../stop-code.ts';
import type { ChannelMessageRow } from './channel-messages.repo.ts';
import type { replyTexts } from './reply.messages.ts';

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
function helpReply({ config }: Platform, status: GoingOn): Reply {
  if (status !== 'counting-down') return { text: `help-${status}`, isOfHelp: true };
  const code = config.USSD_CODE;
  if (!code) return { text: 'help', isOfHelp: true };
  return { text: 'help-stop-code', values: { code: stopCode(code) }, isOfHelp: true };
}

async function callHelp(
  platform: Platform,
  elderId: string,
  { heardAt, words }: ChannelMessageRow,
): Promise<Reply> {
  // An SMS that the network held back for a day still calls: too late is better than never.
  const oldest = platform.clock.now().getTime() - (latePressHours - 1) * hourInMs;
  const pressedAt = new Date(Math.max(heardAt.getTime(), oldest));
  const call = { elderId, by: elderId, via: 'sms' as const, pressedAt };
  const { id } = await callForHelp(platform, call);
  if (words) await keepOwnWords(platform, { elderId, id, words });
  const status = await callStatusOf(platform, id);
  return helpReply(platform, status === null || status === 'over' ? 'telling' : status);
}

/** What "STOP" and "I am well" are answered by while help is called: how that call ends. */
export function callGoesOn({ config }: Platform, status: GoingOn): Reply {
  const code = config.USSD_CODE;
  if (status === 'nobody') return { text: 'help-nobody', isOfHelp: true };
  if (!code || status !== 'counting-down') return { text: 'stop-help', isOfHelp: true };
  return { text: 'stop-help-code', values: { code: stopCode(code) }, isOfHelp: true };
}

/** Whether somebody had been notified, when this came, that the elder gave no sign. */
async function wasMissed({ db }: Platform, elderId: string, { heardAt }: ChannelMessageRow) {
  const since = await findMissedSince(db, elderId);
  return since !== null && since <= heardAt;
}

/**
 * Notes that the elder is well. While help is called nothing is noted, because everybody would get
 * the all-clear: whoever rings then asks where the help is. A missed call, which a pocket can make and
 * anybody can forge, ends no alarm of which somebody was notified.
 */
async function well(platform: Platform, elderId: string, row: ChannelMessageRow): Promise<Reply> {
  const { channel, heardAt } = row;
  const called = await callOf(platform, elderId);
  if (called) {
    if (channel === 'voice') return helpReply(platform, called.standing);
    const sign = { elderId, by: elderId, at: heardAt };
    await inTransaction(platform, (tx) => showLife(platform, tx, sign));
    return callGoesOn(platform, called.standing);
  }
  if (channel === 'voice' && (await wasMissed(platform, elderId, row)))
    return { text: 'missed-asks' };
  await checkInBy(platform, elderId, { at: heardAt, via: channel });
  if (dayInKigali(heardAt) !== dayInKigali(platform.clock.now())) return { text: 'well-before' };
  const { SMS_NUMBER: number } = platform.config;
  const values = timeOf(heardAt);
  return number ? { text: 'well-number', values: { ...values, number } } : { text: 'well', values };
}

const answers: Readonly<Record<AnsweredByPhone['what'], Reply['text']>> = {
  acknowledged: 'answer-acknowledged',
  'on-the-way': 'answer-coming',
  arrived: 'answer-arrived',
  ambulance: 'answer-ambulance',
  cannot: 'answer-cannot',
  'call-asks': 'call-asks',
  'question-asks': 'question-asks',
  'which-asks': 'which-asks',
  'stands-answered': 'stands-answered',
  'stands-open': 'stands-open',
  over: 'answer-over',
  agreed: 'answer-agreed',
  refused: 'answer-refused',
};
const ofQuestion: readonly AnsweredByPhone['what'][] = ['agreed', 'refused', 'question-asks'];

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

/** An answer, in the language of the elder for who has none of their own. */
type Answer = Reply & { readonly locale: Locale };

const taking: readonly SaidByPhone['what'][] = ['yes', 'coming', 'arrived'];

/** Takes over a check-in that did not come, for who was told of it; asks back what they mean otherwise. */
async function answerLate(
  platform: Platform,
  late: LateOfPhone,
  { what }: SaidByPhone,
): Promise<Answer | null> {
  if (!taking.includes(what)) {
    const [elder] = (await findReachables(platform.db, [late.elderId])).values();
    const text = what === 'no' ? 'late-cannot' : 'late-asks';
    return elder ? { text, values: nameOf(elder), locale: elder.locale } : null;
  }
  const answered = await takeLateByPhone(platform, late);
  if (!answered) return null;
  const { elder, taken: isTaken } = answered;
  const text = isTaken ? 'answer-late' : 'answer-late-other';
  return { text, values: nameOf(elder), locale: elder.locale };
}

/** The first names of all, cut so that the answer is one SMS. */
const namesOf = (names: readonly string[]) => ({
  elders: names.map((name) => name.slice(0, (2 * longestName) / names.length)).join(', '),
});

const inWords = ({ among, elder, what }: AnsweredByPhone, said: SaidByPhone): Answer => {
  const isTimed = what === 'on-the-way' && said.minutes !== null;
  const whose = among ? namesOf(among) : nameOf(elder);
  return {
    text: isTimed ? 'answer-coming-in' : answers[what],
    values: isTimed ? { ...whose, minutes: `${said.minutes}` } : whose,
    locale: elder.locale,
    ...(ofQuestion.includes(what) ? {} : { isOfHelp: true as const }),
  };
};

/**
 * What was asked of a number and what this message does with it, and the language of the elder; null
 * where nothing was asked of it.
 */
export async function answerTo(
  platform: Platform,
  phone: string,
  said: SaidByPhone,
): Promise<Answer | null> {
  const late = await findLateOfPhone(platform, phone);
  // Nobody says no to a check-in that did not come: others are told anyway.
  const after = said.what === 'no' ? null : (late?.toldAt ?? null);
  const answered = await unlessOver(() => answerByPhone(platform, phone, said, after));
  if (answered) return inWords(answered, said);
  const taken = late && (await answerLate(platform, late, said));
  if (taken) return taken;
  const over = await callOverForPhone(platform, phone);
  return over && inWords(over, said);
}

/** Does what an elder asks and says what was done. `platform.db` is the transaction. */
async function act(platform: Platform, elderId: string, row: ChannelMessageRow): Promise<Reply> {
  switch (row.command) {
    case 'well':
      return well(platform, elderId, row);
    case 'taken':
      return taken(platform, elderId, row.heardAt);
    case 'help':
      return callHelp(platform, elderId, row);
    default: {
      // "False alarm", "cancel": no key that calls once more.
      const called = await callOf(platform, elderId);
      if (called) {
        const { id, standing: status } = called;
        if (row.words) await keepOwnWords(platform, { elderId, id, words: row.words });
        return callGoesOn(platform, status);
      }
      return { text: (await wasMissed(platform, elderId, row)) ? 'missed-asks' : 'unknown' };
    }
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
