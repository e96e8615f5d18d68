import type { BookingMode } from '@hafi/contract/bookings/booking-terms';
import type { WaitWish } from '@hafi/contract/bookings/waitlist.schemas';
import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';
import { doctors } from '../../doctors/doctors.tables.ts';

/** Who waits for a place with a doctor. One row for each patient and doctor. */
export const waitlist = pgTable(
  'waitlist',
  {
    id: idColumn(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => people.id),
    /** Who asked, who is told too while they keep the patient's bookings. */
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => people.id),
    type: text('type').$type<AppointmentTypeId>().notNull(),
    mode: text('mode').$type<BookingMode>().notNull(),
    wish: text('wish').$type<WaitWish>().notNull(),
    askedAt: instantColumn('asked_at').notNull(),
    /** Until when; past it nobody waits any more. */
    until: instantColumn('until').notNull(),
  },
  (table) => [
    unique('waitlist_once').on(table.patientId, table.doctorId),
    index('waitlist_of_doctor').on(table.doctorId, table.askedAt),
  ],
);
