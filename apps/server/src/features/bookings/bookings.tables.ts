import type {
  bookingOutcomes,
  bookingPaymentStates,
} from '@hafi/contract/bookings/booking.schemas';
import type { bookingModes } from '@hafi/contract/bookings/booking-terms';
import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';
import { doctors } from '../doctors/doctors.tables.ts';

const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/**
 * A doctor's time booked for a patient. An exclusion constraint on (doctor, blocked) over all
 * bookings that are not cancelled prevents double booking.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: idColumn(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => people.id),
    bookedBy: uuid('booked_by')
      .notNull()
      .references(() => people.id),
    startsAt: instantColumn('starts_at').notNull(),
    endsAt: instantColumn('ends_at').notNull(),
    /** The end of the last half-hour slot that the appointment takes. */
    blockedUntil: instantColumn('blocked_until').notNull(),
    blocked: instantRange('blocked')
      .notNull()
      .generatedAlwaysAs(sql`tstzrange(starts_at, blocked_until)`),
    type: text('type').$type<AppointmentTypeId>().notNull(),
    /** In minutes. */
    duration: integer('duration').notNull(),
    price: integer('price').notNull(),
    serviceFee: integer('service_fee').notNull(),
    total: integer('total').notNull(),
    mode: text('mode').$type<(typeof bookingModes)[number]>().notNull(),
    note: text('note'),
    /** False after a move or a booking by the doctor until the patient's side agrees. */
    agreed: boolean('agreed').notNull().default(true),
    /** `fulfilled` is not stored: it is a booking whose end has passed. */
    status: text('status', { enum: ['pending', 'booked', 'cancelled'] }).notNull(),
    /** What the doctor recorded of it; null says nothing about whether it took place. */
    outcome: text('outcome').$type<(typeof bookingOutcomes)[number]>(),
    cancelledBy: text('cancelled_by', { enum: ['patient', 'doctor', 'hafi', 'death'] }),
    cancelledAt: instantColumn('cancelled_at'),
    cancelReason: text('cancel_reason'),
    /** What cancelling has cost, in RWF. */
    cancellationFee: integer('cancellation_fee').notNull().default(0),
    /** Until when the patient may move it, or cancel without a fee. */
    freeUntil: instantColumn('free_until').notNull(),
    paymentState: text('payment_state')
      .$type<(typeof bookingPaymentStates)[number]>()
      .notNull()
      .default('due'),
    paymentId: uuid('payment_id'),
    /** Increases with every change: SEQUENCE of the calendar file (RFC 5545, 3.8.7.4). */
    sequence: integer('sequence').notNull().default(0),
    /** Increases when the time changes, because reminders belong to one time. */
    version: integer('version').notNull().default(1),
    /** Since when this time is booked. */
    heldSince: instantColumn('held_since').notNull(),
    dayReminderAt: instantColumn('day_reminder_at'),
    hourReminderAt: instantColumn('hour_reminder_at'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    index('bookings_of_patient').on(table.patientId, table.startsAt, table.id),
    index('bookings_of_doctor').on(table.doctorId, table.startsAt),
    index('bookings_by_start').on(table.startsAt).where(sql`status <> 'cancelled'`),
    check('bookings_in_order', sql`starts_at < ends_at and ends_at <= blocked_until`),
    check(
      'bookings_outcome',
      sql`outcome is null or (outcome in ('done', 'no-show') and status = 'booked')`,
    ),
    check('bookings_total', sql`price >= 0 and total = price + service_fee`),
    check(
      'bookings_cancelled_by_somebody',
      sql`(status = 'cancelled') = (cancelled_by is not null)`,
    ),
  ],
);
