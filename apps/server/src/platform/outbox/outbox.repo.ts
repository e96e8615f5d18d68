import { minuteInMs } from '@hafi/base/time';
import {
  and,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { insertOnce } from '../db/insert-once.ts';
import { newestFirst } from '../db/keyset.ts';
import { preparedOnce } from '../db/prepared.ts';
import type { Tx } from '../db/tx.ts';
import type { DueUntil } from '../due/due-work.ts';
import type { Wanted } from '../http/read-page.ts';
import { outboxMessages } from './outbox.tables.ts';
import { smsStops } from './sms/sms-stops.tables.ts';
import type { Channel, HandOver, Priority, Receipt } from './transport.ts';

export type OutboxRow = typeof outboxMessages.$inferSelect;

const { attempts, channel, failedAt, id, lastError, nextTryAt, priority, secret, sentAt } =
  outboxMessages;

const insertOutbox = insertOnce(outboxMessages, (rows) => rows.onConflictDoNothing());

/** Queues messages, except those whose dedupe key is already queued. */
export async function insertMessages(
  tx: Db,
  rows: readonly (typeof outboxMessages.$inferInsert)[],
): Promise<void> {
  const [first, ...others] = rows;
  if (first) await insertOutbox(tx, [first, ...others]);
}

/** A message to deliver, and whether its number asked for no SMS of this kind. */
export type LeasedRow = OutboxRow & { readonly isStopped: boolean };

/** An SMS that is not urgent, to a number that asked for none. */
const isStopped = sql<boolean>`(${channel} = 'sms' and ${priority} <> 'urgent' and not ${outboxMessages.despiteStop}
  and exists (select from ${smsStops} where ${smsStops.phone} = ${outboxMessages.recipient}))`;

/** By how much the clocks of two processes may differ, in minutes. */
const clocksDiffer = 5;

/** The longest pauses between two attempts, in minutes. */
const longestDelayMs: Readonly<Record<Priority, number>> = { urgent: 1, ordinary: 11 };

/**
 * A message whose next attempt lies farther ahead than any pause or lease: it was written while a clock
 * was ahead. Only an ordinary one that was never tried may wait for its time.
 */
function writtenAhead(now: Date, urgency: Priority) {
  const minutes = longestDelayMs[urgency] + clocksDiffer;
  const isAhead = gt(nextTryAt, new Date(now.getTime() + minutes * minuteInMs));
  return urgency === 'urgent' ? isAhead : and(isAhead, gt(attempts, 0));
}

/**
 * Leases due messages of one channel and priority, the longest waiting first, and counts the
 * attempt. Returns them in the order in which they were queued, so that of two codes the newer one
 * arrives last.
 */
export async function leaseMessages(
  tx: Db,
  lane: { readonly channel: Channel; readonly priority: Priority },
  { limit, now, open, until }: DueUntil,
): Promise<LeasedRow[]> {
  const due = tx
    .select({ id })
    .from(outboxMessages)
    .where(
      and(
        eq(channel, lane.channel),
        eq(priority, lane.priority),
        isNull(sentAt),
        isNull(failedAt),
        or(lte(nextTryAt, now), writtenAhead(now, lane.priority)),
        open(id),
      ),
    )
    .orderBy(nextTryAt, id)
    .limit(limit)
    .for('update', { skipLocked: true });
  const leased = await tx
    .update(outboxMessages)
    .set({ nextTryAt: until, attempts: sql`${attempts} + 1` })
    .where(inArray(id, due))
    .returning({ ...getTableColumns(outboxMessages), isStopped });
  return leased.sort((one, other) => (one.id < other.id ? -1 : 1));
}

const unsent = and(isNull(sentAt), isNull(failedAt));

/** A message and the end of its lease. */
export interface Lease {
  readonly id: string;
  readonly until: Date;
}

/**
 * Whether the lease is still ours; after its end another process may be sending the message, or
 * have sent it.
 */
const held = (lease: Lease) => and(eq(id, lease.id), eq(nextTryAt, lease.until), unsent);

/** Clears the text of a message that holds a secret code. */
const wiped = sql`case when ${secret} = 'yes' then '' else ${outboxMessages.body} end`;

/** A message that was handed over, to whom, and with its receipt if there is one. */
export type Taken = Lease &
  Partial<Pick<Receipt, 'provider' | 'reference'>> & { readonly handOvers: readonly HandOver[] };

/** Adds these to the providers that a message was handed to. */
const withHandOvers = (all: readonly HandOver[]) =>
  sql`${outboxMessages.handOvers} || ${JSON.stringify(all)}::jsonb`;

/** Marks messages as sent, except those whose lease is no longer ours. */
export async function markSent(db: Db, taken: readonly Taken[], at: Date): Promise<void> {
  const rows = taken.map(({ handOvers, id: row, provider, reference, until }) => ({
    row,
    until,
    provider: provider ?? null,
    reference: reference ?? null,
    hand_overs: handOvers,
  }));
  await sentStatement(db).execute({ at: at.toISOString(), taken: JSON.stringify(rows) });
}

const sentStatement = preparedOnce((db) => {
  const taken = sql`jsonb_to_recordset(${sql.placeholder('taken')}::jsonb)
    as taken (row uuid, until timestamptz, provider text, reference text, hand_overs jsonb)`;
  return db
    .update(outboxMessages)
    .set({
      sentAt: sql`${sql.placeholder('at')}::timestamptz`,
      provider: sql`taken.provider`,
      reference: sql`taken.reference`,
      handOvers: sql`${outboxMessages.handOvers} || taken.hand_overs`,
      lastError: null,
      body: wiped,
    })
    .from(taken)
    .where(and(sql`${id} = taken.row and ${nextTryAt} = taken.until`, unsent))
    .prepare('outbox_mark_sent');
});

/** Why an attempt failed, as a code, and to which providers it went. */
interface Failure {
  readonly code: string;
  readonly handOvers: readonly HandOver[];
}

/** Schedules the next attempt at `next`. Does nothing when the lease is no longer ours. */
export async function markDelayed(
  db: Db,
  lease: Lease,
  { code, handOvers }: Failure,
  next: Date,
): Promise<void> {
  await db
    .update(outboxMessages)
    .set({ lastError: code, nextTryAt: next, handOvers: withHandOvers(handOvers) })
    .where(held(lease));
}

/** Gives a message up. Does nothing when the lease is no longer ours. */
export async function markFailed(
  db: Db,
  lease: Lease,
  { code, handOvers }: Failure,
  at: Date,
): Promise<void> {
  await db
    .update(outboxMessages)
    .set({ lastError: code, failedAt: at, body: wiped, handOvers: withHandOvers(handOvers) })
    .where(held(lease));
}

/** Why a message was given up whose number asked for no SMS: nobody was notified, and nothing is broken. */
export const stoppedByReader = 'stopped';

/** Why a message was given up that would have helped nobody any more. */
export const tooLate = 'too-late';

/** Given up because something is broken. */
const isBroken = and(isNotNull(failedAt), sql`${lastError} is distinct from ${stoppedByReader}`);

/**
 * Counts messages that have failed at least once and have not been sent since. Each part has its own
 * index, so that sent messages are not read.
 */
export async function countUndelivered(db: Db): Promise<number> {
  const givenUp = await db.$count(outboxMessages, isBroken);
  const retried = and(isNull(sentAt), isNull(failedAt), isNotNull(lastError));
  return givenUp + (await db.$count(outboxMessages, retried));
}

/** How each channel delivers: what is due and waits, since when, and what was given up. */
export async function findDeliveries(db: Db, now: Date) {
  const waits = sql`${sentAt} is null and ${failedAt} is null and ${outboxMessages.createdAt} <= ${now.toISOString()}`;
  return db
    .select({
      channel,
      waiting: sql<number>`count(*) filter (where ${waits})`.mapWith(Number),
      oldest: sql<Date | null>`min(${outboxMessages.createdAt}) filter (where ${waits})`.mapWith(
        outboxMessages.createdAt,
      ),
      // A code that was good for minutes is of no use any more, whoever did not get it.
      givenUp:
        sql<number>`count(*) filter (where ${isBroken} and (${secret} = 'no' or ${outboxMessages.noticeId} is not null))`.mapWith(
          Number,
        ),
    })
    .from(outboxMessages)
    .where(or(isNull(sentAt), isNotNull(failedAt)))
    .groupBy(channel);
}

const lastGivenUp = newestFirst(failedAt, id);

/** One page of the messages that were given up, the latest first. */
export async function findFailed(
  db: Db,
  { after, limit }: Wanted,
): Promise<(OutboxRow & { failedAt: Date })[]> {
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(and(isBroken, lastGivenUp.beyond(after)))
    .orderBy(...lastGivenUp.by)
    .limit(limit);
  return rows.filter((row): row is OutboxRow & { failedAt: Date } => row.failedAt !== null);
}

/**
 * Queues a message that was given up again, as if it were new. Returns its channel and priority;
 * undefined when there is no such message or its text was wiped.
 */
export async function requeueFailed(
  tx: Tx,
  messageId: string,
  now: Date,
): Promise<Pick<OutboxRow, 'channel' | 'priority'> | undefined> {
  const [row] = await tx
    .update(outboxMessages)
    .set({ failedAt: null, attempts: 0, nextTryAt: now })
    .where(and(eq(id, messageId), isNotNull(failedAt), eq(secret, 'no')))
    .returning({ channel, priority });
  return row;
}
