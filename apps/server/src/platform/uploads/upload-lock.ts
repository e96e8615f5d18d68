import { setTimeout as wait } from 'node:timers/promises';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { newId } from '../ids/uuid-v7.ts';
import { uploads } from './uploads.tables.ts';

/** How long a lock outlives the process that holds it. */
const leaseSeconds = 15;
/** How often its holder renews it, and learns that another request waits for it, in milliseconds. */
const renewMs = 1000;
/** How often, and how long, a request asks for a lock that another one holds, in milliseconds. */
const askMs = 200;
const patienceMs = 20_000;

/** What tus answers while another request writes the same upload: ask again (RFC 4918). */
export const uploadBusy = { status_code: 423, body: 'another request writes this upload\n' };

/** In the database's time, which all processes share. */
const leaseEnd = sql`now() + ${`${leaseSeconds} seconds`}::interval`;

/**
 * Locks of uploads in the database, so that requests of one upload that reach different processes
 * wait for each other. A request that waits makes the one before it stop: it is mostly one whose
 * network was lost.
 */
export const uploadLocks = (db: Db): Locker => ({ newLock: (id) => uploadLock(db, id) });

function uploadLock(db: Db, id: string): Lock {
  const token = newId();
  const held = and(eq(uploads.id, id), eq(uploads.lockedBy, token));
  let renewing: NodeJS.Timeout | undefined;

  const take = async (): Promise<boolean> => {
    const free = or(isNull(uploads.lockedBy), sql`${uploads.lockedUntil} < now()`);
    const taken = await db
      .update(uploads)
      .set({ lockedBy: token, lockedUntil: leaseEnd, lockWanted: false })
      .where(and(eq(uploads.id, id), free))
      .returning({ id: uploads.id });
    if (taken.length > 0) return true;
    const wanted = await db
      .update(uploads)
      .set({ lockWanted: true })
      .where(eq(uploads.id, id))
      .returning({ id: uploads.id });
    // An upload that is gone: whoever locks it finds that out next.
    return wanted.length === 0;
  };

  const renew = async (release: RequestRelease): Promise<void> => {
    const [row] = await db
      .update(uploads)
      .set({ lockedUntil: leaseEnd })
      .where(held)
      .returning({ wanted: uploads.lockWanted });
    if (!row || row.wanted) await release();
  };

  return {
    async lock(signal, release) {
      const until = Date.now() + patienceMs;
      while (!(await take())) {
        if (signal.aborted || Date.now() > until) throw uploadBusy;
        await wait(askMs);
      }
      // A database that is away for a moment is asked again; the lease is longer.
      renewing = setInterval(() => void renew(release).catch(() => undefined), renewMs);
    },
    async unlock() {
      clearInterval(renewing);
      await db.update(uploads).set({ lockedBy: null, lockedUntil: null }).where(held);
    },
  };
}
