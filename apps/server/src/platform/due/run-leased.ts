import { inTransaction } from '../db/in-transaction.ts';
import type { DueRow, LeasedWork } from './due-work.ts';
import { putAside, type Surroundings } from './put-aside.ts';
import { findTriedAgain, forget, notSetAside } from './set-aside.repo.ts';
import type { Wake } from './wake.ts';

/** Rows leased together, and which of them had been set aside before. */
interface Leased {
  readonly rows: readonly DueRow[];
  readonly again: ReadonlySet<string>;
  readonly until: Date;
}

/**
 * Handles due rows, at most `work.together` at once, until nothing is due and the last handler has
 * ended. Sets aside a row whose handler fails. Takes new rows at {@link Wake.call} while there is
 * room, so that they need not wait for a slow one. `polled` is called after each take. Returns how
 * many rows were taken.
 * @throws what a take threw, once all handlers under way have ended
 */
export async function runLeased(
  context: Surroundings,
  work: LeasedWork,
  wake: Wake,
  polled: () => void,
): Promise<number> {
  const underWay = new Set<Promise<void>>();
  let taken = 0;
  const begin = (leased: Leased) => {
    taken += leased.rows.length;
    for (const row of leased.rows) {
      const task: Promise<void> = handle(context, work, row, leased).finally(() =>
        underWay.delete(task),
      );
      underWay.add(task);
    }
  };
  try {
    while (!context.stopping()) {
      const called = wake.listen();
      const room = work.together - underWay.size;
      const leased = room > 0 ? await lease(context, work, room) : null;
      polled();
      if (leased) begin(leased);
      if (leased && leased.rows.length < room) {
        await Promise.race([Promise.all(underWay), called]);
        if (!wake.called) return taken;
      }
      // Taking one row whenever another ends would cost a transaction each.
      while (underWay.size > work.together / 2) await Promise.race(underWay);
    }
    return taken;
  } finally {
    await Promise.all(underWay);
  }
}

async function lease(context: Surroundings, work: LeasedWork, limit: number): Promise<Leased> {
  const now = context.clock.now();
  const until = new Date(now.getTime() + work.leaseSeconds * 1000);
  return inTransaction(context, async (tx) => {
    const open = (id: Parameters<typeof notSetAside>[1]) => notSetAside(work.id, id, now);
    const rows = await work.take(tx, { now, limit, open, until });
    const ids = rows.map(({ id }) => id);
    const again = ids.length > 0 ? await findTriedAgain(tx, work.id, ids) : new Set<string>();
    return { rows, again, until };
  });
}

/** Never rejects. */
async function handle(
  context: Surroundings,
  work: LeasedWork,
  row: DueRow,
  { again, until }: Leased,
): Promise<void> {
  try {
    await work.handle(row, until);
    if (again.has(row.id)) await forget(context.db, work.id, [row.id]);
  } catch (error) {
    await putAside(context, work, row.id, error);
  }
}
