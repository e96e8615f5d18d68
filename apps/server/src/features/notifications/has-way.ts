import type { Channel } from '../../platform/outbox/transport.ts';
import type { Reachable } from '../accounts/accounts.public.ts';
import { chooseWay } from './channels.ts';

/** Whether a notice that is no emergency leaves for a person on a channel that works. */
export function hasWay(
  { choice, email, phoneNumber, phoneProved, region }: Reachable,
  devices: number,
  works: ReadonlySet<Channel>,
  now: Date,
): boolean {
  const reach = {
    hasEmail: email !== null,
    hasPhone: phoneNumber !== null && phoneProved,
    devices,
    choice,
    timeZone: region.timeZone,
  };
  const way = chooseWay(reach, { urgent: false, atOnce: true }, now);
  return (
    (way.email && works.has('mail')) ||
    (way.sms && works.has('sms')) ||
    (way.push && works.has('push'))
  );
}
