import { addDays } from '@hafi/base/kigali-time';
import { hourInMs } from '@hafi/base/time';
import type {
  ChannelsByType,
  NotificationChoice,
  QuietHours,
} from '@hafi/contract/accounts/preferences.schemas';
import { instantIn, wallClockIn } from '@hafi/i18n/zone-time';
import type { Notice } from './notice.ts';

/** How a person can be reached. */
export interface Reach {
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  /** The number of devices with push. */
  readonly devices: number;
  readonly choice: NotificationChoice;
  readonly byType: ChannelsByType;
  readonly timeZone: string;
}

/** The channels of a notice, and the earliest time to send it. */
export interface Way {
  readonly email: boolean;
  readonly push: boolean;
  readonly sms: boolean;
  readonly sendAfter: Date | null;
}

/**
 * Chooses how to notify a person. An emergency uses every channel at once. Anything else follows
 * the person's choice and waits for the end of quiet hours, unless it would then be too late
 * (`uselessAt`) or the person chose the time (`atOnce`); what is not worth waking anybody for
 * (`notInQuietHours`) is not sent in them at all. A person with neither e-mail nor push gets SMS
 * although SMS are off, unless they turned them off for this type.
 */
export function chooseWay(
  reach: Reach,
  notice: {
    readonly type: Notice['type'];
    readonly atOnce?: true | undefined;
    readonly uselessAt?: Date | undefined;
    readonly notInQuietHours?: true | undefined;
  },
  now: Date,
): Way {
  const { byType, choice, devices, hasEmail, hasPhone, timeZone } = reach;
  const { type } = notice;
  if (type === 'emergency') {
    return { email: hasEmail, push: devices > 0, sms: hasPhone, sendAfter: null };
  }
  const onlyPhone = !hasEmail && devices === 0;
  const until = quietUntil(now, choice.quietHours, timeZone);
  if (until && notice.notInQuietHours) {
    return { email: false, push: false, sms: false, sendAfter: null };
  }
  const tooLate = until && notice.uselessAt && until >= notice.uselessAt;
  const atOnce = tooLate || notice.atOnce;
  return {
    email: hasEmail && choice.email && byType[type].email,
    push: devices > 0 && choice.push && byType[type].push,
    sms: hasPhone && (choice.sms || onlyPhone) && byType[type].sms,
    sendAfter: atOnce ? null : until,
  };
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
