import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { InboundSms } from '../read-callback.ts';
import { type ChannelMessageRow, insertMessage } from './channel-messages.repo.ts';
import { readCommand } from './read-command.ts';

/** The work that follows what came in. */
export const followMessagesId = 'channels.follow-messages';

type Heard = Pick<ChannelMessageRow, 'channel' | 'command' | 'phone' | 'reference'>;

async function hear({ clock, db, due }: Platform, heard: Heard): Promise<void> {
  await insertMessage(db, {
    ...heard,
    id: newId(),
    heardAt: clock.now(),
    doneAt: null,
    personId: null,
  });
  due.kick(followMessagesId);
}

/** Stores an SMS that came in, once, and lets it take effect. Its text is not stored. */
export const hearSms = (platform: Platform, { id, phone, text }: InboundSms): Promise<void> =>
  hear(platform, { channel: 'sms', reference: id, phone, command: readCommand(text) });

/** Stores a missed call, once: it says that all is well. */
export const hearMissedCall = (
  platform: Platform,
  { id, phone }: { readonly id: string; readonly phone: string },
): Promise<void> => hear(platform, { channel: 'voice', reference: id, phone, command: 'well' });
