import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Attempt, DonePart } from '../db/act-once.ts';
import type { Db } from '../db/database.ts';
import { idList, preparedOnce, textList } from '../db/prepared.ts';
import { newId } from '../ids/uuid-v7.ts';
import { batchWrites } from '../together/batch-writes.ts';
import { idempotencyKeys } from './idempotency.tables.ts';

/** The stored answer of a finished request. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

/** A request under a key: the person and the key, and whether its answer may be kept. */
export interface KeyedRequest {
  readonly personId: string;
  readonly key: string;
  /** The answer holds a secret: it is shown once. */
  readonly secret?: boolean;
  /** The answer is not kept, and a repetition is answered again. */
  readonly answeredAgain?: boolean;
}

export interface Idempotency {
  /**
   * Returns the stored answer of an equal request, or the attempt to handle it: the first one, or
   * one that goes on where an earlier one was cut.
   * @throws Problem idempotency-key-reused for a different request, still-in-progress after 10 s of
   * waiting, already-done when the answer held a secret
   */
  begin(requested: KeyedRequest, request: unknown): Promise<KeptAnswer | Attempt>;
  /**
   * Stores the answer. Answers of 500 and above, those that only say "not now" (401, 408, 409, 425,
   * 429), those with a secret and those that are answered again are not stored. The request may then
   * be repeated under its key, and what it has done is not done again.
   */
  finish(requested: KeyedRequest, answer: KeptAnswer): Promise<void>;
  /** Deletes answers older than a day. */
  sweep(): Promise<void>;
}

/**
 * After how many seconds a request that never finished (the process died) may be run again: what is
 * still under way then cannot commit any more. Sooner where it is answered again, as a call for help is.
 */
const abandonedSeconds = ({ answeredAgain }: Pick<KeyedRequest, 'answeredAgain'>) =>
  answeredAgain ? 5 : 30;
const keptSeconds = 24 * 3600;

const notNow = [401, 408, 409, 425, 429];

/** Stands for an answer that was not kept because it held a secret. */
const secretAnswer = { status: 204, body: '' };

const { steps, startedAt, status } = idempotencyKeys;

/** A placeholder for a list, of which each row takes its part. */
const listOf = (name: string, type: 'int' | 'text' | 'timestamptz' | 'uuid') =>
  sql`${sql.placeholder(name)}::text::${sql.raw(type)}[]`;

const isGiven = sql`${idempotencyKeys.personId} = given.person_id and ${idempotencyKeys.key} = given.key`;

const claimed = preparedOnce((db) => {
  const { fingerprint, key, personId, seed } = idempotencyKeys;
  const since = sql`${sql.placeholder('since')}::timestamptz`;
  return db
    .insert(idempotencyKeys)
    .values({
      personId: sql`${sql.placeholder('personId')}`,
      key: sql`${sql.placeholder('key')}`,
      fingerprint: sql`${sql.placeholder('fingerprint')}`,
      startedAt: since,
      seed: sql`${sql.placeholder('seed')}`,
    })
    .onConflictDoUpdate({
      target: [personId, key],
      set: { startedAt: since },
      setWhere: and(
        isNull(status),
        sql`${fingerprint} = excluded.fingerprint`,
        sql`${startedAt} < ${sql.placeholder('abandoned')}::timestamptz`,
      ),
    })
    .returning({ done: steps, seed })
    .prepare('idempotency_claim');
});

const recorded = preparedOnce((db) =>
  db
    .update(idempotencyKeys)
    .set({ steps: sql`${steps} || given.step::jsonb` })
    .from(
      sql`unnest(${listOf('people', 'uuid')}, ${listOf('keys', 'text')}, ${listOf('since', 'timestamptz')},
        ${listOf('steps', 'text')}) as given(person_id, key, since, step)`,
    )
    .where(and(isGiven, sql`${startedAt} = given.since`, isNull(status)))
    .returning({ key: idempotencyKeys.key })
    .prepare('idempotency_record'),
);

const answered = preparedOnce((db) =>
  db
    .update(idempotencyKeys)
    .set({ steps: {}, status: sql`given.status`, body: sql`given.body` })
    .from(
      sql`unnest(${listOf('people', 'uuid')}, ${listOf('keys', 'text')}, ${listOf('statuses', 'int')},
        ${listOf('bodies', 'text')}) as given(person_id, key, status, body)`,
    )
    .where(isGiven)
    .prepare('idempotency_answer'),
);

async function record(tx: Db, done: readonly DonePart[]): Promise<void> {
  const held = await recorded(tx).execute({
    people: idList(done.map(({ attempt }) => attempt.personId)),
    keys: textList(done.map(({ attempt }) => attempt.key)),
    since: textList(done.map(({ attempt }) => attempt.since)),
    steps: textList(done.map(({ position, result }) => JSON.stringify({ [position]: result }))),
  });
  if (held.length < done.length) throw new Problem(coreErrors['still-in-progress']);
}

export function createIdempotency(db: Db, clock: Clock): Idempotency {
  const mine = ({ key, personId }: KeyedRequest) =>
    and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key));
  const before = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000);

  const claim = async (
    requested: KeyedRequest,
    fingerprint: string,
  ): Promise<Attempt | undefined> => {
    const { key, personId } = requested;
    const since = clock.now().toISOString();
    const [row] = await claimed(db).execute({
      personId,
      key,
      fingerprint,
      since,
      abandoned: before(abandonedSeconds(requested)).toISOString(),
      seed: newId(),
    });
    if (!row) return undefined;
    const { done, seed } = row;
    return { done, seed, keepsResults: !requested.secret, personId, key, since, record };
  };

  /** Lets the request be repeated at once, going on from what it has done. */
  const release = async (requested: KeyedRequest) => {
    const open = and(mine(requested), isNull(status));
    const since = before(abandonedSeconds(requested) + 1).toISOString();
    await db.execute(sql`
      with undone as (delete from ${idempotencyKeys} where ${and(open, eq(steps, {}))})
      update ${idempotencyKeys} set started_at = ${since}::timestamptz
      where ${and(open, ne(steps, {}))}`);
  };

  /** Requests that end while answers are being stored are stored together. */
  const answer = batchWrites<KeyedRequest & KeptAnswer>(async (rows) => {
    await answered(db).execute({
      people: idList(rows.map(({ personId }) => personId)),
      keys: textList(rows.map(({ key }) => key)),
      statuses: `{${rows.map(({ status }) => status).join(',')}}`,
      bodies: textList(rows.map(({ body }) => body)),
    });
  });

  return {
    async begin(requested, request) {
      const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
      for (let tries = 0; tries < 100; tries += 1) {
        const attempt = await claim(requested, fingerprint);
        if (attempt) return attempt;
        const [row] = await db.select().from(idempotencyKeys).where(mine(requested));
        if (row && row.fingerprint !== fingerprint) {
          throw new Problem(coreErrors['idempotency-key-reused']);
        }
        if (row?.status === secretAnswer.status) throw new Problem(coreErrors['already-done']);
        if (row?.status) return { status: row.status, body: row.body ?? '' };
        await wait(100);
      }
      throw new Problem(coreErrors['still-in-progress']);
    },
    async finish(requested, given) {
      const isRetry = requested.answeredAgain && given.status < 400;
      if (isRetry || given.status >= 500 || notNow.includes(given.status))
        return release(requested);
      const kept = requested.secret && given.status < 400 ? secretAnswer : given;
      await answer({ ...requested, ...kept });
    },
    async sweep() {
      await db.delete(idempotencyKeys).where(lt(startedAt, before(keptSeconds)));
    },
  };
}
