import { and, inArray } from 'drizzle-orm';
import { isConnectionLost } from '../db/database-away.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { BatchWork, DueRow } from './due-work.ts';
import { putAside, type Surroundings } from './put-aside.ts';
import { forget, notSetAside } from './set-aside.repo.ts';

/**
 * Handles batch after batch until nothing is due. A batch that fails is split in halves until the
 * bad row is found, which is set aside. Returns how many rows were taken.
 * @throws what a take threw, or that the database was lost: then no row is to blame
 */
export async function runBatches(context: Surroundings, work: BatchWork): Promise<number> {
  const seen = new Set<string>();
  for (;;) {
    const taken = await handleBatch(context, work);
    const known = seen.size;
    for (const id of taken) seen.add(id);
    // A handler that leaves its rows due would loop for ever.
    const nothingNew = seen.size === known;
    if (taken.length < work.batch || nothingNew || context.stopping()) return seen.size;
  }
}

/** Handles one batch of due rows, or only the rows in `only`. Returns the ids that were taken. */
async function handleBatch(
  context: Surroundings,
  work: BatchWork,
  only?: readonly string[],
): Promise<string[]> {
  const now = context.clock.now();
  let rows: readonly DueRow[] = [];
  try {
    await inTransaction(context, async (tx) => {
      rows = await work.take(tx, {
        now,
        limit: only?.length ?? work.batch,
        open: (id) => and(only && inArray(id, [...only]), notSetAside(work.id, id, now)),
      });
      if (rows.length === 0) return;
      await work.handle(tx, rows, now);
      await forget(tx, work.id, idsOf(rows));
    });
  } catch (error) {
    await isolate(context, work, idsOf(rows), error);
  }
  return idsOf(rows);
}

const idsOf = (rows: readonly DueRow[]): string[] => rows.map(({ id }) => id);

async function isolate(
  context: Surroundings,
  work: BatchWork,
  ids: readonly string[],
  error: unknown,
): Promise<void> {
  const [first] = ids;
  // Set aside for that, an emergency would wait ten seconds for its next step.
  if (!first || isConnectionLost(error)) throw error;
  if (ids.length === 1) return putAside(context, work, first, error);
  const middle = Math.ceil(ids.length / 2);
  await handleBatch(context, work, ids.slice(0, middle));
  await handleBatch(context, work, ids.slice(middle));
}
