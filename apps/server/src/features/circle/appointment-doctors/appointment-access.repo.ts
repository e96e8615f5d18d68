import { and, desc, eq, exists, gt, isNotNull, isNull, lte, max, min, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { appointmentAccess } from '../circle.tables.ts';

const { bookingId, closesAt, elderId, endedAt, openedAt, opensAt, personId } = appointmentAccess;

/** Open at an instant, and not ended by who decides for the elder. */
const openAt = (now: Date) => and(lte(opensAt, now), gt(closesAt, now), isNull(endedAt));

/** Whether a booking gives a doctor access to an elder's health now. */
export async function hasAppointmentAccess(
  db: Db,
  elder: string,
  person: string,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ bookingId })
    .from(appointmentAccess)
    .where(and(eq(personId, person), eq(elderId, elder), openAt(now)))
    .limit(1);
  return row !== undefined;
}

/** When the last of the appointments that open an elder's health to a doctor now closes it. */
export async function findAccessEnd(
  db: Db,
  elder: string,
  person: string,
  now: Date,
): Promise<Date | null> {
  const [row] = await db
    .select({ closesAt: max(closesAt) })
    .from(appointmentAccess)
    .where(and(eq(personId, person), eq(elderId, elder), openAt(now)));
  return row?.closesAt ?? null;
}

/** Whether one booking has given a doctor access to an elder's health from `since` until now. */
export async function hasAppointmentAccessSince(
  db: Db,
  who: { readonly elderId: string; readonly personId: string; readonly since: Date },
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ bookingId })
    .from(appointmentAccess)
    .where(
      and(
        eq(personId, who.personId),
        eq(elderId, who.elderId),
        openAt(now),
        lte(opensAt, who.since),
        lte(openedAt, who.since),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The elders whose health a doctor may read now because of an appointment. */
export async function findEldersByAppointment(
  db: Db,
  person: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ elderId })
    .from(appointmentAccess)
    .where(and(eq(personId, person), openAt(now)));
  return rows.map((row) => row.elderId);
}

/** The doctors, as persons, with access to an elder now because of an appointment. */
export async function findAppointmentDoctors(db: Db, elder: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ personId })
    .from(appointmentAccess)
    .where(and(eq(elderId, elder), openAt(now)));
  return rows.map((row) => row.personId);
}

/**
 * The condition that an appointment through which a doctor saw an elder has closed by itself since an
 * instant, for the `where` of due work.
 */
export const appointmentClosedSince = (
  who: { readonly doctor: AnyPgColumn; readonly elder: AnyPgColumn; readonly since: AnyPgColumn },
  now: Date,
) =>
  exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(appointmentAccess)
      .where(
        and(
          eq(personId, who.doctor),
          eq(elderId, who.elder),
          gt(closesAt, who.since),
          lte(closesAt, now),
          isNull(endedAt),
        ),
      ),
  );

/** A doctor and a patient who met, or meet now. */
export interface AppointmentTie {
  readonly doctorId: string;
  readonly elderId: string;
  /** Whether the appointment opens the health now; otherwise it was a while ago. */
  readonly isOpen: boolean;
}

/**
 * The doctors and patients of a person by appointments that are open now or closed by themselves
 * since `since`. What somebody ended ties nobody.
 */
export async function findAppointmentTies(
  db: Db,
  person: string,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<AppointmentTie[]> {
  const rows = await db
    .select({ doctorId: personId, elderId, closesAt: max(closesAt) })
    .from(appointmentAccess)
    .where(
      and(
        or(eq(personId, person), eq(elderId, person)),
        lte(opensAt, now),
        gt(closesAt, since),
        isNull(endedAt),
      ),
    )
    .groupBy(personId, elderId);
  return rows.map(({ closesAt: closes, ...who }) => ({
    ...who,
    isOpen: closes !== null && closes > now,
  }));
}

/** From when until when a doctor's appointments let them see an elder's health. */
export interface AccessSpan {
  readonly personId: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** The doctors with access now or later because of appointments, who begins first comes first. */
export async function findComingAppointmentDoctors(
  db: Db,
  elder: string,
  now: Date,
): Promise<AccessSpan[]> {
  const rows = await db
    .select({ personId, opensAt: min(opensAt), closesAt: max(closesAt) })
    .from(appointmentAccess)
    .where(and(eq(elderId, elder), gt(closesAt, now), isNull(endedAt)))
    .groupBy(personId)
    .orderBy(min(opensAt));
  return rows.flatMap(({ closesAt: closes, opensAt: opens, personId: who }) =>
    closes && opens ? [{ personId: who, opensAt: opens, closesAt: closes }] : [],
  );
}

/** Ends what a doctor may see now or later; whether there was anything to end. */
export async function endAppointmentAccessOf(
  tx: Tx,
  { elder, person }: { readonly elder: string; readonly person: string },
  by: { readonly endedAt: Date; readonly endedBy: string },
): Promise<boolean> {
  const rows = await tx
    .update(appointmentAccess)
    .set(by)
    .where(and(eq(elderId, elder), eq(personId, person), gt(closesAt, by.endedAt), isNull(endedAt)))
    .returning({ bookingId });
  return rows.length > 0;
}

/** When a doctor's access to an elder was last ended; null when it never was. */
async function findLastEnd(
  db: Db,
  { elderId: elder, personId: person }: { readonly elderId: string; readonly personId: string },
): Promise<{ endedAt: Date; endedBy: string | null } | null> {
  const [row] = await db
    .select({ endedAt, endedBy: appointmentAccess.endedBy })
    .from(appointmentAccess)
    .where(and(eq(elderId, elder), eq(personId, person), isNotNull(endedAt)))
    .orderBy(desc(endedAt))
    .limit(1);
  return row?.endedAt ? { endedAt: row.endedAt, endedBy: row.endedBy } : null;
}

/** The old `opened_at` where access was open and stays open, otherwise the new one. */
const unbroken = sql`case when ${opensAt} <= excluded.opened_at and ${closesAt} > excluded.opened_at
  and excluded.opens_at <= excluded.opened_at and excluded.closes_at > excluded.opened_at
  then ${openedAt} else excluded.opened_at end`;

/**
 * Sets the access period of a booking, replacing the previous one. Access that was ended since the
 * booking was made stays ended.
 */
export async function putAppointmentAccess(
  tx: Tx,
  access: Pick<
    typeof appointmentAccess.$inferInsert,
    'bookingId' | 'closesAt' | 'elderId' | 'openedAt' | 'opensAt' | 'personId'
  >,
  bookedAt: Date,
): Promise<void> {
  const end = await findLastEnd(tx, access);
  const stays = end && end.endedAt >= bookedAt ? end : {};
  await tx
    .insert(appointmentAccess)
    .values({ ...access, ...stays })
    .onConflictDoUpdate({ target: bookingId, set: { ...access, openedAt: unbroken } });
}

/** Forgets the access of a booking, unless somebody ended it: then it stays ended. */
export async function deleteAppointmentAccess(tx: Tx, booking: string): Promise<void> {
  await tx.delete(appointmentAccess).where(and(eq(bookingId, booking), isNull(endedAt)));
}

/** Ends the access of a doctor to everybody. */
export async function deleteAppointmentAccessOf(tx: Tx, personId: string): Promise<void> {
  await tx
    .delete(appointmentAccess)
    .where(and(eq(appointmentAccess.personId, personId), isNull(endedAt)));
}
