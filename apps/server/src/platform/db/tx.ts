import type { EventOf, ServerEvent } from '@hafi/contract/core/realtime';
import type { Topic } from '@hafi/contract/core/topics';
import type { QueuedMessage } from '../outbox/transport.ts';
import type { Db } from './database.ts';

/** Side effects of a transaction: they run after the commit, and never after a rollback. */
export interface AfterCommit {
  /**
   * Queues mail, SMS and push messages in this transaction; they are sent soon after the commit.
   */
  tell(messages: readonly QueuedMessage[]): Promise<void>;
  /** Tells the open screens of these people to refetch what they show of these topics. */
  changed(topics: Topic | readonly Topic[], people: readonly string[]): void;
  /**
   * Sends an event to all open screens of these people, also to the one that acts, in the order in
   * which the events of this transaction were emitted.
   */
  emit<E extends ServerEvent>(event: E, notified: EventOf<E>, people: readonly string[]): void;
  /** Any other side effect. When it fails, the commit stands and the log says so. */
  afterCommit(work: () => unknown): void;
}

declare const open: unique symbol;

/**
 * An open transaction, as `inTransaction` provides it. Functions that write take a Tx, so that
 * nobody passes the database itself by mistake; functions that only read take a {@link Db}, and a
 * Tx is one too.
 */
export type Tx = Db & AfterCommit & { readonly [open]: true };
