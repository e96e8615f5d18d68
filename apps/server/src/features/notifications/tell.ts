import type { ErrorText } from '@hafi/contract/core/errors';
import { type Link, links } from '@hafi/contract/core/links';
import type { Locale } from '@hafi/i18n/locales';
import type { MessageValues } from '@hafi/i18n/server-catalogue';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { QueuedMessage } from '../../platform/outbox/transport.ts';
import type { Platform } from '../../platform/platform.ts';
import { findLivingSessions, findReachables, type Reachable } from '../accounts/accounts.public.ts';
import { chooseWay } from './channels.ts';
import { type Actor, type Notice, withoutActor } from './notice.ts';
import { mailTemplate, smsTemplate, subjectTemplate } from './notifications.messages.ts';
import { insertNotifications } from './notifications.repo.ts';
import {
  deviceAddress,
  findSubscriptionsOf,
  type SubscriptionRow,
} from './push-subscriptions.repo.ts';
import { type NoticeValues, writeValues } from './write-values.ts';

/** A notice, with the texts that replace its own where others may read it. */
export type Told = Notice & {
  /** In mail and SMS. */
  readonly outside?: Pick<ErrorText, 'id'>;
  /** What stands there instead of a value, or besides: nothing of it is kept in the bell. */
  readonly outsideValues?: NoticeValues;
  /**
   * In the SMS to elders, where the operator takes SMS: what to send, and where to (`{number}`).
   * Others act for no elder by SMS.
   */
  readonly answerBySms?: Pick<ErrorText, 'id'>;
  /** Follows in the SMS to anybody, where the operator takes SMS: what to answer to `{number}`. */
  readonly replyBySms?: Pick<ErrorText, 'id'>;
  /** In the SMS to who has neither e-mail nor a device, and can hardly open Hafi: what to do. */
  readonly phoneOnly?: Pick<ErrorText, 'id'>;
  /** The SMS is sent only once per key, whatever else is told: each costs money. */
  readonly smsKey?: string;
  /** The page whose address ends the SMS; without it an SMS has none. */
  readonly smsLink?: Link;
};

/** The parts of the platform that notifying needs. */
export type Teller = Pick<Platform, 'clock' | 'config' | 'translate' | 'origin'>;

/** Adds a notification to a person's list, in the caller's transaction, unless they act themselves. */
export async function notify(tx: Tx, { by, ...notice }: Actor & Notice): Promise<void> {
  await insertNotifications(tx, withoutActor(by, [notice]));
}

/**
 * Notifies a person in their own language, in the caller's transaction, unless they act themselves:
 * in the app, and on the
 * channels that they chose, after their quiet hours unless it is an emergency. `outside` replaces
 * the text in mail and SMS, where others may read it: nothing about health, and no name of a patient
 * unless they agreed that this person is told. A
 * push shows only the title. A number that was never proved gets emergencies only.
 */
export async function tell(
  platform: Teller,
  tx: Tx,
  { by, ...notice }: Actor & Told,
): Promise<void> {
  await tellMany(platform, tx, { by, notices: [notice] });
}

/** Notices per statement: more would exceed the limit of query parameters. */
const chunk = 1000;

/** Notices of one act. */
interface Tellings extends Actor {
  readonly notices: readonly Told[];
  /** People who are not queried again. */
  readonly known?: ReadonlyMap<string, Reachable>;
}

/**
 * Notifies many people as {@link tell} does one, in a fixed number of statements. Returns the id of
 * each notice that was written, by person; of several to one person the last.
 */
export async function tellMany(
  platform: Teller,
  tx: Tx,
  tellings: Tellings,
): Promise<ReadonlyMap<string, string>> {
  const written = await tellEach(platform, tx, tellings);
  return new Map([...written].map(([{ personId }, id]) => [personId, id]));
}

/** As {@link tellMany}; returns the id of each notice that was written, by notice. */
export async function tellEach(
  platform: Teller,
  tx: Tx,
  { by, known = new Map(), notices: all }: Tellings,
): Promise<ReadonlyMap<Told, string>> {
  const notices = withoutActor(by, all);
  const ids = new Map<Told, string>();
  for (let from = 0; from < notices.length; from += chunk) {
    const some = notices.slice(from, from + chunk);
    const written = await tellSome(platform, tx, some, known);
    for (const [at, notice] of some.entries()) ids.set(notice, written[at] ?? '');
  }
  return ids;
}

async function tellSome(
  platform: Teller,
  tx: Tx,
  notices: readonly Told[],
  known: ReadonlyMap<string, Reachable>,
): Promise<string[]> {
  const noticeIds = await insertNotifications(tx, notices);
  const ids = [...new Set(notices.map(({ personId }) => personId))];
  const unknown = await findReachables(
    tx,
    ids.filter((id) => !known.has(id)),
  );
  const devices = await findDevices(tx, ids, platform.clock.now());
  const messages = notices.flatMap((notice, at) => {
    const person = known.get(notice.personId) ?? unknown.get(notice.personId);
    if (!person) return [];
    const written = writeMessages(platform, notice, person, devices.get(person.id) ?? []);
    // What matters less is not pursued when it does not arrive.
    const noticeId = notice.priority === 'high' ? noticeIds[at] : undefined;
    return written.map((message) => ({
      ...message,
      personId: person.id,
      ...(noticeId ? { noticeId } : {}),
    }));
  });
  await tx.tell(messages);
  return noticeIds;
}

/** The text of an SMS, with the address of a page where there is one. */
export function writeSms(
  { origin, translate }: Pick<Teller, 'origin' | 'translate'>,
  locale: Locale,
  words: string,
  page?: Link,
): string {
  const text = page === undefined ? words : `${words} ${origin()}${page}`;
  return translate(locale, smsTemplate, { text });
}

/** The number to which people send SMS; undefined where the operator takes none. */
export const smsNumberOf = ({ CHANNELS_SECRET, SMS_NUMBER }: Config): string | undefined =>
  CHANNELS_SECRET === undefined ? undefined : SMS_NUMBER;

/** What an SMS says, by what its reader can do with their phone. */
function smsWords(
  { config, translate }: Teller,
  notice: Told,
  person: Reachable,
  { hasDevice, text, written }: { hasDevice: boolean; text: string; written: MessageValues },
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
  const isPhoneOnly = person.email === null && !hasDevice;
  return notice.phoneOnly && isPhoneOnly ? translate(locale, notice.phoneOnly, written) : text;
}

function writeMessages(
  platform: Teller,
  notice: Told,
  person: Reachable,
  devices: readonly SubscriptionRow[],
): QueuedMessage[] {
  const { byType, choice, email, locale, region } = person;
  const urgent = notice.type === 'emergency';
  // Whose number it is nobody knows until it is proved: only an emergency may go there.
  const phoneNumber = person.phoneProved || urgent ? person.phoneNumber : null;
  const way = chooseWay(
    {
      hasEmail: email !== null,
      hasPhone: phoneNumber !== null,
      devices: devices.length,
      choice,
      byType,
      timeZone: region.timeZone,
    },
    {
      type: notice.type,
      atOnce: notice.atOnce,
      uselessAt: notice.uselessAt,
      notInQuietHours: notice.notInQuietHours,
    },
    platform.clock.now(),
  );
  const { translate } = platform;
  const written = writeValues(notice.values ?? {}, locale, region);
  const outside = writeValues(notice.outsideValues ?? {}, locale, region);
  const said = Object.assign({}, written, outside);
  const text = translate(locale, notice.outside ?? notice.text, said);
  const title = translate(locale, notice.title, written);
  const path = notice.link ?? links.dashboard;
  const link = `${platform.origin()}${path}`;
  const common = (name: string) => ({
    priority: urgent ? ('urgent' as const) : ('ordinary' as const),
    ...(notice.dedupeKey ? { dedupeKey: `${notice.dedupeKey}:${name}` } : {}),
    ...(way.sendAfter ? { sendAfter: way.sendAfter } : {}),
    ...(notice.uselessAt ? { uselessAt: notice.uselessAt } : {}),
  });
  const messages: QueuedMessage[] = [];
  if (way.email && email) {
    const subject = translate(locale, subjectTemplate, { title });
    const body = translate(locale, mailTemplate, { name: person.name, text, link });
    messages.push({ channel: 'mail', to: email, subject, text: body, ...common('mail') });
  }
  if (way.sms && phoneNumber) {
    const words = smsWords(platform, notice, person, {
      hasDevice: devices.length > 0,
      text,
      written,
    });
    const body = writeSms(platform, locale, words, notice.smsLink);
    const once = notice.smsKey ? { dedupeKey: notice.smsKey } : {};
    const sms = { channel: 'sms' as const, to: phoneNumber, subject: null, text: body };
    messages.push(Object.assign(sms, common('sms'), once));
  }
  for (const { sessionId, endpoint, p256dh, auth } of way.push ? devices : []) {
    messages.push({
      channel: 'push',
      to: deviceAddress({ endpoint, p256dh, auth }),
      subject: title,
      text: path,
      ...common(`push:${sessionId}`),
    });
  }
  return messages;
}

/** The push devices of valid sessions, by person. */
export async function findDevices(db: Db, personIds: readonly string[], now: Date) {
  const devices = await findSubscriptionsOf(db, personIds);
  const sessionIds = devices.map(({ sessionId }) => sessionId);
  const living = await findLivingSessions(db, sessionIds, now);
  return Map.groupBy(
    devices.filter(({ sessionId }) => living.has(sessionId)),
    ({ personId }) => personId,
  );
}
