import type { Permission, Relation } from '@hafi/contract/circle/circle-terms';
import type {
  ConsentAction,
  ConsentChannel,
  ConsentGiver,
} from '@hafi/contract/circle/consent-text';
import type { Locale } from '@hafi/i18n/locales';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';

/**
 * The consent log: every grant, change and withdrawal in a circle, as evidence under Law 058/2021
 * (art. 6-8). Append-only: a trigger refuses changes. No foreign keys, because it outlives the
 * accounts.
 */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: idColumn(),
    elderId: uuid('elder_id').notNull(),
    /** The member whom the consent is for. */
    personId: uuid('person_id').notNull(),
    action: text('action').$type<ConsentAction>().notNull(),
    relation: text('relation').$type<Relation>().notNull(),
    /** The member's permissions from then on, and which of them this entry added. */
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    added: text('added').array().$type<Permission[]>().notNull(),
    givenAs: text('given_as').$type<ConsentGiver>().notNull(),
    channel: text('channel').$type<ConsentChannel>().notNull(),
    textVersion: text('text_version'),
    locale: text('locale').$type<Locale>().notNull(),
    witness: text('witness'),
    /** The witness's phone number, or what they are to the elder; null before it was asked. */
    witnessContact: text('witness_contact'),
    /** Who confirmed to have read the text aloud to the elder, in `locale`. */
    readBy: uuid('read_by'),
    recordedBy: uuid('recorded_by').notNull(),
    /** When the consent was given and took effect. */
    givenAt: instantColumn('given_at').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    index('consent_records_of_elder').on(table.elderId, table.at, table.id),
    index('consent_records_of_person').on(table.personId),
    check('consent_records_witnessed', sql`channel = 'electronic' or witness is not null`),
  ],
);
