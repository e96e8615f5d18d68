import { countdownSeconds } from '@hafi/contract/emergency/emergency-terms';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { insertOnce } from '../../../platform/db/insert-once.ts';
import { tookRow } from '../../../platform/db/locks.ts';
import { preparedOnce } from '../../../platform/db/prepared.ts';
import { endWhenIdle } from '../../../platform/db/timeouts.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Due } from '../../../platform/due/due-work.ts';
import { emergencies, emergencyResponders } from '../emergency.tables.ts';
import type { Status } from './emergency-machine.ts';

export type EmergencyRow = typeof emergencies.$inferSelect;

const {
  drill,
  elderId,
  endedAt,
  firesAt,
  followedBy,
  id,
  nextLevelAt,
  startedAt,
  startedBy,
  state,
} = emergencies;

/** Starts one, unless its id exists or the elder has an open one that cannot be superseded. */
export async function insertEmergency(
  tx: Tx,
  row: typeof emergencies.$inferInsert,
): Promise<EmergencyRow | undefined> {
  await endWhenIdle(tx);
  const [inserted] = await insertRow(tx, [row]);
  return inserted;
}

const insertRow = insertOnce(emergencies, (rows) => rows.onConflictDoNothing().returning());

export async function findEmergency(db: Db, wanted: string): Promise<EmergencyRow | undefined> {
  const [row] = await emergencyById(db).execute({ id: wanted });
  return row;
}

const emergencyById = preparedOnce((db) =>
  db
    .select()
    .from(emergencies)
    .where(eq(id, sql.placeholder('id')))
    .prepare('emergency_by_id'),
);

/** The emergency of an elder that goes on and gives way to none, of the real ones or of the drills. */
export async function findOpen(
  db: Db,
  elder: string,
  isDrill: boolean,
): Promise<EmergencyRow | undefined> {
  const [row] = await openOf(db).execute({ elder, drill: isDrill });
  return row;
}

const openOf = preparedOnce((db) =>
  db
    .select()
    .from(emergencies)
    .where(
      and(
        eq(elderId, sql.placeholder('elder')),
        eq(drill, sql.placeholder('drill')),
        isNull(endedAt),
        isNull(followedBy),
      ),
    )
    .prepare('emergency_open_of'),
);

/** The ended emergency of an elder that went on at this moment, the latest; of the real ones or of the drills. */
export async function findEndedOfPerson(
  db: Db,
  elder: string,
  isDrill: boolean,
  at: Date,
): Promise<EmergencyRow | undefined> {
  const [row] = await db
    .select()
    .from(emergencies)
    .where(and(eq(elderId, elder), eq(drill, isDrill), lte(startedAt, at), gt(endedAt, at)))
    .orderBy(desc(startedAt))
    .limit(1);
  return row;
}

/** An emergency with its row locked. */
export async function lockEmergency(tx: Tx, wanted: string): Promise<EmergencyRow | undefined> {
  tookRow(tx, 'emergency', wanted);
  await endWhenIdle(tx);
  const [row] = await tx.select().from(emergencies).where(eq(id, wanted)).for('update');
  return row;
}

export async function updateEmergency(
  tx: Tx,
  wanted: string,
  change: Partial<typeof emergencies.$inferInsert>,
): Promise<void> {
  await tx.update(emergencies).set(change).where(eq(id, wanted));
}

/** Open emergencies that give way to these, which have fired; locked. */
export async function lockFollowed(tx: Tx, by: readonly string[]): Promise<EmergencyRow[]> {
  if (by.length === 0) return [];
  return tx
    .select()
    .from(emergencies)
    .where(and(inArray(followedBy, [...by]), isNull(endedAt)))
    .orderBy(id)
    .for('update');
}

/** The ids of those that go on, locked; without those that somebody else has locked (`skip locked`). */
export async function lockStillOpen(
  tx: Tx,
  wanted: readonly string[],
): Promise<ReadonlySet<string>> {
  await endWhenIdle(tx);
  const rows = await tx
    .select({ id })
    .from(emergencies)
    .where(and(inArray(id, [...wanted]), isNull(endedAt)))
    .orderBy(id)
    .for('update', { skipLocked: true });
  return new Set(rows.map((row) => row.id));
}

/** What gave way to this one goes on alone, because this one was stopped. */
export async function giveBack(tx: Tx, by: string): Promise<void> {
  await tx
    .update(emergencies)
    .set({ followedBy: null })
    .where(and(eq(followedBy, by), isNull(endedAt)));
}

/** Moves many on, in one statement. */
export async function moveEmergencies(
  tx: Tx,
  moved: readonly (Pick<Status, 'level' | 'nextLevelAt' | 'state'> & { readonly id: string })[],
): Promise<void> {
  if (moved.length === 0) return;
  const rows = moved.map((each) => ({
    row: each.id,
    state: each.state,
    level: each.level,
    next: each.nextLevelAt?.toISOString() ?? null,
  }));
  await tx
    .update(emergencies)
    .set({
      state: sql`moved.state`,
      level: sql`moved.level`,
      nextLevelAt: sql`moved.next`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as moved (row uuid, state text, level text, next timestamptz)`,
    )
    .where(sql`${id} = moved.row`);
}

const inMinutes = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);

/** After how long a countdown can be over at most; what is farther was written while the clock was wrong. */
const farthestFire = (now: Date) => inMinutes(now, 1 + countdownSeconds / 60);

/** Emergencies whose countdown is over, locked (`skip locked`). */
export async function lockToFire(tx: Tx, { limit, now, open }: Due): Promise<EmergencyRow[]> {
  await endWhenIdle(tx);
  return tx
    .select()
    .from(emergencies)
    .where(
      and(
        eq(state, 'counting-down'),
        or(lte(firesAt, now), gt(firesAt, farthestFire(now))),
        open(id),
      ),
    )
    .orderBy(firesAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** How long the next step of an emergency can be ahead at most, in seconds, by what it waits for. */
export interface LongestWaits {
  readonly answer: number;
  readonly coming: number;
  readonly way: number;
}

/** By how much the clocks of two processes may differ, in minutes. */
const clocksDiffer = 5;

/**
 * Whether the time of the next step was written while a clock was ahead: it lies farther ahead than the
 * row can wait, or somebody has set off in the future.
 */
function writtenAhead(now: Date, { answer, coming, way }: LongestWaits) {
  const { comingAt, emergencyId } = emergencyResponders;
  const soon = inMinutes(now, clocksDiffer).toISOString();
  const longest = sql`case ${state} when 'alerting' then ${answer}::int when 'acknowledged' then ${coming}::int else ${way}::int end`;
  return and(
    gt(nextLevelAt, now),
    sql`(${nextLevelAt} > ${soon}::timestamptz + make_interval(secs => ${longest})
      or ${state} = 'on-the-way' and exists (select from ${emergencyResponders}
        where ${emergencyId} = ${id} and ${comingAt} > ${soon}::timestamptz))`,
  );
}

/** Emergencies that go on because nobody acted in time, locked (`skip locked`). */
export async function lockToClimb(
  tx: Tx,
  { limit, now, open }: Due,
  longest: LongestWaits,
): Promise<EmergencyRow[]> {
  await endWhenIdle(tx);
  return tx
    .select()
    .from(emergencies)
    .where(and(or(lte(nextLevelAt, now), writtenAhead(now, longest)), open(id)))
    .orderBy(nextLevelAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Emergencies whose elder's position is older than this, locked (`skip locked`). */
export async function lockLongLocated(
  tx: Tx,
  { limit, open }: Due,
  since: Date,
): Promise<EmergencyRow[]> {
  const { latitude, locatedAt } = emergencies;
  return tx
    .select()
    .from(emergencies)
    .where(and(isNotNull(latitude), lte(locatedAt, since), open(id)))
    .orderBy(locatedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Emergencies that go on: of these elders, started by the person, or with these ids. */
export async function findOpenOfPerson(
  db: Db,
  context: {
    readonly personId: string;
    readonly elderIds: readonly string[];
    readonly ids: readonly string[];
    /** All real ones that have fired too, or should have before this. */
    readonly all: { readonly stuckBefore: Date } | null;
  },
): Promise<EmergencyRow[]> {
  const concern = [
    eq(startedBy, context.personId),
    ...(context.elderIds.length > 0 ? [inArray(elderId, [...context.elderIds])] : []),
    ...(context.ids.length > 0 ? [inArray(id, [...context.ids])] : []),
    ...(context.all
      ? [
          and(
            or(ne(state, 'counting-down'), lt(firesAt, context.all.stuckBefore)),
            eq(drill, false),
          ),
        ]
      : []),
  ];
  return db
    .select()
    .from(emergencies)
    .where(and(isNull(endedAt), or(...concern)))
    .orderBy(desc(startedAt), desc(id));
}

/** Every emergency of an elder, newest first. */
export async function findEmergenciesOf(db: Db, elder: string): Promise<EmergencyRow[]> {
  return db.select().from(emergencies).where(eq(elderId, elder)).orderBy(desc(startedAt), desc(id));
}

/** Deletes all emergencies of an elder, with who was asked and what happened. */
export async function deleteEmergenciesOf(tx: Tx, elder: string): Promise<void> {
  await tx.delete(emergencies).where(eq(elderId, elder));
}
