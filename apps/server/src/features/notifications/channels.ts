import { addDays } from '@hafi/base/kigali-time';
import { hourInMs, minuteInMs } from '@hafi/base/time';
import type {
  ChannelsByType,
  NotificationChoice,
  Preferences,
  QuietHours,
} from '@hafi/contract/accounts/preferences.schemas';
import { instantIn, wallClockIn } from '@hafi/i18n/zone-time';
import type { Reachable } from '../accounts/accounts.public.ts';
import type { Notice } from './notice.ts';

/** How a person can be reached. */
export interface Reach {
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  /** The number of devices with push. */
  readonly devices: number;
  readonly choice: NotificationChoice;
  readonly byType: ChannelsByType;
  /** The hour at which news that can wait is told together; null: each at once. */
  readonly digestAt: Preferences['digestAt'];
  readonly timeZone: string;
}

/** The channels of a notice, and the earliest time to send it. */
export interface Way {
  readonly email: boolean;
  readonly push: boolean;
  readonly sms: boolean;
  readonly sendAfter: Date | null;
  /** When it goes out together with whatever else waits then, instead of by itself. */
  readonly holdUntil: Date | null;
}

/** What decides how somebody is notified. */
export interface Weight {
  readonly type: Notice['type'];
  readonly priority: Notice['priority'];
  readonly atOnce?: true | undefined;
  readonly uselessAt?: Date | null | undefined;
  readonly atNight?: Notice['atNight'] | undefined;
  readonly gathers?: true | undefined;
  readonly noSms?: boolean | undefined;
  readonly aboutPhone?: true | undefined;
  readonly isSecurity?: true | undefined;
}

/** How long what comes in a burst is gathered, in milliseconds. */
export const gatherMs = 10 * minuteInMs;

/** The hours in which nobody is woken who has turned quiet hours off, for what is worth no sleep. */
const night: QuietHours = { from: '22:00', to: '06:00' };

/** Until when a person rests from a notice; null while it may come. */
const restsUntil = (
  { choice, timeZone }: Pick<Reach, 'choice' | 'timeZone'>,
  { atNight }: Pick<Weight, 'atNight'>,
  now: Date,
): Date | null =>
  quietUntil(now, atNight ? (choice.quietHours ?? night) : choice.quietHours, timeZone);

/** Whether a person is not to be woken now. */
export const isAsleep = (
  { choice, region }: Pick<Reachable, 'choice' | 'region'>,
  now: Date,
): boolean => restsUntil({ choice, timeZone: region.timeZone }, { atNight: 'later' }, now) !== null;

/** The inbox is the work of coordinators: nobody turns it off. */
const allWays = { email: true, push: true, sms: true } as const;

/** News of the community, and what matters little: it may wait for an hour of the day. */
export const canWait = ({ priority, type }: Pick<Weight, 'priority' | 'type'>): boolean =>
  priority !== 'high' && type !== 'emergency' && (type === 'community' || priority === 'low');

/**
 * Chooses how to notify a person. An emergency uses every channel at once. Anything else follows
 * the person's choice and waits for the end of quiet hours, unless it would then be too late
 * (`uselessAt`) or the person chose the time (`atOnce`); what is not worth waking anybody for
 * (`atNight`) goes neither in them nor, where there are none, at night. A person with neither e-mail nor push gets SMS
 * although SMS are off, unless they turned them off for this type. What guards the account is mailed
 * whatever they chose.
 *
 * What waits is told together, except what is important (`high`); news that can wait goes by e-mail
 * and push, and by SMS only without them.
 */
export function chooseWay(reach: Reach, notice: Weight, now: Date): Way {
  const { byType, choice, devices, digestAt, hasEmail, hasPhone } = reach;
  const { type, uselessAt } = notice;
  if (type === 'emergency') {
    return {
      email: hasEmail,
      push: devices > 0,
      sms: hasPhone,
      sendAfter: null,
      holdUntil: null,
    };
  }
  const onlyPhone = !hasEmail && devices === 0;
  const until = restsUntil(reach, notice, now);
  if (until && notice.atNight === 'app-only') {
    return { email: false, push: false, sms: false, sendAfter: null, holdUntil: null };
  }
  const inTime = (at: Date | null) => (at && !(uselessAt && at >= uselessAt) ? at : null);
  const later = notice.atOnce ? null : inTime(until);
  const gathered = notice.gathers ? new Date(now.getTime() + gatherMs) : null;
  const isImportant = notice.priority === 'high';
  const isDaily = digestAt !== null && canWait(notice);
  const daily = isDaily && !notice.atOnce ? inTime(nextDigest(reach, now)) : null;
  const ofType = type === 'support' ? allWays : byType[type];
  const email = hasEmail && (notice.isSecurity === true || (choice.email && ofType.email));
  const push = devices > 0 && choice.push && ofType.push;
  const wantsSms = !notice.noSms && (choice.sms || onlyPhone) && ofType.sms;
  const sms = hasPhone && (wantsSms || notice.aboutPhone === true);
  return {
    email,
    push,
    sms: sms && !(isDaily && (email || push)),
    sendAfter: isImportant ? later : null,
    holdUntil: isImportant ? null : (daily ?? later ?? gathered),
  };
}

/** The next time of news that can wait: at the chosen hour, or when the quiet hours around it end. */
function nextDigest({ choice, digestAt, timeZone }: Reach, now: Date): Date | null {
  if (digestAt === null) return null;
  const { day } = wallClockIn(now, timeZone);
  const today = instantIn(day, digestAt, timeZone);
  const next = today > now ? today : instantIn(addDays(day, 1), digestAt, timeZone);
  return quietUntil(next, choice.quietHours, timeZone) ?? next;
}

/**
 * The end of the quiet hours at an instant, by the person's own clock; null outside them. The start
 * is inclusive, the end exclusive; they may cross midnight.
 */
export function quietUntil(now: Date, quiet: QuietHours | null, timeZone: string): Date | null {
  if (!quiet) return null;
  const { from, to } = quiet;
  const { day, time } = wallClockIn(now, timeZone);
  const overnight = from > to;
  const inside = overnight ? time >= from || time < to : time >= from && time < to;
  if (!inside) return null;
  const end = instantIn(overnight && time >= from ? addDays(day, 1) : day, to, timeZone);
  // When the clocks go back, an hour occurs twice: in its second pass the first end is over.
  return end > now ? end : new Date(end.getTime() + hourInMs);
}
