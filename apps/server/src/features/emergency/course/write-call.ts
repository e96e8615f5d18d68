import { timeInKigali } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import type { Outcome } from '@hafi/contract/alerts/outcome-terms';
import { holdsLink } from '@hafi/contract/core/holds-link';
import { links } from '@hafi/contract/core/links';
import type { EmergencyLevel } from '@hafi/contract/emergency/emergency-terms';
import { districts } from '@hafi/contract/places/districts';
import type { Locale } from '@hafi/i18n/locales';
import type { QueuedMessage } from '../../../platform/outbox/transport.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Reachable } from '../../accounts/accounts.public.ts';
import {
  type OutgoingNotice,
  smsNumberOf,
  writeSms,
} from '../../notifications/notifications.public.ts';
import { sectorByName, sectorNear } from '../../places/places.public.ts';
import {
  callOutside,
  callReply,
  callTexts,
  callTitles,
  lateCalls,
  nearText,
  overPlaced,
  overTexts,
} from '../emergency.messages.ts';
import type { Elder } from './elders.ts';
import type { EmergencyRow } from './emergencies.repo.ts';

/** What the texts of an emergency say of it. */
export interface About {
  readonly emergency: Pick<EmergencyRow, 'drill' | 'elderId' | 'id' | 'startedAt'>;
  readonly elder: Elder | undefined;
  /** The sector near which a device has said that they are. */
  readonly near?: string | null;
  readonly now: Date;
}

/** The longest name in a text: with it an SMS has at most two parts. */
const longestName = 60;

/** Without half a letter at its end, which PostgreSQL cannot store. */
const shortened = (name: string) => name.slice(0, longestName).replace(/[\ud800-\udbff]$/, '');

const nameOf = ({ elder }: Pick<About, 'elder'>) => shortened(elder?.name ?? '');

/** Where somebody lives, in the words of the list of places: own words are never sent to phones. */
function listedHome({ district, sector }: Pick<Elder['home'], 'district' | 'sector'>): string {
  const found = sectorByName(district, sector);
  if (found) return `${found.name}, ${found.district}`;
  const typed = district?.trim().toLowerCase();
  return districts.find((each) => each.toLowerCase() === typed) ?? '';
}

/** The elder's name, and where they live as far as they said. */
export function whoOf({ elder }: Pick<About, 'elder'>): string {
  if (!elder) return '';
  const home = listedHome(elder.home);
  const name = shortened(elder.name);
  return home ? `${name} (${home})` : name;
}

/** The name, and near which sector they are as far as a device said; otherwise where they live. */
function whoNow({ translate }: Pick<Platform, 'translate'>, locale: Locale, about: About): string {
  const { near: place } = about;
  return place ? translate(locale, nearText, { name: nameOf(about), place }) : whoOf(about);
}

/** The sector near which a device has said that the elder is; null where none has, and abroad. */
export function nearOf({
  latitude: lat,
  longitude: lon,
}: Pick<EmergencyRow, 'latitude' | 'longitude'>): string | null {
  return lat === null || lon === null ? null : (sectorNear({ lat, lon })?.name ?? null);
}

/** From which age on a press is named with its time. */
const lateMs = 5 * minuteInMs;

/** What asks somebody of a level: a press that is some minutes old must not sound like one of now. */
function wordsOf({ emergency, now }: About, level: EmergencyLevel) {
  if (emergency.drill) return { text: callTexts.drill, outside: callOutside.drill };
  const isLate = now.getTime() - emergency.startedAt.getTime() >= lateMs;
  if (isLate) return { text: lateCalls[level], outside: lateCalls[level] };
  return { text: callTexts[level], outside: callOutside[level] };
}

const common = (about: About, personId: string) => ({
  personId,
  type: 'emergency' as const,
  priority: 'high' as const,
  link: links.emergency(about.emergency.id, about.emergency.elderId),
  at: about.now,
});

/** The notice that asks somebody with an account to help. */
export function writeCall(
  platform: Pick<Platform, 'translate'>,
  about: About,
  to: { readonly person: Reachable; readonly level: EmergencyLevel; readonly token: string },
): OutgoingNotice {
  const { id: personId, locale } = to.person;
  return {
    ...common(about, personId),
    title: about.emergency.drill ? callTitles.drill : callTitles.call,
    ...wordsOf(about, to.level),
    values: { who: whoOf(about), time: { time: about.emergency.startedAt.toISOString() } },
    outsideValues: { who: whoNow(platform, locale, about) },
    replyBySms: callReply,
    smsLink: links.emergencyBy(to.token),
    dedupeKey: `emergency:${about.emergency.id}:${to.level}:${personId}`,
  };
}

type Writer = Pick<Platform, 'config' | 'origin' | 'translate'>;

/**
 * The SMS that asks a contact without an account, in the elder's language. `id` is that of the row
 * of the contact, by which one finds what became of the SMS.
 */
export function writeContactCall(
  platform: Writer,
  about: About,
  to: { readonly id: string; readonly phone: string; readonly token: string },
): QueuedMessage {
  const locale = about.elder?.locale ?? 'rw';
  const words = platform.translate(locale, wordsOf(about, 'contacts').outside, {
    who: whoNow(platform, locale, about),
    time: timeInKigali(about.emergency.startedAt),
  });
  const number = smsNumberOf(platform.config);
  const reply = number === undefined ? '' : ` ${platform.translate(locale, callReply, { number })}`;
  return {
    channel: 'sms',
    to: to.phone,
    subject: null,
    text: writeSms(platform, locale, words + reply, links.emergencyBy(to.token)),
    priority: 'urgent',
    noticeId: to.id,
    dedupeKey: `emergency:${about.emergency.id}:contacts:${to.phone}`,
  };
}

/** How an emergency ended. */
export type Over = Outcome | 'ended' | 'called-again';

/** How it ended, and the place that its reader may know. */
export interface NotifiedEnd {
  readonly as: Over;
  readonly place?: string | null | undefined;
}

/** The place, unless phones would open what was written as one. */
const quoted = (place: NotifiedEnd['place']) => (place && !holdsLink(place) ? place : null);

function overOf({ emergency }: About, { as, place }: NotifiedEnd) {
  if (emergency.drill) return overTexts.drill;
  return quoted(place) && (as === 'hospital' || as === 'ambulance')
    ? overPlaced[as]
    : overTexts[as];
}

const overValues = (about: About, { place }: NotifiedEnd) => ({
  who: nameOf(about),
  ...(quoted(place) ? { place: quoted(place) ?? '' } : {}),
});

/** Help is needed as before where it was called again. */
const overTitleOf = ({ emergency }: About, as: Over) => {
  if (emergency.drill) return callTitles.drillOver;
  return as === 'called-again' ? callTitles.news : callTitles.over;
};

/** The notice that it has ended, to somebody with an account who was asked. */
export const writeOver = (about: About, personId: string, end: NotifiedEnd): OutgoingNotice => ({
  ...common(about, personId),
  title: overTitleOf(about, end.as),
  text: overOf(about, end),
  values: overValues(about, end),
  outside: overOf(about, end),
  dedupeKey: `emergency:${about.emergency.id}:over:${personId}`,
});

/** The same to a contact without an account. */
export function writeContactOver(
  platform: Writer,
  about: About,
  phone: string,
  end: NotifiedEnd,
): QueuedMessage {
  const locale = about.elder?.locale ?? 'rw';
  const words = platform.translate(locale, overOf(about, end), overValues(about, end));
  return {
    channel: 'sms',
    to: phone,
    subject: null,
    text: writeSms(platform, locale, words),
    priority: 'urgent',
    dedupeKey: `emergency:${about.emergency.id}:over:${phone}`,
  };
}
