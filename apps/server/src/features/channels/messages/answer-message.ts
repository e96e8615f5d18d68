import { formatPhone } from '@hafi/base/format-phone';
import { dayInKigali } from '@hafi/base/kigali-time';
import { hourInMs, minuteInMs } from '@hafi/base/time';
import { supportContact } from '@hafi/contract/support/network';
import type { Locale } from '@hafi/i18n/locales';
import type { Tx } from '../../../platform/db/tx.ts';
import type { QueuedMessage } from '../../../platform/outbox/transport.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countKey } from '../../../platform/rate-limit/count-failures.ts';
import { findByProvedNumber, isKnownNumber } from '../../accounts/accounts.public.ts';
import type { Reply } from './act-on-message.ts';
import { type ChannelMessageRow, countMessages } from './channel-messages.repo.ts';
import { replyTexts } from './reply.messages.ts';

/** How long an answer to a call for help is of use, in milliseconds. */
const helpAnswerMs = 15 * minuteInMs;
/** A number that sends more than this in ten minutes may be a machine, which would be answered for ever. */
const most = { messages: 20, withinMs: 10 * minuteInMs };
/** A number that is nobody's and calls for help again is told 912 again after this. */
const helpAgainMs = 5 * minuteInMs;

/** What a call for help is answered by goes before all else, and not when it is long over. */
export const ofHelp = ({ clock }: Platform): Pick<QueuedMessage, 'priority' | 'uselessAt'> => ({
  priority: 'urgent',
  uselessAt: new Date(clock.now().getTime() + helpAnswerMs),
});

/** The number of the period of this length in which an instant lies. */
const periodOf = (at: Date, lengthMs: number) => Math.floor(at.getTime() / lengthMs);

/** What asks back, which two machines could do for ever. */
const asksBack: readonly Reply['text'][] = [
  'unknown',
  'missed-asks',
  'call-asks',
  'question-asks',
  'which-asks',
  'stop-help',
  'stop-help-code',
  'late-asks',
  'late-cannot',
  'stands-answered',
  'stands-open',
  'answer-over',
];

/** Whether it asks back a number that sends so often that it may be a machine. */
async function isEndless({ clock }: Platform, tx: Tx, phone: string, text: Reply['text']) {
  if (!asksBack.includes(text)) return false;
  const since = new Date(clock.now().getTime() - most.withinMs);
  return (await countMessages(tx, phone, since)) >= most.messages;
}

/**
 * Answers an elder. Whoever rings pays nothing and we pay for the answer: what is noted is confirmed
 * once an hour, however often it rings.
 */
export async function answerElder(
  platform: Platform,
  tx: Tx,
  row: ChannelMessageRow,
  elder: { readonly id: string; readonly locale: Locale },
  { isOfHelp, text, values }: Reply,
): Promise<void> {
  const said = platform.translate(elder.locale, replyTexts[text], values);
  const sms = { channel: 'sms', to: row.phone, subject: null, text: said } as const;
  if (await isEndless(platform, tx, row.phone, text)) return;
  const rang = () => countKey(platform, `channels-rang-${text}`, row.phone);
  const once =
    row.channel === 'voice' && !isOfHelp
      ? { dedupeKey: `${rang()}:${periodOf(row.heardAt, hourInMs)}` }
      : {};
  const urgency = isOfHelp ? ofHelp(platform) : {};
  await tx.tell([
    Object.assign({ despiteStop: true, personId: elder.id } as const, sms, once, urgency),
  ]);
}

/** Answers somebody who was asked for help or whether they can be reached. */
export async function answerAnswer(
  platform: Platform,
  tx: Tx,
  { command, phone }: ChannelMessageRow,
  { isOfHelp, locale, text: answered, values }: Reply & { readonly locale: Locale },
): Promise<void> {
  // "OK" of an elder may have meant their own check-in as well.
  const isBoth = command === 'yes-or-well' && answered === 'answer-acknowledged';
  const text = isBoth ? 'answer-acknowledged-or-well' : answered;
  if (await isEndless(platform, tx, phone, text)) return;
  const person = await findByProvedNumber(tx, phone);
  const said = platform.translate(person?.locale ?? locale, replyTexts[text], values);
  const sms = { channel: 'sms', to: phone, subject: null, text: said, despiteStop: true } as const;
  const owner = person ? { personId: person.id } : {};
  await tx.tell([Object.assign({}, sms, owner, isOfHelp ? ofHelp(platform) : {})]);
}

/** Tells a number whose messages are too many that they are not noted: once in ten minutes. */
export async function answerFlood(
  platform: Platform,
  tx: Tx,
  { heardAt, phone }: ChannelMessageRow,
): Promise<void> {
  const person = await findByProvedNumber(tx, phone);
  const text = platform.translate(person?.locale ?? 'rw', replyTexts['too-many'], {});
  const whom = countKey(platform, 'channels-flood', phone);
  const dedupeKey = `${whom}:${periodOf(heardAt, most.withinMs)}`;
  const sms = { channel: 'sms', to: phone, subject: null, text, despiteStop: true } as const;
  const owner = person ? { personId: person.id } : {};
  // It may be a helper whose answer was lost.
  await tx.tell([Object.assign({ dedupeKey }, sms, owner, ofHelp(platform))]);
}

/** What a number of which nothing was asked is notified, by whether it is anybody's. */
async function strangersText(tx: Tx, phone: string, isHelp: boolean): Promise<Reply['text']> {
  if (await isKnownNumber(tx, phone)) return isHelp ? 'known-help' : 'known';
  return isHelp ? 'stranger-help' : 'stranger';
}

/**
 * Answers a number that is no elder's, each command once a day: it may be a wrong one, or a machine.
 * Who calls for help is notified at once that nobody was called.
 */
export async function answerStranger(
  platform: Platform,
  tx: Tx,
  { command, heardAt, phone }: ChannelMessageRow,
): Promise<void> {
  const isHelp = command === 'help';
  const locale: Locale = (await findByProvedNumber(tx, phone))?.locale ?? 'rw';
  const values = { phone: formatPhone(supportContact.phone) };
  const text = platform.translate(
    locale,
    replyTexts[await strangersText(tx, phone, isHelp)],
    values,
  );
  const whom = countKey(platform, `channels-stranger-${command}`, phone);
  const when = isHelp ? periodOf(heardAt, helpAgainMs) : dayInKigali(heardAt);
  const sms = { channel: 'sms', to: phone, subject: null, text, despiteStop: true } as const;
  const urgency = isHelp ? ofHelp(platform) : {};
  await tx.tell([Object.assign({ dedupeKey: `${whom}:${when}` }, sms, urgency)]);
}
