import { eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { healthAlertPeople } from './alerts.tables.ts';

export type AlertPersonRow = typeof healthAlertPeople.$inferSelect;

const { alertId, noticeId, personId, seenAt, toldAt } = healthAlertPeople;

/** Stores who was notified of alerts; the first time stays, the last notice counts. */
export async function putNotified(
  tx: Tx,
  notified: readonly (typeof healthAlertPeople.$inferInsert)[],
): Promise<void> {
  if (notified.length === 0) return;
  await tx
    .insert(healthAlertPeople)
    .values([...notified])
    .onConflictDoUpdate({
      target: [alertId, personId],
      set: {
        noticeId: sql`excluded.notice_id`,
        toldAt: sql`coalesce(${toldAt}, excluded.told_at)`,
      },
    });
}

/** Stores that a person opened an alert's page. Returns whether it was the first time. */
export async function putSeen(
  tx: Tx,
  row: { readonly alertId: string; readonly personId: string; readonly seenAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(healthAlertPeople)
    .values(row)
    .onConflictDoUpdate({
      target: [alertId, personId],
      set: { seenAt: row.seenAt },
      setWhere: isNull(seenAt),
    })
    .returning({ personId });
  return rows.length > 0;
}

/** Who was notified of these alerts, or opened them. */
export async function findAlertPeople(
  db: Db,
  alertIds: readonly string[],
): Promise<AlertPersonRow[]> {
  if (alertIds.length === 0) return [];
  return db
    .select()
    .from(healthAlertPeople)
    .where(inArray(alertId, [...alertIds]))
    .orderBy(toldAt, seenAt, noticeId);
}

/** Deletes that a person knew of alerts. */
export async function deleteKnower(tx: Tx, person: string): Promise<void> {
  await tx.delete(healthAlertPeople).where(eq(personId, person));
}
