import type { NotificationChoice } from '@hafi/contract/accounts/preferences.schemas';
import { quietUntil } from './quiet-until.ts';

/** What is known of somebody when a notice for them has to find its way. */
export interface Reach {
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  /** How many devices show pushes. */
  readonly devices: number;
  readonly choice: NotificationChoice;
  readonly timeZone: string;
}

/** On which channels a notice goes out, and not before when. */
export interface Way {
  readonly email: boolean;
  readonly push: boolean;
  readonly sms: boolean;
  readonly sendAfter: Date | null;
}

/**
 * Decides how somebody is told. An emergency takes every channel at once. All else keeps to the
 * choice and waits for the end of the quiet hours, unless it would then come too late (`uselessAt`).
 * Who has neither an e-mail address nor a device for pushes gets SMS, whatever is chosen.
 */
export function chooseWay(
  reach: Reach,
  notice: { readonly urgent: boolean; readonly uselessAt?: Date | undefined },
  now: Date,
): Way {
  const { choice, devices, hasEmail, hasPhone, timeZone } = reach;
  if (notice.urgent) {
    return { email: hasEmail, push: devices > 0, sms: hasPhone, sendAfter: null };
  }
  const onlyPhone = !hasEmail && devices === 0;
  const until = quietUntil(now, choice.quietHours, timeZone);
  const tooLate = until && notice.uselessAt && until >= notice.uselessAt;
  return {
    email: hasEmail && choice.email,
    push: devices > 0 && choice.push,
    sms: hasPhone && (choice.sms || onlyPhone),
    sendAfter: tooLate ? null : until,
  };
}
