import { formatPhone } from '@hafi/base/format-phone';
import { timeInKigali } from '@hafi/base/kigali-time';
import { formatDate } from '@hafi/i18n/dates';
import type { Db } from '../../../platform/db/database.ts';
import type { QueuedMessage } from '../../../platform/outbox/transport.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Reachable } from '../../accounts/accounts.public.ts';
import { smsNumberOf, writeSms } from '../../notifications/notifications.public.ts';
import { contactReply, toContact } from './contacts.messages.ts';

/** The phone of a named contact without an account. */
export interface ContactPhone {
  readonly name: string;
  readonly phone: string;
}

/** The named contacts without an account whom a call of each of these elders would ask, by elder. */
export type NamedPhones = (
  db: Db,
  elders: readonly string[],
) => Promise<ReadonlyMap<string, readonly ContactPhone[]>>;

interface Said {
  readonly what: keyof typeof toContact;
  readonly elder: Reachable;
  readonly at: Date;
  /** When the elder has used Hafi since. */
  readonly seenAt?: Date | null | undefined;
  readonly to: string;
  /** What happens once, for each phone. */
  readonly key: string;
}

/** What asks them to call. */
const asking: readonly Said['what'][] = [
  'missed',
  'seen',
  'takenBack',
  'away',
  'awayNight',
  'call',
];

/** An SMS to a named contact, in the elder's language; with the number to call, which has to be known. */
export function writeToContact(
  platform: Pick<Platform, 'config' | 'origin' | 'translate'>,
  { at, elder, key, seenAt, to, what }: Said,
): QueuedMessage {
  const { locale, name, phoneNumber } = elder;
  const asksForCall = asking.includes(what);
  const who = phoneNumber && asksForCall ? `${name} (${formatPhone(phoneNumber)})` : name;
  const words = platform.translate(locale, toContact[what], {
    elder: who,
    time: timeInKigali(at),
    seen: seenAt ? timeInKigali(seenAt) : '',
    date: formatDate(at, locale, { style: 'weekday', timeZone: 'Africa/Kigali' }),
  });
  const number = smsNumberOf(platform.config);
  const mayTake = asksForCall && number !== undefined;
  const reply = mayTake ? ` ${platform.translate(locale, contactReply, { number })}` : '';
  return {
    channel: 'sms',
    to,
    subject: null,
    text: writeSms(platform, locale, words + reply),
    priority: 'urgent',
    dedupeKey: `${key}:${to}`,
  };
}
