import type {
  DoseAnswer,
  Meal,
  MedicationChangeKind,
  MedicineForm,
} from '@hafi/contract/medications/medication-terms';
import type { Schedule } from '@hafi/contract/medications/schedule';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

const elderId = () =>
  uuid('elder_id')
    .notNull()
    .references(() => people.id);

/** What is written of a medicine, as far as its history tells it. */
export interface MedicationPlan {
  readonly name: string;
  readonly dosage: string;
  readonly form: MedicineForm;
  readonly pillsPerDose: number;
  readonly meal: Meal;
  readonly note: string | null;
  readonly schedule: Schedule;
  readonly endsOn: string | null;
  /** Pills left, as somebody has counted them anew. */
  readonly pills: number | null;
}

/** What elders take. What is stopped stays, as history. */
export const medications = pgTable(
  'medications',
  {
    id: idColumn(),
    elderId: elderId(),
    name: text('name').notNull(),
    dosage: text('dosage').notNull(),
    form: text('form').$type<MedicineForm>().notNull(),
    /** In halves, which this type keeps exactly. */
    pillsPerDose: doublePrecision('pills_per_dose').notNull(),
    meal: text('meal').$type<Meal>().notNull(),
    note: text('note'),
    schedule: jsonb('schedule').$type<Schedule>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    /** Null where nobody counts them. */
    pills: doublePrecision('pills'),
    refillDays: integer('refill_days').notNull(),
    /** Set once the elder and the circle are told to buy more, until somebody has. */
    refillWarnedAt: instantColumn('refill_warned_at'),
    remindAgainMinutes: integer('remind_again_minutes').notNull(),
    tellCircleMinutes: integer('tell_circle_minutes').notNull(),
    /** The first planned dose that has no row of its own yet; null when none is to come. */
    nextDueAt: instantColumn('next_due_at'),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    stoppedAt: instantColumn('stopped_at'),
    stoppedBy: uuid('stopped_by'),
    stopReason: text('stop_reason'),
  },
  (table) => [
    index('medications_of_elder').on(table.elderId),
    index('medications_due').on(table.nextDueAt).where(sql`next_due_at is not null`),
    check('medications_pills', sql`pills >= 0`),
  ],
);

/**
 * Doses whose time has come, or that were answered before, and those taken as needed. Doses to come
 * are computed from the plan. Each carries what the dose was then, whatever is changed later.
 */
export const medicationDoses = pgTable(
  'medication_doses',
  {
    id: idColumn(),
    medicationId: uuid('medication_id')
      .notNull()
      .references(() => medications.id, { onDelete: 'cascade' }),
    elderId: elderId(),
    /** Null for a dose taken as needed. */
    dueAt: instantColumn('due_at'),
    dosage: text('dosage').notNull(),
    pills: doublePrecision('pills').notNull(),
    /** Null as long as nobody has answered, or once the answer was taken back. */
    status: text('status').$type<Exclude<DoseAnswer, 'undone'>>(),
    /** When it was taken or skipped. */
    at: instantColumn('at'),
    reason: text('reason'),
    recordedBy: uuid('recorded_by'),
    recordedAt: instantColumn('recorded_at'),
    /** What it took from the pills left: less than a dose when fewer were there. */
    pillsUsed: doublePrecision('pills_used').notNull().default(0),
    remindedAt: instantColumn('reminded_at'),
    remindedAgainAt: instantColumn('reminded_again_at'),
    circleToldAt: instantColumn('circle_told_at'),
    missedAt: instantColumn('missed_at'),
    /** When the circle is told of it if nobody answers. */
    circleAt: instantColumn('circle_at'),
    /** The next step of the ladder; null when there is none. */
    nextStepAt: instantColumn('next_step_at'),
  },
  (table) => [
    uniqueIndex('medication_doses_once').on(table.medicationId, table.dueAt),
    index('medication_doses_of_elder').on(table.elderId, table.dueAt),
    index('medication_doses_as_needed').on(table.elderId, table.at).where(sql`due_at is null`),
    index('medication_doses_steps').on(table.nextStepAt).where(sql`next_step_at is not null`),
    index('medication_doses_ahead').on(table.dueAt).where(sql`status is null`),
  ],
);

/**
 * Everything that was said of doses, in order: the history of corrections. The id is made by the
 * device, so what is sent twice is known. Rows are only added.
 */
export const doseEntries = pgTable(
  'dose_entries',
  {
    id: idColumn(),
    doseId: uuid('dose_id')
      .notNull()
      .references(() => medicationDoses.id, { onDelete: 'cascade' }),
    status: text('status').$type<DoseAnswer>().notNull(),
    at: instantColumn('at').notNull(),
    reason: text('reason'),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: instantColumn('recorded_at').notNull(),
  },
  (table) => [index('dose_entries_of_dose').on(table.doseId, table.recordedAt)],
);

/**
 * What was done with medicines, in order. Rows are only added (a trigger refuses changes), and go
 * with their medicine when an account is closed.
 */
export const medicationChanges = pgTable(
  'medication_changes',
  {
    id: idColumn(),
    medicationId: uuid('medication_id')
      .notNull()
      .references(() => medications.id, { onDelete: 'cascade' }),
    elderId: elderId(),
    kind: text('kind').$type<MedicationChangeKind>().notNull(),
    at: instantColumn('at').notNull(),
    by: uuid('by').notNull(),
    /** The name then. */
    name: text('name').notNull(),
    /** What was written, of changes only what is another than before. */
    was: jsonb('was').$type<Partial<MedicationPlan>>().notNull(),
    now: jsonb('now').$type<Partial<MedicationPlan>>().notNull(),
    /** Why it was stopped. */
    reason: text('reason'),
    /** How many were bought. */
    bought: doublePrecision('bought'),
  },
  (table) => [
    index('medication_changes_of_medication').on(table.medicationId, table.at, table.id),
    index('medication_changes_of_elder').on(table.elderId, table.at, table.id),
  ],
);
