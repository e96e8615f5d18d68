import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import type { StatusDirection } from '@hafi/contract/vitals/vital-status';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/keyset.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { healthAlerts } from './alerts.tables.ts';

export type AlertRow = typeof healthAlerts.$inferSelect;
export type NewAlertRow = typeof healthAlerts.$inferInsert;

const { acknowledgedAt, direction, elderId: elder, id, kind, raisedAt, withdrawnAt } = healthAlerts;
const isOpen = and(isNull(acknowledgedAt), isNull(withdrawnAt));

interface What {
  readonly elderId: string;
  readonly kind: VitalKind;
  readonly direction: StatusDirection;
}

const about = (what: What) =>
  and(eq(elder, what.elderId), eq(kind, what.kind), eq(direction, what.direction));

/** The alert of a vital and direction that nobody has acknowledged. */
export async function findOpenAlert(db: Db, what: What): Promise<AlertRow | undefined> {
  const [row] = await db
    .select()
    .from(healthAlerts)
    .where(and(about(what), isOpen));
  return row;
}

/** Whether the circle was told of it after an instant; optionally only of urgent ones. */
export async function wasTold(
  db: Db,
  what: What & { urgentOnly: boolean },
  after: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id })
    .from(healthAlerts)
    .where(
      and(
        about(what),
        gt(healthAlerts.toldAt, after),
        isNull(withdrawnAt),
        what.urgentOnly ? eq(healthAlerts.level, 'urgent') : undefined,
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function insertAlert(tx: Tx, alert: NewAlertRow): Promise<AlertRow> {
  const [row] = await tx.insert(healthAlerts).values(alert).returning();
  if (!row) throw new Error('an alert was not kept');
  return row;
}

export async function updateAlert(
  tx: Tx,
  alertId: string,
  change: Partial<NewAlertRow>,
): Promise<AlertRow> {
  const [row] = await tx.update(healthAlerts).set(change).where(eq(id, alertId)).returning();
  if (!row) throw new Error('there is no such alert');
  return row;
}

/** An elder's alert, unless all its readings were entered in error. */
export async function findAlert(
  db: Db,
  elderId: string,
  alertId: string,
): Promise<AlertRow | undefined> {
  const [row] = await db
    .select()
    .from(healthAlerts)
    .where(and(eq(elder, elderId), eq(id, alertId), isNull(withdrawnAt)));
  return row;
}

/** An elder's alerts, newest first. */
export async function findAlerts(
  db: Db,
  elderId: string,
  { after, limit }: Wanted,
): Promise<AlertRow[]> {
  const order = newestFirst(raisedAt, id);
  return db
    .select()
    .from(healthAlerts)
    .where(and(eq(elder, elderId), isNull(withdrawnAt), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** The unacknowledged alerts of these elders, newest first. */
export async function findOpenAlerts(db: Db, elderIds: readonly string[]): Promise<AlertRow[]> {
  if (elderIds.length === 0) return [];
  return db
    .select()
    .from(healthAlerts)
    .where(and(inArray(elder, [...elderIds]), isOpen))
    .orderBy(desc(raisedAt), desc(id))
    .limit(200);
}

/** Records who acknowledged it; undefined when somebody was first. */
export async function acknowledge(
  tx: Tx,
  alertId: string,
  by: { acknowledgedAt: Date; acknowledgedBy: string },
): Promise<AlertRow | undefined> {
  const [row] = await tx
    .update(healthAlerts)
    .set(by)
    .where(and(eq(id, alertId), isOpen))
    .returning();
  return row;
}

/** All of an elder's alerts that the circle was told of, newest first. */
export async function findEveryAlert(db: Db, elderId: string): Promise<AlertRow[]> {
  return db.select().from(healthAlerts).where(eq(elder, elderId)).orderBy(desc(raisedAt));
}

export async function deleteAlertsOf(tx: Tx, elderId: string): Promise<void> {
  await tx.delete(healthAlerts).where(eq(elder, elderId));
}
