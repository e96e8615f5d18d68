import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { preparedOnce, textList } from '../db/prepared.ts';
import { rateLimits } from './rate-limit.tables.ts';

/** A rate limit: at most `max` times in a window of `seconds`. */
export interface Allowance {
  readonly max: number;
  readonly seconds: number;
}

/** An allowance, and the key by which it is counted. */
export type Limit = readonly [key: string, allowance: Allowance];

/** Counts attempts in the database, so that all processes share one count. */
export interface RateLimiter {
  /**
   * Counts one attempt, or as many as `times`.
   * @throws Problem too-many-requests when `key` has used up its allowance
   */
  take(key: string, allowance: Allowance, times?: number): Promise<void>;
  /** As {@link RateLimiter.take}, without counting. */
  check(key: string, allowance: Allowance): Promise<void>;
  /**
   * Counts one attempt of each of several limits, in one statement, whether or not one is used up.
   * @throws Problem too-many-requests when any is used up
   */
  takeEach(limits: readonly Limit[]): Promise<void>;
  /** As {@link RateLimiter.takeEach}, without counting. */
  checkEach(limits: readonly Limit[]): Promise<void>;
  /** Resets the count, after a success. */
  reset(key: string): Promise<void>;
  /** Deletes counts whose window is over. */
  sweep(): Promise<void>;
}

const over = lt(rateLimits.resetsAt, sql.placeholder('now'));

/** Adds to the count of a key, or restarts it when its window is over. */
const countOne = preparedOnce((db) =>
  db
    .insert(rateLimits)
    .values({
      key: sql.placeholder('key'),
      count: sql.placeholder('times'),
      resetsAt: sql.placeholder('resetsAt'),
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then excluded.count else ${rateLimits.count} + excluded.count end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning()
    .prepare('rate_limits_count'),
);

/** As {@link countOne} for several keys, in the order of the keys, so that two requests cannot deadlock. */
const countEach = preparedOnce((db) =>
  db
    .insert(rateLimits)
    .select(
      sql`select wanted.key, 1, wanted.until
        from unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('ends')}::timestamptz[]) as wanted(key, until)
        order by wanted.key`,
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning()
    .prepare('rate_limits_count_each'),
);

const countsOf = preparedOnce((db) =>
  db
    .select()
    .from(rateLimits)
    .where(sql`${rateLimits.key} = any(${sql.placeholder('keys')}::text[])`)
    .prepare('rate_limits_of'),
);

export function createRateLimiter(db: Db, clock: Clock): RateLimiter {
  const refuseBeyond = (row: { count: number; resetsAt: Date } | undefined, max: number) => {
    if (!row || row.count <= max) return;
    const seconds = Math.ceil((row.resetsAt.getTime() - clock.now().getTime()) / 1000);
    throw new Problem(coreErrors['too-many-requests'], { retryAfterSeconds: Math.max(1, seconds) });
  };
  return {
    async take(key, { max, seconds }, times = 1) {
      const now = clock.now();
      const resetsAt = new Date(now.getTime() + seconds * 1000);
      const [row] = await countOne(db).execute({ key, now, resetsAt, times });
      refuseBeyond(row, max);
    },
    async check(key, { max }) {
      const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
      if (row && row.resetsAt > clock.now()) refuseBeyond({ ...row, count: row.count + 1 }, max);
    },
    async takeEach(limits) {
      if (limits.length === 0) return;
      const now = clock.now();
      const ends = limits.map(([, { seconds }]) =>
        new Date(now.getTime() + seconds * 1000).toISOString(),
      );
      const keys = textList(limits.map(([key]) => key));
      const rows = await countEach(db).execute({ keys, ends: textList(ends), now });
      for (const [key, { max }] of limits) {
        refuseBeyond(
          rows.find((row) => row.key === key),
          max,
        );
      }
    },
    async checkEach(limits) {
      if (limits.length === 0) return;
      const rows = await countsOf(db).execute({ keys: textList(limits.map(([key]) => key)) });
      for (const [key, { max }] of limits) {
        const row = rows.find((one) => one.key === key);
        if (row && row.resetsAt > clock.now()) refuseBeyond({ ...row, count: row.count + 1 }, max);
      }
    },
    async reset(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, key));
    },
    async sweep() {
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, clock.now()));
    },
  };
}
