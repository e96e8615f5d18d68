import { links } from '@hafi/contract/core/links';
import type { EmergencyLevel } from '@hafi/contract/emergency/emergency-terms';
import type { QueuedMessage } from '../../../platform/outbox/transport.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Reachable } from '../../accounts/accounts.public.ts';
import { smsNumberOf, type Told, writeSms } from '../../notifications/notifications.public.ts';
import { callOutside, callReply, callTexts, callTitles, overTexts } from '../emergency.messages.ts';
import type { EmergencyRow } from './emergencies.repo.ts';

/** What the texts of an emergency say of it. */
export interface About {
  readonly emergency: Pick<EmergencyRow, 'drill' | 'elderId' | 'id'>;
  readonly elder: Reachable | undefined;
  readonly now: Date;
}

/** The longest name in a text: with it an SMS has at most two parts. */
const longestName = 60;

/** The elder's name, and where they live as far as they said. */
export function whoOf({ elder }: Pick<About, 'elder'>): string {
  if (!elder) return '';
  const { district, sector } = elder.home;
  const home = [sector, district].flatMap((part) => part ?? []).join(', ');
  const name = elder.name.slice(0, longestName);
  return home ? `${name} (${home})` : name;
}

type Asking = EmergencyLevel | 'drill';

const askingOf = ({ emergency }: About, level: EmergencyLevel): Asking =>
  emergency.drill ? 'drill' : level;

const common = (about: About, personId: string) => ({
  personId,
  type: 'emergency' as const,
  priority: 'high' as const,
  link: links.emergency(about.emergency.id, about.emergency.elderId),
  at: about.now,
});

/** The notice that asks somebody with an account to help. */
export function writeCall(
  about: About,
  to: { readonly personId: string; readonly level: EmergencyLevel; readonly token: string },
): Told {
  const asking = askingOf(about, to.level);
  return {
    ...common(about, to.personId),
    title: asking === 'drill' ? callTitles.drill : callTitles.call,
    text: callTexts[asking],
    values: { who: whoOf(about) },
    outside: callOutside[asking],
    replyBySms: callReply,
    smsLink: links.emergencyBy(to.token),
    dedupeKey: `emergency:${about.emergency.id}:${to.level}:${to.personId}`,
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
  const words = platform.translate(locale, callOutside[askingOf(about, 'contacts')], {
    who: whoOf(about),
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
type Over = 'resolved' | 'false-alarm' | 'called-again';

const overOf = ({ emergency }: About, as: Over) => overTexts[emergency.drill ? 'drill' : as];
const nameOf = ({ elder }: About) => elder?.name.slice(0, longestName) ?? '';

/** Help is needed as before where it was called again. */
const overTitleOf = ({ emergency }: About, as: Over) => {
  if (emergency.drill) return callTitles.drillOver;
  return as === 'called-again' ? callTitles.news : callTitles.over;
};

/** The notice that it has ended, to somebody with an account who was asked. */
export const writeOver = (about: About, personId: string, as: Over): Told => ({
  ...common(about, personId),
  title: overTitleOf(about, as),
  text: overOf(about, as),
  values: { who: nameOf(about) },
  outside: overOf(about, as),
  dedupeKey: `emergency:${about.emergency.id}:over:${personId}`,
});

/** The same to a contact without an account. */
export function writeContactOver(
  platform: Writer,
  about: About,
  phone: string,
  as: Over,
): QueuedMessage {
  const locale = about.elder?.locale ?? 'rw';
  const words = platform.translate(locale, overOf(about, as), { who: nameOf(about) });
  return {
    channel: 'sms',
    to: phone,
    subject: null,
    text: writeSms(platform, locale, words),
    priority: 'urgent',
    dedupeKey: `emergency:${about.emergency.id}:over:${phone}`,
  };
}
