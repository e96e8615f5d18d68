import type { Topic } from '@hafi/contract/core/topics';
import type { QueuedMessage } from '../outbox/transport.ts';
import type { Db } from './database.ts';

/** What is done once a transaction has committed, and never when it is rolled back. */
export interface AfterCommit {
  /** Queues mail, SMS and pushes in this transaction; they go out soon after the commit. */
  tell(messages: readonly QueuedMessage[]): Promise<void>;
  /** The open screens of these people ask again for what they show of these topics. */
  changed(topics: Topic | readonly Topic[], people: readonly string[]): void;
  /** Anything else. It cannot undo what is committed: when it fails, the log says so. */
  afterCommit(work: () => unknown): void;
}

declare const open: unique symbol;

/**
 * An open transaction, as `inTransaction` gives it. What writes takes a Tx, so that it cannot be
 * handed the database itself by mistake; what only reads takes a {@link Db}, which a Tx is too.
 */
export type Tx = Db & AfterCommit & { readonly [open]: true };
