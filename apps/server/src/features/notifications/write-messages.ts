import { discreetLink } from '@hafi/contract/core/discreet-links';
import { type Link, links } from '@hafi/contract/core/links';
import type { Locale } from '@hafi/i18n/locales';
import type { MessageValues } from '@hafi/i18n/server-catalogue';
import type { Config } from '../../platform/config/config.ts';
import type { AttachmentWish } from '../../platform/outbox/attachments.ts';
import type { QueuedMessage } from '../../platform/outbox/transport.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Reachable } from '../accounts/accounts.public.ts';
import type { Reach, Way } from './channels.ts';
import {
  mailTemplate,
  smsTemplate,
  subjectTemplate,
  unprovedMail,
} from './notifications.messages.ts';
import type { OutgoingNotice } from './outgoing-notice.ts';
import { deviceAddress, type SubscriptionRow } from './push-subscriptions.repo.ts';
import { type NoticeValues, writeValues } from './write-values.ts';

/** The parts of the platform that notifying needs. */
export type Teller = Pick<Platform, 'clock' | 'config' | 'translate' | 'origin'>;

/** A person, and the devices on which they get pushes. */
export interface Reader {
  readonly person: Reachable;
  readonly devices: readonly SubscriptionRow[];
}

/** The number of a person, unless nobody knows whose it is: then only an emergency goes there. */
export const numberFor = (
  { phoneNumber, phoneProved }: Reachable,
  type: OutgoingNotice['type'],
): string | null => (phoneProved || type === 'emergency' ? phoneNumber : null);

/** How a person can be reached about something of this type. */
export function reachOf({ devices, person }: Reader, type: OutgoingNotice['type']): Reach {
  const { byType, choice, digestAt, email, region } = person;
  return {
    hasEmail: email !== null,
    hasPhone: numberFor(person, type) !== null,
    devices: devices.length,
    choice,
    byType,
    digestAt,
    timeZone: region.timeZone,
  };
}

/** The text of an SMS, with the address of a page where there is one. */
export function writeSms(
  { origin, translate }: Pick<Teller, 'origin' | 'translate'>,
  locale: Locale,
  words: string,
  page?: Link,
): string {
  return translate(locale, smsTemplate, { text: withPage(origin, words, page) });
}

const withPage = (origin: Teller['origin'], words: string, page?: Link): string =>
  page === undefined ? words : `${words} ${origin()}${discreetLink(page)}`;

/** The number to which people send SMS; undefined where the operator takes none. */
export const smsNumberOf = ({ CHANNELS_SECRET, SMS_NUMBER }: Config): string | undefined =>
  CHANNELS_SECRET === undefined ? undefined : SMS_NUMBER;

/** What an SMS says, by what its reader can do with their phone. */
function smsWords(
  { config, translate }: Teller,
  notice: OutgoingNotice,
  { devices, person }: Reader,
  { text, written }: { text: string; written: MessageValues },
): string {
  const { locale } = person;
  const number = smsNumberOf(config);
  const mayAnswer = person.phoneProved && person.roles.includes('PATIENT');
  if (notice.answerBySms && number !== undefined && mayAnswer) {
    return translate(locale, notice.answerBySms, { ...written, number });
  }
  if (notice.replyBySms && number !== undefined) {
    return `${text} ${translate(locale, notice.replyBySms, { number })}`;
  }
  const isPhoneOnly = person.email === null && devices.length === 0;
  return notice.phoneOnly && isPhoneOnly ? translate(locale, notice.phoneOnly, written) : text;
}

/** The values of texts that name whom they are about. */
const namers = ['elder', 'patient', 'who'] as const;

/**
 * Whether the mail of a notice may say whom it is about: to an address that nobody has proved, which may be
 * a stranger's, only of its reader and in an emergency.
 */
export const mayNameByMail = (
  { outsideValues, type, values }: Pick<OutgoingNotice, 'outsideValues' | 'type' | 'values'>,
  { emailProved, firstName, name }: Pick<Reachable, 'emailProved' | 'firstName' | 'name'>,
): boolean => {
  const named: NoticeValues = { ...values, ...outsideValues };
  const isOther = (who: (typeof namers)[number]) =>
    who in named && named[who] !== name && named[who] !== firstName;
  return emailProved || type === 'emergency' || !namers.some(isOther);
};

/** What a notice says outside Hafi. */
export interface OutsideWords {
  readonly title: string;
  /** In mail. */
  readonly mail: string;
  /** In SMS, before "Hafi:" is put in front. */
  readonly sms: string;
  readonly path: string;
}

/** Words a notice for others than its reader to see too, in the reader's language. */
export function outsideWords(teller: Teller, notice: OutgoingNotice, reader: Reader): OutsideWords {
  const { origin, translate } = teller;
  const { locale, region } = reader.person;
  const written = writeValues(notice.values ?? {}, locale, region);
  const outside = writeValues(notice.outsideValues ?? {}, locale, region);
  const text = translate(
    locale,
    notice.outside ?? notice.text,
    Object.assign({}, written, outside),
  );
  const sms = smsWords(teller, notice, reader, { text, written });
  return {
    title: translate(locale, notice.title, written),
    mail: mayNameByMail(notice, reader.person) ? text : translate(locale, unprovedMail),
    sms: withPage(origin, sms, notice.smsLink),
    path: notice.link ?? links.dashboard,
  };
}

/** What all messages of a notice have in common. */
export interface Delivery {
  readonly type: OutgoingNotice['type'];
  readonly way: Pick<Way, 'email' | 'push' | 'sms' | 'sendAfter'>;
  readonly dedupeKey?: string | null | undefined;
  readonly uselessAt?: Date | null | undefined;
  /** Instead of `dedupeKey`, for the SMS. */
  readonly smsKey?: string | null | undefined;
  readonly goesBefore?: true | undefined;
  readonly isSecurity?: true | undefined;
  /** The file that goes with the mail. */
  readonly attachment?: AttachmentWish | undefined;
}

/** The messages that bring these words to a reader, one for each channel and device. */
export function writeMessages(
  { origin, translate }: Pick<Teller, 'origin' | 'translate'>,
  { mail: words, path, sms, title }: OutsideWords,
  { devices, person }: Reader,
  { attachment, dedupeKey, goesBefore, isSecurity, smsKey, type, uselessAt, way }: Delivery,
): QueuedMessage[] {
  const { email, locale, name } = person;
  const common = (channel: string) => ({
    priority: type === 'emergency' ? ('urgent' as const) : ('ordinary' as const),
    personId: person.id,
    ...(dedupeKey ? { dedupeKey: `${dedupeKey}:${channel}` } : {}),
    ...(way.sendAfter ? { sendAfter: way.sendAfter } : {}),
    ...(uselessAt ? { uselessAt } : {}),
    ...(goesBefore ? { goesBefore } : {}),
  });
  const messages: QueuedMessage[] = [];
  if (way.email && email) {
    const subject = translate(locale, subjectTemplate, { title });
    const link = `${origin()}${discreetLink(path)}`;
    const text = translate(locale, mailTemplate, { name, text: words, link });
    const file = attachment ? { attachment: { ...attachment, locale } } : {};
    const always = isSecurity || type === 'emergency' || type === 'support';
    const unsubscribe = always ? {} : { unsubscribe: `${origin()}${links.notificationSettings}` };
    const mail = { channel: 'mail' as const, to: email, subject, text, locale };
    messages.push(Object.assign(mail, common('mail'), file, unsubscribe));
  }
  const number = numberFor(person, type);
  if (way.sms && number) {
    const text = writeSms({ origin, translate }, locale, sms);
    const once = smsKey ? { dedupeKey: smsKey } : {};
    const message = { channel: 'sms' as const, to: number, subject: null, text };
    messages.push(Object.assign(message, common('sms'), once));
  }
  for (const device of way.push ? devices : []) {
    messages.push({
      channel: 'push',
      to: deviceAddress(device),
      subject: title,
      text: path,
      ...common(`push:${device.sessionId}`),
    });
  }
  return messages;
}
