import { smsParts, toGsmText } from '@hafi/base/sms-text';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import type { Tx } from '../db/tx.ts';
import { newId } from '../ids/uuid-v7.ts';
import { deliveryOf, laneOf } from './deliver-messages.job.ts';
import { deleteMessagesOf } from './end-messages.repo.ts';
import { insertMessages, requeueFailed } from './outbox.repo.ts';
import { type Channel, channels, headStartMs, type Lane, type QueuedMessage } from './transport.ts';

/**
 * The outbox of mail, SMS and push messages: stored with what causes them, sent as due work
 * (deliver-messages.job.ts).
 */
export interface Outbox {
  /** The channels that the operator has set up. */
  readonly channels: readonly Channel[];
  /** Queues messages in the caller's transaction. Returns their lanes, to kick after the commit. */
  add(tx: Db, messages: readonly QueuedMessage[]): Promise<ReadonlySet<Lane>>;
  /**
   * Sends a message that was given up once more, after the commit. Returns false when there is no
   * such message or its text was wiped.
   */
  retry(tx: Tx, id: string): Promise<boolean>;
  /**
   * Deletes the messages of somebody who leaves: those to their addresses, and those to their
   * devices.
   */
  forget(tx: Tx, personId: string, addresses: readonly string[]): Promise<void>;
  /** Sends soon what waits in these lanes; call it after the commit. Failures go to the log. */
  kick(lanes: Iterable<Lane>): void;
}

const before = (now: Date) => new Date(now.getTime() - headStartMs);

/** Creates the outbox; `kick` polls the due work with this id soon. */
export function createOutbox({
  channels: setUp = channels,
  clock,
  kick,
}: {
  /** The channels that are set up; all when absent. */
  channels?: readonly Channel[];
  clock: Clock;
  kick: (id: string) => void;
}): Outbox {
  const soon = (lanes: Iterable<Lane>) => {
    for (const lane of lanes) kick(deliveryOf(lane));
  };
  return {
    channels: setUp,
    async add(tx, messages) {
      const now = clock.now();
      const rows = messages.map((message) => ({
        id: newId(),
        channel: message.channel,
        priority: message.priority ?? ('ordinary' as const),
        recipient: message.to,
        subject: message.subject,
        body: message.text,
        parts: message.channel === 'sms' ? smsParts(toGsmText(message.text)) : null,
        secret: message.secret ? ('yes' as const) : ('no' as const),
        despiteStop: message.despiteStop ?? false,
        dedupeKey: message.dedupeKey ?? null,
        replyTo: message.replyTo ?? null,
        thread: message.thread ?? null,
        locale: message.locale ?? null,
        unsubscribe: message.unsubscribe ?? null,
        attachment: message.attachment ?? null,
        personId: message.personId ?? null,
        noticeId: message.noticeId ?? null,
        createdAt: now,
        nextTryAt: message.sendAfter ?? (message.goesBefore ? before(now) : now),
        uselessAt: message.uselessAt ?? null,
      }));
      await insertMessages(tx, rows);
      return new Set(rows.map(laneOf));
    },
    async retry(tx, id) {
      const message = await requeueFailed(tx, id, clock.now());
      if (!message) return false;
      tx.afterCommit(() => soon([laneOf(message)]));
      return true;
    },
    forget: deleteMessagesOf,
    kick: soon,
  };
}
