import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { idempotencyKeys } from './idempotency.tables.ts';

/** The stored answer of a finished request. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

export interface Idempotency {
  /**
   * Returns the stored answer of an equal request, or null when this one is the first.
   * @throws Problem idempotency-key-reused for a different request, still-in-progress after 10 s of
   * waiting
   */
  begin(personId: string, key: string, request: unknown): Promise<KeptAnswer | null>;
  /**
   * Stores the answer of the first request. Answers of 500 and above and 429 are not stored, so
   * that the request may be retried under its key.
   */
  finish(personId: string, key: string, answer: KeptAnswer): Promise<void>;
  /** Deletes answers older than a day. */
  sweep(): Promise<void>;
}

/** After this many seconds a request that never finished (the process died) may be run again. */
const abandonedSeconds = 30;
const keptSeconds = 24 * 3600;

export function createIdempotency(db: Db, clock: Clock): Idempotency {
  const mine = (personId: string, key: string) =>
    and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key));
  const before = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000);

  const claim = async (personId: string, key: string, fingerprint: string) => {
    const rows = await db
      .insert(idempotencyKeys)
      .values({ personId, key, fingerprint, startedAt: clock.now() })
      .onConflictDoUpdate({
        target: [idempotencyKeys.personId, idempotencyKeys.key],
        set: { startedAt: clock.now() },
        setWhere: and(
          isNull(idempotencyKeys.status),
          eq(idempotencyKeys.fingerprint, fingerprint),
          lt(idempotencyKeys.startedAt, before(abandonedSeconds)),
        ),
      })
      .returning({ key: idempotencyKeys.key });
    return rows.length > 0;
  };

  return {
    async begin(personId, key, request) {
      const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
      for (let tries = 0; tries < 100; tries += 1) {
        if (await claim(personId, key, fingerprint)) return null;
        const [row] = await db.select().from(idempotencyKeys).where(mine(personId, key));
        if (row && row.fingerprint !== fingerprint) {
          throw new Problem(coreErrors['idempotency-key-reused']);
        }
        if (row?.status) return { status: row.status, body: row.body ?? '' };
        await wait(100);
      }
      throw new Problem(coreErrors['still-in-progress']);
    },
    async finish(personId, key, { status, body }) {
      if (status >= 500 || status === 429)
        await db.delete(idempotencyKeys).where(mine(personId, key));
      else await db.update(idempotencyKeys).set({ status, body }).where(mine(personId, key));
    },
    async sweep() {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, before(keptSeconds)));
    },
  };
}
