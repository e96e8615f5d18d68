import type { Channel } from '../../platform/outbox/transport.ts';
import { chooseWay } from './channels.ts';
import type { Notice } from './notice.ts';
import { type Reader, reachOf } from './write-messages.ts';

/** Whether an important notice of a type leaves for a person on a channel that works. */
export function hasWay(
  reader: Reader,
  type: Notice['type'],
  works: ReadonlySet<Channel>,
  now: Date,
): boolean {
  const way = chooseWay(reachOf(reader, type), { type, priority: 'high', atOnce: true }, now);
  return (
    (way.email && works.has('mail')) ||
    (way.sms && works.has('sms')) ||
    (way.push && works.has('push'))
  );
}
