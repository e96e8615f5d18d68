import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { asJson } from '../../../platform/db/as-json.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Due } from '../../../platform/due/due-work.ts';
import type { MedicationRow } from '../medications.repo.ts';
import { medicationDoses, medications } from '../medications.tables.ts';
import type { Span } from './doses.repo.ts';

/** A dose that is due, as the escalation starts with it. */
export interface DueDose {
  readonly id: string;
  readonly medicationId: string;
  readonly elderId: string;
  readonly dueAt: Date;
  readonly dosage: string;
  readonly pills: number;
  /** Null for a dose that is too late for a reminder and counts as missed. */
  readonly remindedAt: Date | null;
  readonly missedAt: Date | null;
  /** When the circle is notified, or would have been. */
  readonly circleAt: Date;
  readonly nextStepAt: Date | null;
}

/** An escalation step that is due. */
export type StepRow = Pick<
  typeof medicationDoses.$inferSelect,
  'id' | 'elderId' | 'dueAt' | 'circleAt' | 'missedAt' | 'nextStepAt'
>;

/** Medicines with a dose due now, locked (`skip locked`). */
export async function lockDue(tx: Tx, { limit, now, open }: Due): Promise<MedicationRow[]> {
  const { id, nextDueAt } = medications;
  return tx
    .select()
    .from(medications)
    .where(and(isNotNull(nextDueAt), lte(nextDueAt, now), open(id)))
    .orderBy(asc(medications.nextDueAt), asc(medications.elderId))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/**
 * Inserts due doses. Returns the ids of those that are new or were open; a dose that was answered
 * before its time stays unchanged.
 */
export async function insertDue(tx: Tx, doses: readonly DueDose[]): Promise<ReadonlySet<string>> {
  if (doses.length === 0) return new Set();
  const { dueAt, medicationId } = medicationDoses;
  const made = await tx.execute(sql`
    insert into ${medicationDoses} (id, medication_id, elder_id, due_at, dosage, pills,
      reminded_at, missed_at, circle_at, next_step_at)
    select "id", "medicationId", "elderId", "dueAt", "dosage", "pills",
      "remindedAt", "missedAt", "circleAt", "nextStepAt"
    from jsonb_to_recordset(${asJson(doses)}) as made(
      "id" uuid, "medicationId" uuid, "elderId" uuid, "dueAt" timestamptz, "dosage" text,
      "pills" double precision, "remindedAt" timestamptz, "missedAt" timestamptz,
      "circleAt" timestamptz, "nextStepAt" timestamptz)
    on conflict (medication_id, due_at) do update set
      reminded_at = excluded.reminded_at, missed_at = excluded.missed_at,
      circle_at = excluded.circle_at, next_step_at = excluded.next_step_at
    where medication_doses.status is null and medication_doses.reminded_at is null
      and medication_doses.missed_at is null
    returning ${medicationId} as "medicationId", ${dueAt} as "dueAt"`);
  const rows = (made as unknown as { rows: { medicationId: string; dueAt: string | Date }[] }).rows;
  const open = new Set(rows.map((row) => `${row.medicationId} ${new Date(row.dueAt).getTime()}`));
  return new Set(
    doses
      .filter(({ medicationId: of, dueAt: due }) => open.has(`${of} ${due.getTime()}`))
      .map(({ id }) => id),
  );
}

/** Sets each medicine's next scheduled dose. */
export async function moveOn(
  tx: Tx,
  moves: readonly { readonly id: string; readonly nextDueAt: Date | null }[],
): Promise<void> {
  if (moves.length === 0) return;
  await tx.execute(sql`
    update ${medications} set next_due_at = "nextDueAt"
    from jsonb_to_recordset(${asJson(moves)}) as moved("id" uuid, "nextDueAt" timestamptz)
    where ${medications.id} = moved."id"`);
}

const stepColumns = () => {
  const { circleAt, dueAt, elderId, id, missedAt, nextStepAt } = medicationDoses;
  return { id, elderId, dueAt, circleAt, missedAt, nextStepAt };
};

/** Open doses with a due escalation step, locked. */
export async function lockSteps(tx: Tx, { limit, now, open }: Due): Promise<StepRow[]> {
  const { elderId, id, nextStepAt, status } = medicationDoses;
  return tx
    .select(stepColumns())
    .from(medicationDoses)
    .where(and(isNotNull(nextStepAt), lte(nextStepAt, now), isNull(status), open(id)))
    .orderBy(asc(nextStepAt), asc(elderId))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** All open doses of these elders that were missed in an outage and wait to be notified, locked. */
export async function lockAway(tx: Tx, elders: readonly string[]): Promise<StepRow[]> {
  if (elders.length === 0) return [];
  const { elderId, id, missedAt, nextStepAt, status } = medicationDoses;
  return tx
    .select(stepColumns())
    .from(medicationDoses)
    .where(
      and(
        inArray(elderId, [...elders]),
        isNotNull(nextStepAt),
        isNotNull(missedAt),
        isNull(status),
      ),
    )
    .orderBy(asc(elderId), asc(id))
    .for('update');
}

/** Records the second reminder; the next step is telling the circle. */
export async function markRemindedAgain(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(medicationDoses)
    .set({ remindedAgainAt: now, nextStepAt: sql`circle_at` })
    .where(among(ids));
}

/** Ends the escalation: marks doses as missed, of which the circle is notified. */
export async function markNotified(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(medicationDoses)
    .set({
      missedAt: sql`coalesce(missed_at, ${now.toISOString()}::timestamptz)`,
      circleToldAt: now,
      nextStepAt: null,
    })
    .where(among(ids));
}

/** Marks doses as missed, of which the circle is told later, together with others. */
export async function markAway(
  tx: Tx,
  ids: readonly string[],
  marks: { readonly missedAt: Date; readonly nextStepAt: Date },
): Promise<void> {
  await tx.update(medicationDoses).set(marks).where(among(ids));
}

const among = (ids: readonly string[]) =>
  sql`${medicationDoses.id} = any(${`{${ids.join(',')}}`}::uuid[])`;

/** Puts off the escalation without telling anybody; null ends it. */
export async function holdDoses(
  tx: Tx,
  ids: readonly string[],
  nextStepAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(medicationDoses).set({ nextStepAt }).where(among(ids));
}

/** Doses after `now` that were counted as missed without a reminder, locked. */
export async function lockEarly(tx: Tx, { limit, now, open }: Due): Promise<{ id: string }[]> {
  const { dueAt, id, missedAt, remindedAt, status } = medicationDoses;
  return tx
    .select({ id })
    .from(medicationDoses)
    .where(and(gt(dueAt, now), isNull(status), isNull(remindedAt), isNotNull(missedAt), open(id)))
    .orderBy(asc(dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Doses whose ladder was ended as missed in an outage after `now`, locked. */
export async function lockEnded(tx: Tx, { limit, now, open }: Due): Promise<{ id: string }[]> {
  const { id, missedAt, nextStepAt, remindedAt, status } = medicationDoses;
  return tx
    .select({ id })
    .from(medicationDoses)
    .where(
      and(
        isNotNull(nextStepAt),
        gt(nextStepAt, now),
        gt(missedAt, now),
        isNotNull(remindedAt),
        isNull(status),
        open(id),
      ),
    )
    .orderBy(asc(nextStepAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Lets the ladders of these doses go on. */
export async function takeUp(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .update(medicationDoses)
    .set({ missedAt: null, nextStepAt: sql`circle_at` })
    .where(among(ids));
}

/** Deletes doses, which are scheduled again if their medicine is still taken. */
export async function takeBack(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from ${medicationDoses} where ${among(ids)}
      returning ${medicationDoses.medicationId}, ${medicationDoses.dueAt})
    update ${medications} set next_due_at = least(next_due_at, first.due_at)
    from (select medication_id, min(due_at) as due_at from gone group by medication_id) first
    where ${medications.id} = first.medication_id and ${medications.stoppedAt} is null`);
}

/** Whether doses of this time that the circle was notified of at once are still unanswered. */
export async function hasMissedOther(
  db: Db,
  elder: string,
  at: { readonly dueAt: Date; readonly circleAt: Date },
): Promise<boolean> {
  const { circleAt, dueAt, elderId, missedAt, status } = medicationDoses;
  const [row] = await db
    .select({ id: medicationDoses.id })
    .from(medicationDoses)
    .where(
      and(
        eq(elderId, elder),
        eq(dueAt, at.dueAt),
        eq(circleAt, at.circleAt),
        isNotNull(missedAt),
        isNull(status),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Whether doses that the circle was notified of together are still unanswered. */
export async function hasOpenOf(db: Db, elder: string, toldAt: Date): Promise<boolean> {
  const { circleToldAt, elderId, id, status } = medicationDoses;
  const [row] = await db
    .select({ id })
    .from(medicationDoses)
    .where(and(eq(elderId, elder), eq(circleToldAt, toldAt), isNull(status)))
    .limit(1);
  return row !== undefined;
}

/**
 * An elder's doses of which they were reminded and which nobody has answered, by medicine, with
 * whether they count as missed by now.
 */
export async function findReminded(
  db: Db,
  elder: string,
  { before, from }: Span,
): Promise<{ medicationId: string; dueAt: Date; isMissed: boolean }[]> {
  const { dueAt, elderId, medicationId, missedAt, remindedAt, status } = medicationDoses;
  const rows = await db
    .select({ medicationId, dueAt, missedAt })
    .from(medicationDoses)
    .where(
      and(
        eq(elderId, elder),
        isNull(status),
        isNotNull(remindedAt),
        gte(dueAt, from),
        lte(dueAt, before),
      ),
    )
    .orderBy(asc(medicationId));
  return rows.flatMap(({ dueAt: due, medicationId: of, missedAt: missed }) =>
    due ? [{ medicationId: of, dueAt: due, isMissed: missed !== null }] : [],
  );
}
