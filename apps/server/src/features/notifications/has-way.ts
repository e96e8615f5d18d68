import type { Channel } from '../../platform/outbox/transport.ts';
import type { Reachable } from '../accounts/accounts.public.ts';
import { chooseWay } from './channels.ts';
import type { Notice } from './notice.ts';

/** Whether a notice of a type leaves for a person on a channel that works. */
export function hasWay(
  { byType, choice, email, phoneNumber, phoneProved, region }: Reachable,
  type: Notice['type'],
  devices: number,
  works: ReadonlySet<Channel>,
  now: Date,
): boolean {
  const reach = {
    hasEmail: email !== null,
    hasPhone: phoneNumber !== null && phoneProved,
    devices,
    choice,
    byType,
    timeZone: region.timeZone,
  };
  const way = chooseWay(reach, { type, atOnce: true }, now);
  return (
    (way.email && works.has('mail')) ||
    (way.sms && works.has('sms')) ||
    (way.push && works.has('push'))
  );
}
