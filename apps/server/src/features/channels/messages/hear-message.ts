import { dayInMs } from '@hafi/base/time';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { InboundSms } from '../read-callback.ts';
import { type ChannelMessageRow, insertMessage } from './channel-messages.repo.ts';
import { readCommand } from './read-command.ts';

/** The work that follows what came in. */
export const followMessagesId = 'channels.follow-messages';

type Heard = Pick<ChannelMessageRow, 'channel' | 'command' | 'phone' | 'reference'>;

/** An SMS that a network holds back longer than this is none of which one hears, in milliseconds. */
const longestHeldMs = 7 * dayInMs;

/**
 * Whether an SMS may have been sent then. What lies ahead was told in another time zone, or by a
 * clock that is wrong: then it counts from when it came.
 */
const isPlausible = (sentAt: Date, now: Date) =>
  sentAt <= now && now.getTime() - sentAt.getTime() <= longestHeldMs;

async function hear({ clock, db, due }: Platform, heard: Heard, sentAt?: Date): Promise<void> {
  const now = clock.now();
  await insertMessage(db, {
    ...heard,
    id: newId(),
    heardAt: sentAt && isPlausible(sentAt, now) ? sentAt : now,
    doneAt: null,
    personId: null,
  });
  due.kick(followMessagesId);
}

/**
 * Stores an SMS that came in, once, and lets it take effect. Its text is not stored. It counts from
 * when it was sent: what the network held back overnight says nothing of today.
 */
export const hearSms = (
  platform: Platform,
  { id, phone, sentAt, text }: InboundSms,
): Promise<void> =>
  hear(platform, { channel: 'sms', reference: id, phone, command: readCommand(text) }, sentAt);

/** Stores a missed call, once: it says that all is well. */
export const hearMissedCall = (
  platform: Platform,
  { id, phone }: { readonly id: string; readonly phone: string },
): Promise<void> => hear(platform, { channel: 'voice', reference: id, phone, command: 'well' });
