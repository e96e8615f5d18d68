import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../ids/uuid-v7.ts';
import type { Log } from '../log/log.ts';
import { outboxMessages } from './outbox.tables.ts';
import {
  type OutgoingMessage,
  type QueuedMessage,
  RecipientGone,
  type Transport,
} from './transport.ts';

export interface Outbox {
  /** Queues messages in the caller's transaction. */
  add(tx: Db, messages: readonly QueuedMessage[]): Promise<void>;
  /** Sends all that is due now, each message by one process only. Answers how many went out. */
  deliver(): Promise<number>;
  /** Delivers soon after the caller's transaction has ended; never rejects. */
  kick(): void;
  /** Delivers every few seconds until {@link Outbox.stop}. */
  start(): void;
  stop(): Promise<void>;
}

const maxAttempts = 8;
const leaseSeconds = 60;
const batch = 20;

/** Waits 5 s, 10 s, 20 s, … between tries: about ten minutes in all before giving up. */
const waitSeconds = (attempts: number) => 5 * 2 ** attempts;

export function createOutbox(deps: {
  db: Db;
  clock: Clock;
  log: Log;
  transports: Record<OutgoingMessage['channel'], Transport>;
}): Outbox {
  const { db, clock, log, transports } = deps;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;

  /** Leases due messages: a process that dies leaves them due again after the lease. */
  const claim = async () => {
    const now = clock.now();
    const due = db
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(
        and(
          isNull(outboxMessages.sentAt),
          isNull(outboxMessages.failedAt),
          lte(outboxMessages.nextTryAt, now),
        ),
      )
      .orderBy(outboxMessages.nextTryAt)
      .limit(batch)
      .for('update', { skipLocked: true });
    return db
      .update(outboxMessages)
      .set({
        nextTryAt: new Date(now.getTime() + leaseSeconds * 1000),
        attempts: sql`${outboxMessages.attempts} + 1`,
      })
      .where(inArray(outboxMessages.id, due))
      .returning();
  };

  const send = async (row: typeof outboxMessages.$inferSelect): Promise<boolean> => {
    const mine = eq(outboxMessages.id, row.id);
    try {
      await transports[row.channel]({
        channel: row.channel,
        to: row.recipient,
        subject: row.subject,
        text: row.body,
        ...(row.replyTo === null ? {} : { replyTo: row.replyTo }),
        ...(row.thread === null ? {} : { thread: row.thread }),
      });
      const wiped = row.secret === 'yes' ? { body: '' } : {};
      await db
        .update(outboxMessages)
        .set({ sentAt: clock.now(), lastError: null, ...wiped })
        .where(mine);
      return true;
    } catch (error) {
      const lastError = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
      const now = clock.now();
      const final = row.attempts >= maxAttempts || error instanceof RecipientGone;
      log.warn({ id: row.id, channel: row.channel, attempts: row.attempts }, 'message not sent');
      await db
        .update(outboxMessages)
        .set({
          lastError,
          ...(final ? { failedAt: now } : {}),
          nextTryAt: new Date(now.getTime() + waitSeconds(row.attempts) * 1000),
        })
        .where(mine);
      return false;
    }
  };

  const sendAllDue = async () => {
    let sent = 0;
    for (let rows = await claim(); rows.length > 0; rows = await claim()) {
      const results = await Promise.all(rows.map(send));
      sent += results.filter(Boolean).length;
    }
    return sent;
  };

  const run = () => {
    running ??= sendAllDue()
      .catch((error: unknown) => {
        log.error({ err: error }, 'outbox');
        return 0;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return {
    async add(tx, messages) {
      if (messages.length === 0) return;
      const now = clock.now();
      const rows = messages.map((message) => ({
        id: newId(),
        channel: message.channel,
        recipient: message.to,
        subject: message.subject,
        body: message.text,
        secret: message.secret ? ('yes' as const) : ('no' as const),
        dedupeKey: message.dedupeKey ?? null,
        replyTo: message.replyTo ?? null,
        thread: message.thread ?? null,
        createdAt: now,
        nextTryAt: message.sendAfter ?? now,
      }));
      await tx.insert(outboxMessages).values(rows).onConflictDoNothing();
    },
    async deliver() {
      // What a delivery under way has leased is out, too, when this one answers.
      await running;
      return run();
    },
    kick() {
      setImmediate(run);
    },
    start() {
      timer ??= setInterval(run, 3000);
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
