import type { Country } from '@hafi/contract/accounts/countries';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/db/columns.ts';
import type { NotifiedOfDeath } from './profile/notified-of-death.ts';
import type { StoredPreferences } from './profile/stored-preferences.ts';

/**
 * All people with an account. E-mail and phone may both be missing only while somebody else manages
 * an elder's account.
 */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Several people may enter the same number; only one can have verified it. */
    phoneNumber: text('phone_number'),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    roles: text('roles').array().notNull().default(sql`'{}'::text[]`),
    /** The address of the small size of the photo; the other size has a derived name. */
    photo: text('photo'),
    bio: text('bio'),
    locale: text('locale', { enum: ['en', 'rw', 'fr'] })
      .notNull()
      .default('en'),
    /** Verified by a coordinator: doctors, caregivers and volunteers start unverified. */
    verified: boolean('verified').notNull().default(false),
    /**
     * The name that a coordinator compared with the papers, while the confirmation stands. Under another
     * name the person is not verified.
     */
    checkedName: text('checked_name'),
    /** Null where nobody asked. */
    country: text('country').$type<Country>(),
    district: text('district'),
    sector: text('sector'),
    cell: text('cell'),
    village: text('village'),
    /** How to find the house: street, gate, whom to ask. */
    addressLine: text('address_line'),
    nationalId: text('national_id'),
    birthdate: date('birthdate', { mode: 'string' }),
    /** As said by the person or by who registered them; null while nobody has said it. */
    sex: text('sex', { enum: ['female', 'male'] }),
    /** Only what the person has chosen, so that defaults may change and choices stay. */
    preferences: jsonb('preferences').$type<StoredPreferences>().notNull().default({}),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** While set, the person cannot sign in and is told nothing. */
    suspendedAt: instantColumn('suspended_at'),
    /** Why, as the person reads it. */
    suspendedReason: text('suspended_reason'),
    suspendedBy: uuid('suspended_by'),
    /** When it was said that the person has died: nothing goes on as if they lived. */
    diedAt: instantColumn('died_at'),
    /** When that reached us, which may be later: from then on it can be taken back for a day. */
    deathRecordedAt: instantColumn('death_recorded_at'),
    /** Who recorded it. */
    deathRecordedBy: uuid('death_recorded_by'),
    /** When what is still planned for who has died is looked at next; null once all is called off. */
    deathDueAt: instantColumn('death_due_at'),
    /** Whom the death was said to outside the circle: whoever takes it back tells them. */
    deathNotified: jsonb('death_notified').$type<NotifiedOfDeath[]>().notNull().default([]),
    /** When they last showed that they live: a death that was said before that is none. */
    livedAt: instantColumn('lived_at'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    /** The row stays, anonymized, because others and the law need it. */
    deletedAt: instantColumn('deleted_at'),
  },
  (table) => [
    uniqueIndex('people_proven_phone').on(table.phoneNumber).where(sql`${table.phoneVerified}`),
    index('people_phone').on(table.phoneNumber),
    check('people_country', sql`country ~ '^[A-Z]{2}$'`),
    check('people_sex', sql`sex in ('female', 'male')`),
    check('people_suspended', sql`(suspended_at is null) = (suspended_reason is null)`),
    index('people_death_due').on(table.deathDueAt).where(sql`death_due_at is not null`),
    index('people_by_name').on(table.firstName, table.lastName, table.id),
    index('people_photo').on(table.photo),
    index('people_by_role').using('gin', table.roles),
    index('people_volunteers').on(table.district, table.sector).where(sql`roles @> '{VOLUNTEER}'`),
  ],
);
