import { bloodTypes, relationships } from '@hafi/contract/accounts/profile.schemas';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../people.tables.ts';

const personColumn = () =>
  uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' });

/** Emergency contacts (FHIR: Patient.contact). */
export const emergencyContacts = pgTable(
  'emergency_contacts',
  {
    personId: personColumn(),
    name: text('name').notNull(),
    relationship: text('relationship', { enum: relationships }).notNull(),
    phoneNumber: text('phone_number').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [index('emergency_contacts_phone').on(table.phoneNumber)],
);

/** Medical cards: what a helper must know, in the person's own words. Separate from the account. */
export const medicalSummaries = pgTable('medical_summaries', {
  personId: personColumn(),
  bloodType: text('blood_type', { enum: bloodTypes }),
  allergies: text('allergies'),
  medications: text('medications'),
  conditions: text('conditions'),
  emergencyNotes: text('emergency_notes'),
  updatedAt: instantColumn('updated_at').notNull(),
});
