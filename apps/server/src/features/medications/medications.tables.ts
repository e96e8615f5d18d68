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

/** The facts of a medicine that its history records. */
export interface Regimen {
  readonly name: string;
  readonly dosage: string;
  readonly form: MedicineForm;
  readonly pillsPerDose: number;
  readonly meal: Meal;
  readonly note: string | null;
  readonly schedule: Schedule;
  readonly endsOn: string | null;
  /** Pills left, as counted by a person. */
  readonly pills: number | null;
}

/** Elders' medicines. Stopped ones are kept as history. */
export const medications = pgTable(
  'medications',
  {
    id: idColumn(),
    elderId: elderId(),
    name: text('name').notNull(),
    dosage: text('dosage').notNull(),
    form: text('form').$type<MedicineForm>().notNull(),
    /** In halves, which this type stores exactly. */
    pillsPerDose: doublePrecision('pills_per_dose').notNull(),
    meal: text('meal').$type<Meal>().notNull(),
    note: text('note'),
    schedule: jsonb('schedule').$type<Schedule>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    /** Null where they are not counted. */
    pills: doublePrecision('pills'),
    refillDays: integer('refill_days').notNull(),
    /** Set when the refill warning was sent, until the next refill. */
    refillWarnedAt: instantColumn('refill_warned_at'),
    remindAgainMinutes: integer('remind_again_minutes').notNull(),
    tellCircleMinutes: integer('tell_circle_minutes').notNull(),
    /** The first scheduled dose without a row; null when there is none. */
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
 * Doses that were due, were answered early, or were taken as needed. Future doses are computed from
 * the regimen. Each row keeps the dosage of its time, whatever changes later.
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
    /** Null while there is no answer, or once it was retracted. */
    status: text('status').$type<Exclude<DoseAnswer, 'undone'>>(),
    /** When it was taken or skipped. */
    at: instantColumn('at'),
    reason: text('reason'),
    recordedBy: uuid('recorded_by'),
    recordedAt: instantColumn('recorded_at'),
    /** Pills used by this dose: fewer than a dose when not enough were left. */
    pillsUsed: doublePrecision('pills_used').notNull().default(0),
    remindedAt: instantColumn('reminded_at'),
    remindedAgainAt: instantColumn('reminded_again_at'),
    circleToldAt: instantColumn('circle_told_at'),
    missedAt: instantColumn('missed_at'),
    /** When the circle is told if nobody answers. */
    circleAt: instantColumn('circle_at'),
    /** The next escalation step; null when there is none. */
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
 * Append-only history of answers to doses, in order. The device generates the id, so that repeated
 * entries are recognized.
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
 * Append-only history of medicines, in order (a trigger refuses changes); deleted with the medicine
 * when an account is closed.
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
    /** The name at that time. */
    name: text('name').notNull(),
    /** The recorded facts; for a change only those that differ. */
    was: jsonb('was').$type<Partial<Regimen>>().notNull(),
    now: jsonb('now').$type<Partial<Regimen>>().notNull(),
    /** Why it was stopped, or is taken although an allergy speaks against it. */
    reason: text('reason'),
    /** How many pills were bought. */
    bought: doublePrecision('bought'),
  },
  (table) => [
    index('medication_changes_of_medication').on(table.medicationId, table.at, table.id),
    index('medication_changes_of_elder').on(table.elderId, table.at, table.id),
  ],
);
