import { dayInMs } from '@hafi/base/time';
import { helpLimits } from '@hafi/contract/volunteering/volunteering-terms';
import { and, asc, count, eq, gt, inArray, lte, not, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { newestFirst, soonestFirst } from '../../platform/db/keyset.ts';
import { lock, tookRow } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Due } from '../../platform/due/due-work.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { helpRequests } from './volunteering.tables.ts';

export type HelpRequestRow = typeof helpRequests.$inferSelect;
export type NewHelpRequestRow = typeof helpRequests.$inferInsert;

export async function insertRequest(tx: Tx, row: NewHelpRequestRow): Promise<HelpRequestRow> {
  const [made] = await tx.insert(helpRequests).values(row).returning();
  if (!made) throw new Error('the request was not written');
  return made;
}

export async function updateRequest(
  tx: Tx,
  id: string,
  change: Partial<Omit<NewHelpRequestRow, 'id'>> & { updatedAt: Date },
): Promise<HelpRequestRow> {
  const [row] = await tx
    .update(helpRequests)
    .set(change)
    .where(eq(helpRequests.id, id))
    .returning();
  if (!row) throw new Error('the request was locked and is gone');
  return row;
}

/** The request, with its row locked. */
export async function lockRequest(tx: Tx, id: string): Promise<HelpRequestRow | undefined> {
  tookRow(tx, 'help-request', id);
  const [row] = await tx.select().from(helpRequests).where(eq(helpRequests.id, id)).for('update');
  return row;
}

/** Serializes one person's requests, made or taken, so that counting them is safe. */
export async function lockCounted(tx: Tx, personId: string): Promise<void> {
  await lock(tx, 'helped', personId);
}

const underWay = inArray(helpRequests.state, ['accepted', 'to-confirm']);

/** A condition: not over, that is open and in time, or taken. */
const goingOn = (now: Date) =>
  or(underWay, and(eq(helpRequests.state, 'open'), gt(helpRequests.endsAt, now)));

/** The number of an elder's requests that are not over. */
export async function countOpenOf(db: Db, elderId: string, now: Date): Promise<number> {
  const mine = and(eq(helpRequests.elderId, elderId), goingOn(now));
  const [row] = await db.select({ open: count() }).from(helpRequests).where(mine);
  return row?.open ?? 0;
}

/** The requests under way in which a person is the elder, who asked, or the volunteer. */
export async function findUnderWay(db: Db, personId: string): Promise<HelpRequestRow[]> {
  const { askedBy, elderId, takenBy } = helpRequests;
  const any = or(eq(elderId, personId), eq(askedBy, personId), eq(takenBy, personId));
  return db.select().from(helpRequests).where(and(any, underWay));
}

/** The number of a volunteer's taken requests that are not done. */
export async function countPromised(db: Db, personId: string): Promise<number> {
  const mine = and(eq(helpRequests.takenBy, personId), eq(helpRequests.state, 'accepted'));
  const [row] = await db.select({ promised: count() }).from(helpRequests).where(mine);
  return row?.promised ?? 0;
}

/** How often volunteers have helped, by person. */
export async function countHelped(
  db: Db,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .select({ personId: helpRequests.takenBy, helped: count() })
    .from(helpRequests)
    .where(and(inArray(helpRequests.takenBy, [...personIds]), eq(helpRequests.state, 'done')))
    .groupBy(helpRequests.takenBy);
  return new Map(rows.flatMap(({ helped, personId }) => (personId ? [[personId, helped]] : [])));
}

/** A page of a list, of current or of past requests. */
export interface ListPage extends Wanted {
  readonly scope: 'open' | 'past';
  readonly now: Date;
}

/** Requests of elders or of a volunteer: current ones soonest first, past ones latest first. */
export async function findRequests(
  db: Db,
  whose: { elderIds: readonly string[] } | { takenBy: string },
  { after, limit, now, scope }: ListPage,
): Promise<HelpRequestRow[]> {
  if ('elderIds' in whose && whose.elderIds.length === 0) return [];
  const { id, startsAt } = helpRequests;
  const order = (scope === 'open' ? soonestFirst : newestFirst)(startsAt, id);
  const going = goingOn(now);
  return db
    .select()
    .from(helpRequests)
    .where(
      and(
        'elderIds' in whose
          ? inArray(helpRequests.elderId, [...whose.elderIds])
          : eq(helpRequests.takenBy, whose.takenBy),
        scope === 'past' && going ? not(going) : going,
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
}

/** Requests whose time is over without an outcome, locked (`skip locked`). */
export async function lockEnded(tx: Tx, { limit, now, open }: Due): Promise<HelpRequestRow[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayInMs);
  const { endsAt, id, saidDoneAt, state } = helpRequests;
  return tx
    .select()
    .from(helpRequests)
    .where(
      and(
        or(
          and(eq(state, 'open'), lte(endsAt, now)),
          and(eq(state, 'accepted'), lte(endsAt, daysAgo(helpLimits.forgottenDays))),
          and(eq(state, 'to-confirm'), lte(saidDoneAt, daysAgo(helpLimits.confirmDays))),
        ),
        open(id),
      ),
    )
    .orderBy(asc(endsAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}
