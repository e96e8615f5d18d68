import type {
  AppointmentTypeId,
  doctorLanguages,
  Specialty,
} from '@hafi/contract/doctors/doctor-kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/** One period of the weekly working hours: weekday 1 (Monday) to 7, `HH:MM` in Kigali. */
export interface WorkingSpell {
  weekday: number;
  start: string;
  end: string;
}

/** Doctors' practices. A trigger copies `name` and `image` from the person. */
export const doctors = pgTable(
  'doctors',
  {
    id: idColumn(),
    personId: uuid('person_id')
      .notNull()
      .unique()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    image: text('image'),
    /** What past patients still see when the account has ended. */
    keptName: text('kept_name'),
    keptNumber: text('kept_number'),
    keptWorkplace: text('kept_workplace'),
    specialty: text('specialty').$type<Specialty>().notNull(),
    bio: text('bio').notNull(),
    /** The first year of practice, from which the years of experience are computed. */
    practisingSince: smallint('practising_since').notNull(),
    workplace: text('workplace').notNull(),
    sectorCode: text('sector_code').notNull(),
    sector: text('sector').notNull(),
    district: text('district').notNull(),
    languages: text('languages').array().$type<(typeof doctorLanguages)[number][]>().notNull(),
    types: text('types').array().$type<AppointmentTypeId[]>().notNull(),
    /** Price of the cheapest appointment type offered, in RWF. */
    price: integer('price').notNull(),
    phone: text('phone'),
    email: text('email'),
    workingHours: jsonb('working_hours').$type<WorkingSpell[]>().notNull(),
    /** Mean of the reviews times 100; 0 while there is none. An integer keeps pagination exact. */
    ratingHundredths: integer('rating_hundredths').notNull().default(0),
    reviews: integer('reviews').notNull().default(0),
    verifiedAt: instantColumn('verified_at'),
    /** When the licence that a coordinator has checked ends; null when no end is known. */
    licensedUntil: instantColumn('licensed_until'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    /** Search terms besides the name: specialty in every language, workplace, place. */
    searchWords: text('search_words').notNull(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`translate(lower(name || ' ' || search_words), 'àâäáãçèéêëìíîïñòóôöõùúûüÿÀÂÄÁÃÇÈÉÊËÌÍÎÏÑÒÓÔÖÕÙÚÛÜŸ', 'aaaaaceeeeiiiinooooouuuuyaaaaaceeeeiiiinooooouuuuy')`,
      ),
    listed: boolean('listed')
      .notNull()
      .generatedAlwaysAs(sql`verified_at is not null and jsonb_array_length(working_hours) > 0`),
  },
  (table) => [
    index('doctors_by_rating')
      .on(sql`(- rating_hundredths)`, sql`(- reviews)`, table.id)
      .where(sql`listed`),
    index('doctors_by_price')
      .on(table.price, sql`(- rating_hundredths)`, table.id)
      .where(sql`listed`),
    index('doctors_by_price_falling')
      .on(sql`(- price)`, sql`(- rating_hundredths)`, table.id)
      .where(sql`listed`),
    index('doctors_by_reviews')
      .on(sql`(- reviews)`, sql`(- rating_hundredths)`, table.id)
      .where(sql`listed`),
    index('doctors_search').using('gin', sql`search_text gin_trgm_ops`),
  ],
);

/** Days on which a doctor does not work, both ends inclusive. */
export const doctorDaysOff = pgTable(
  'doctor_days_off',
  {
    id: idColumn(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    reason: text('reason'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    index('doctor_days_off_by_doctor').on(table.doctorId, table.to),
    check('doctor_days_off_in_order', sql`from_day <= to_day`),
  ],
);

/** Parts of days in which a doctor sees nobody, `HH:MM` in Kigali. */
export const doctorBlocks = pgTable(
  'doctor_blocks',
  {
    id: idColumn(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    date: date('day', { mode: 'string' }).notNull(),
    from: text('from_time').notNull(),
    to: text('to_time').notNull(),
    reason: text('reason'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    index('doctor_blocks_by_doctor').on(table.doctorId, table.date),
    check('doctor_blocks_in_order', sql`from_time < to_time`),
  ],
);

/** Patients' reviews of appointments. */
export const doctorReviews = pgTable(
  'doctor_reviews',
  {
    id: idColumn(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    stars: smallint('stars').notNull(),
    comment: text('comment'),
    /** The reviewed appointment; null for reviews from before bookings existed. */
    bookingId: uuid('booking_id').unique('doctor_reviews_one_a_booking'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('doctor_reviews_once')
      .on(table.doctorId, table.authorId)
      .where(sql`booking_id is null`),
    index('doctor_reviews_newest').on(table.doctorId, table.createdAt.desc(), table.id.desc()),
    check('doctor_reviews_stars', sql`stars between 1 and 5`),
  ],
);
