import { dayInMs } from '@hafi/base/time';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { InboundSms } from '../read-callback.ts';
import { type ChannelMessageRow, insertMessage } from './channel-messages.repo.ts';
import { openFor } from './open-for.ts';
import { readCommand } from './read-command.ts';
import { wordsOf } from './words-of.ts';

/** The work that follows what came in. */
export const followMessagesId = 'channels.follow-messages';

type ReceivedMessage = Pick<ChannelMessageRow, 'channel' | 'command' | 'phone' | 'reference'> &
  Partial<Pick<ChannelMessageRow, 'minutes' | 'words'>>;

/** An SMS that a network holds back longer than this is none of which one hears, in milliseconds. */
const longestHeldMs = 7 * dayInMs;

/**
 * Whether an SMS may have been sent then. What lies ahead was notified in another time zone, or by a
 * clock that is wrong: then it counts from when it came.
 */
const isPlausible = (sentAt: Date, now: Date) =>
  sentAt <= now && now.getTime() - sentAt.getTime() <= longestHeldMs;

async function hear(
  { clock, db, due }: Platform,
  received: ReceivedMessage,
  sentAt?: Date,
): Promise<void> {
  const now = clock.now();
  await insertMessage(db, {
    minutes: null,
    words: null,
    ...received,
    id: newId(),
    heardAt: sentAt && isPlausible(sentAt, now) ? sentAt : now,
    doneAt: null,
    personId: null,
  });
  due.kick(followMessagesId);
}

/** The longest text that is kept: an SMS of three parts. */
const longestWords = 480;

/** What somebody wrote, fit to be stored; null for a mere keyword, which the answer says already. */
function kept(text: string, command: ChannelMessageRow['command']): string | null {
  const said = text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestWords);
  const fewest = command === 'unknown' ? 1 : 2;
  return wordsOf(said).length >= fewest ? said.toWellFormed() : null;
}

/**
 * Stores an SMS that came in, once, and lets it take effect. It is read in the light of what is open for
 * its number; its text is stored only of who was asked for help or calls for it, until it stands in that
 * call. It counts from when it was sent: what the network held back overnight says nothing of today.
 */
export async function hearSms(
  platform: Platform,
  { id, phone, sentAt, text }: InboundSms,
): Promise<void> {
  const open = await openFor(platform, phone);
  const { command, minutes } = readCommand(text, open);
  const isOfCall = open.call !== null || open.isCalling || (open.isElder && command === 'help');
  const words = isOfCall ? kept(text, command) : null;
  await hear(platform, { channel: 'sms', reference: id, phone, command, minutes, words }, sentAt);
}

/** Stores a missed call, once: it says that all is well. */
export const hearMissedCall = (
  platform: Platform,
  { id, phone }: { readonly id: string; readonly phone: string },
): Promise<void> => hear(platform, { channel: 'voice', reference: id, phone, command: 'well' });
