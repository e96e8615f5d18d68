import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type { Message } from '@hafi/contract/messages/message.schemas';
import { dayIn } from '@hafi/i18n/dates';
import { correctedTime } from '../../../lib/clock/server-clock.ts';
import type { EntryOf } from '../../../lib/outbox/entry-kinds.ts';

export type Written = EntryOf<'message'> | EntryOf<'message-file'>;

/** One line of a conversation. */
export type Row =
  | { readonly is: 'day'; readonly key: string; readonly day: string }
  /** From here on the reader had not read when the conversation was opened. */
  | { readonly is: 'unread'; readonly key: string }
  | {
      readonly is: 'message';
      readonly key: string;
      readonly message: Message;
      /** Whether the one before is by the same person, so that the name stands once. */
      readonly follows: boolean;
    }
  /** What was written here and the server has not told yet: waiting, refused or just sent. */
  | {
      readonly is: 'own';
      readonly key: string;
      readonly entry: Written;
      readonly isPassed: boolean;
    };

/** Whether something that the person wrote after an entry, at which the server fails, was sent without it. */
export function isPassed(
  { at, failedSince, position }: Written,
  given: {
    readonly messages: readonly Message[];
    readonly entries: readonly Written[];
    readonly me: string;
  },
): boolean {
  const { entries, me, messages } = given;
  // What was written before it had left before it was tried.
  const since = failedSince === undefined ? at : correctedTime(failedSince).getTime();
  return (
    entries.some((each) => each.sentAt !== undefined && each.position > position) ||
    messages.some(({ senderId, sentAt }) => senderId === me && new Date(sentAt).getTime() > since)
  );
}

/**
 * The lines of a conversation: its messages by day, then what was written on this device and is not
 * among them. A message that has arrived is never shown twice: it has one id from the beginning.
 */
export function shownRows(given: {
  readonly messages: readonly Message[];
  readonly entries: readonly Written[];
  /** The position up to which was read when the conversation was opened. */
  readonly readBefore: number;
  readonly me: string;
}): Row[] {
  const { entries, me, messages, readBefore } = given;
  const rows: Row[] = [];
  const known = new Set(messages.map(({ id }) => id));
  let day = '';
  let before: Message | undefined;
  let saidUnread = false;
  const begin = (at: Date) => {
    const next = dayIn(at, kigaliTimeZone);
    if (next === day) return;
    day = next;
    before = undefined;
    rows.push({ is: 'day', key: `day ${next}`, day });
  };
  for (const message of messages) {
    begin(new Date(message.sentAt));
    const isNews = message.kind !== 'joined' && message.senderId !== me;
    if (!saidUnread && isNews && message.position > readBefore) {
      saidUnread = true;
      before = undefined;
      rows.push({ is: 'unread', key: 'unread' });
    }
    const follows = before?.senderId === message.senderId && before?.kind !== 'joined';
    rows.push({ is: 'message', key: message.id, message, follows });
    before = message;
  }
  for (const entry of entries) {
    if (known.has(entry.id)) continue;
    begin(correctedTime(entry.deviceAt ?? entry.at));
    rows.push({ is: 'own', key: entry.id, entry, isPassed: isPassed(entry, given) });
  }
  return rows;
}
