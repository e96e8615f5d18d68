import type { EmergencyStep } from '@hafi/contract/emergency/emergency-terms';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { insertOnce } from '../../../platform/db/insert-once.ts';
import { preparedOnce } from '../../../platform/db/prepared.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { emergencyEvents } from '../emergency.tables.ts';

export type EventRow = typeof emergencyEvents.$inferSelect;

/** One entry of the timeline of an emergency. */
export interface NewEvent {
  readonly emergencyId: string;
  readonly step: EmergencyStep;
  readonly at: Date;
  readonly actorId?: string | null;
  readonly actorName?: string | null;
  readonly level?: EventRow['level'];
  readonly people?: number;
  readonly note?: string | null;
}

const rowOf = (event: NewEvent) => ({
  id: newId(),
  emergencyId: event.emergencyId,
  step: event.step,
  at: event.at,
  actorId: event.actorId ?? null,
  actorName: event.actorName ?? null,
  level: event.level ?? null,
  people: event.people ?? null,
  note: event.note ?? null,
});

const insertRows = insertOnce(emergencyEvents, (rows) => rows);

/** Adds entries, in this order. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  const [first, ...others] = events.map(rowOf);
  if (first) await insertRows(tx, [first, ...others]);
}

/** Deletes what somebody wrote by SMS. */
export async function deleteWords(tx: Tx, person: string): Promise<void> {
  const { actorId, step } = emergencyEvents;
  await tx.delete(emergencyEvents).where(and(eq(actorId, person), eq(step, 'wrote')));
}

/** What happened in an emergency, oldest first. */
export async function findEvents(db: Db, emergencyId: string): Promise<EventRow[]> {
  return eventsOf(db).execute({ emergency: emergencyId });
}

const eventsOf = preparedOnce((db) =>
  db
    .select()
    .from(emergencyEvents)
    .where(eq(emergencyEvents.emergencyId, sql.placeholder('emergency')))
    .orderBy(asc(emergencyEvents.id))
    .prepare('emergency_events_of'),
);
