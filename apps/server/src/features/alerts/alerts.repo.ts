import { type AlertKind, observedKinds } from '@hafi/contract/alerts/alert-kinds';
import type { StatusDirection } from '@hafi/contract/vitals/vital-status';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/keyset.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { healthAlerts } from './alerts.tables.ts';

export type AlertRow = typeof healthAlerts.$inferSelect;
export type NewAlertRow = typeof healthAlerts.$inferInsert;

const { acknowledgedAt, direction, elderId: elder, endedAt, id, kind } = healthAlerts;
const { level, raisedAt, takenAt, withdrawnAt } = healthAlerts;
const isUnseen = and(isNull(acknowledgedAt), isNull(withdrawnAt));
const isUrgent = and(eq(level, 'urgent'), isNull(endedAt), isNull(withdrawnAt));

interface What {
  readonly elderId: string;
  readonly kind: AlertKind;
  readonly direction: StatusDirection;
}

const about = (what: What) =>
  and(eq(elder, what.elderId), eq(kind, what.kind), eq(direction, what.direction));

/**
 * The alerts of a vital and direction that nobody has acknowledged, and the urgent ones that have
 * not ended, the latest measured first.
 */
export async function findOpenOf(db: Db, what: What): Promise<AlertRow[]> {
  return db
    .select()
    .from(healthAlerts)
    .where(and(about(what), or(isUnseen, isUrgent)))
    .orderBy(desc(takenAt), desc(id));
}

/** The urgent alerts of a vital that have not ended and were measured before an instant. */
export async function findUrgentBefore(
  db: Db,
  { elderId, kind: of }: Pick<What, 'elderId' | 'kind'>,
  at: Date,
): Promise<AlertRow[]> {
  return db
    .select()
    .from(healthAlerts)
    .where(and(eq(elder, elderId), eq(kind, of), isUrgent, lt(takenAt, at)));
}

/** The alerts about scores and consciousness whose observations are within a span of an instant. */
export async function findObservedNear(
  db: Db,
  elderId: string,
  { after, before }: { after: Date; before: Date },
): Promise<AlertRow[]> {
  return db
    .select()
    .from(healthAlerts)
    .where(
      and(
        eq(elder, elderId),
        inArray(kind, [...observedKinds]),
        lt(healthAlerts.since, before),
        gt(takenAt, after),
        isNull(withdrawnAt),
      ),
    )
    .orderBy(desc(takenAt), desc(id));
}

/** The alerts that a normal reading ended. */
export async function findEndedBy(db: Db, elderId: string, readingId: string): Promise<AlertRow[]> {
  return db
    .select()
    .from(healthAlerts)
    .where(and(eq(elder, elderId), eq(healthAlerts.endedReading, readingId), isNull(withdrawnAt)));
}

/**
 * Whether the circle was notified of it after an instant; optionally only of urgent ones that have not
 * ended, because a relapse is news again.
 */
export async function wasNotified(
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
        what.urgentOnly
          ? and(eq(healthAlerts.level, 'urgent'), isNull(healthAlerts.endedAt))
          : undefined,
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

/** An elder's alerts by the time of what was measured, the latest first. */
export function findAlertsOverTime(db: Db, elderId: string, wanted: Wanted): Promise<AlertRow[]> {
  return alertsInOrder(db, elderId, newestFirst(takenAt, id), wanted);
}

/** An elder's alerts, newest first. */
export function findAlerts(db: Db, elderId: string, wanted: Wanted): Promise<AlertRow[]> {
  return alertsInOrder(db, elderId, newestFirst(raisedAt, id), wanted);
}

async function alertsInOrder(
  db: Db,
  elderId: string,
  order: ReturnType<typeof newestFirst>,
  { after, limit }: Wanted,
): Promise<AlertRow[]> {
  return db
    .select()
    .from(healthAlerts)
    .where(and(eq(elder, elderId), isNull(withdrawnAt), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/**
 * The alerts of these elders that nobody has acknowledged, and the urgent ones that have not ended,
 * newest first.
 */
export async function findOpenAlerts(db: Db, elderIds: readonly string[]): Promise<AlertRow[]> {
  if (elderIds.length === 0) return [];
  return db
    .select()
    .from(healthAlerts)
    .where(and(inArray(elder, [...elderIds]), or(isUnseen, isUrgent)))
    .orderBy(desc(raisedAt), desc(id))
    .limit(200);
}

/** The urgent alerts of these elders that have not ended, newest first. */
export async function findUrgent(db: Db, elderIds: readonly string[]): Promise<AlertRow[]> {
  if (elderIds.length === 0) return [];
  return db
    .select()
    .from(healthAlerts)
    .where(and(inArray(elder, [...elderIds]), isUrgent))
    .orderBy(desc(raisedAt), desc(id))
    .limit(50);
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
    .where(and(eq(id, alertId), isUnseen))
    .returning();
  return row;
}

/** Acknowledges the milder alerts of the same vital and direction that were measured before this one. */
export async function acknowledgeOlder(
  tx: Tx,
  alert: AlertRow,
  by: { acknowledgedAt: Date; acknowledgedBy: string },
): Promise<void> {
  await tx
    .update(healthAlerts)
    .set(by)
    .where(and(about(alert), eq(level, 'watch'), lte(takenAt, alert.takenAt), isUnseen));
}

/** Nobody looks after it any more; undefined unless this person did and it has not ended. */
export async function release(
  tx: Tx,
  alertId: string,
  personId: string,
): Promise<AlertRow | undefined> {
  const [row] = await tx
    .update(healthAlerts)
    .set({ acknowledgedAt: null, acknowledgedBy: null })
    .where(isTakenBy(alertId, personId))
    .returning();
  return row;
}

/** The urgent alerts of others that somebody looks after. */
export async function findHeldBy(db: Db, personId: string): Promise<AlertRow[]> {
  return db
    .select()
    .from(healthAlerts)
    .where(
      and(
        eq(healthAlerts.acknowledgedBy, personId),
        ne(elder, personId),
        eq(level, 'urgent'),
        isNull(endedAt),
        isNull(withdrawnAt),
      ),
    );
}

/** Somebody else looks after it; undefined unless `from` did and it has not ended. */
export async function replace(
  tx: Tx,
  alertId: string,
  from: string,
  by: { acknowledgedAt: Date; acknowledgedBy: string },
): Promise<AlertRow | undefined> {
  const [row] = await tx.update(healthAlerts).set(by).where(isTakenBy(alertId, from)).returning();
  return row;
}

const isTakenBy = (alertId: string, personId: string) =>
  and(
    eq(id, alertId),
    eq(healthAlerts.acknowledgedBy, personId),
    isNull(endedAt),
    isNull(withdrawnAt),
  );

/** The urgent alerts of an elder that somebody closed, the latest measured of each kind. */
export async function findClosed(db: Db, elderId: string): Promise<AlertRow[]> {
  return db
    .selectDistinctOn([kind])
    .from(healthAlerts)
    .where(
      and(
        eq(elder, elderId),
        eq(level, 'urgent'),
        isNotNull(healthAlerts.endedBy),
        isNull(withdrawnAt),
      ),
    )
    .orderBy(kind, desc(takenAt));
}

/** Closes an alert with a note; undefined when somebody was first. */
export async function closeWithNote(
  tx: Tx,
  alertId: string,
  by: Required<Pick<NewAlertRow, 'endedAt' | 'endedBy' | 'endNote' | 'outcome' | 'place'>>,
): Promise<AlertRow | undefined> {
  const [row] = await tx
    .update(healthAlerts)
    .set({ ...by, endedReading: null })
    .where(and(eq(id, alertId), isNull(healthAlerts.endedBy), isNull(withdrawnAt)))
    .returning();
  return row;
}

/** All of an elder's alerts that the circle was notified of, newest first. */
export async function findEveryAlert(db: Db, elderId: string): Promise<AlertRow[]> {
  return db.select().from(healthAlerts).where(eq(elder, elderId)).orderBy(desc(raisedAt));
}

export async function deleteAlertsOf(tx: Tx, elderId: string): Promise<void> {
  await tx.delete(healthAlerts).where(eq(elder, elderId));
}
