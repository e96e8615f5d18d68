import { outcomes } from '@hafi/contract/alerts/outcome-terms';
import { relations } from '@hafi/contract/circle/circle-terms';
import {
  emergencyLevels,
  emergencyStates,
  emergencySteps,
  emergencyVias,
} from '@hafi/contract/emergency/emergency-terms';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/** A position of WGS 84, all null or none; deleted when the emergency ends. */
const positionColumns = () => ({
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  /** The radius within which the device is, in metres. */
  accuracy: doublePrecision('accuracy'),
  locatedAt: instantColumn('located_at'),
});

/** Calls for help. A row counts down, is answered and ends; `emergency-machine.ts` says how. */
export const emergencies = pgTable(
  'emergencies',
  {
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    state: text('state', { enum: emergencyStates }).notNull(),
    /** The last level that was asked; null before it fires. */
    level: text('level', { enum: emergencyLevels }),
    /** A rehearsal: marked as one, and nobody beyond the contacts is asked. */
    drill: boolean('drill').notNull(),
    via: text('via', { enum: emergencyVias }).notNull(),
    /** Who pressed; null when the clock did. */
    startedBy: uuid('started_by'),
    startedAt: instantColumn('started_at').notNull(),
    firesAt: instantColumn('fires_at').notNull(),
    /** When it goes on unless somebody acts; null when nothing follows by itself. */
    nextLevelAt: instantColumn('next_level_at'),
    ...positionColumns(),
    /** Whose device said it; null with the position. */
    locatedBy: uuid('located_by'),
    /** When a channel took the first message; written at the end, as messages are not kept for long. */
    noticedAt: instantColumn('noticed_at'),
    endedAt: instantColumn('ended_at'),
    endedBy: uuid('ended_by'),
    endNote: text('end_note'),
    /** How it ended for the elder; null where nobody has said it. */
    outcome: text('outcome', { enum: outcomes }),
    outcomePlace: text('outcome_place'),
    /** The call that ends this one when it fires; null once that was stopped. */
    followedBy: uuid('followed_by'),
  },
  (table) => [
    uniqueIndex('emergencies_open_once')
      .on(table.elderId, table.drill)
      .where(sql`ended_at is null and followed_by is null`),
    index('emergencies_followed').on(table.followedBy).where(sql`followed_by is not null`),
    index('emergencies_fired').on(table.firesAt).where(sql`not drill`),
    index('emergencies_of_elder').on(table.elderId, table.startedAt),
    index('emergencies_started_by').on(table.startedBy).where(sql`ended_at is null`),
    index('emergencies_to_fire').on(table.firesAt).where(sql`state = 'counting-down'`),
    index('emergencies_located').on(table.locatedAt).where(sql`latitude is not null`),
    index('emergencies_to_climb').on(table.nextLevelAt).where(sql`next_level_at is not null`),
    check(
      'emergencies_ended',
      sql`(ended_at is null) = (state not in ('resolved', 'false-alarm', 'called-again', 'cancelled'))`,
    ),
    check('emergencies_forget_position', sql`ended_at is null or latitude is null`),
    check('emergencies_rest', sql`ended_at is null or next_level_at is null`),
  ],
);

/**
 * Presses that joined an emergency of another press, by the ids that their devices made: repeated,
 * each is still that emergency, also after its end.
 */
export const emergencyPresses = pgTable(
  'emergency_presses',
  {
    id: idColumn(),
    emergencyId: uuid('emergency_id')
      .notNull()
      .references(() => emergencies.id, { onDelete: 'cascade' }),
    pressedBy: uuid('pressed_by'),
  },
  (table) => [index('emergency_presses_of').on(table.emergencyId)],
);

/**
 * Who was asked to help, or acts: one row for each emergency and person, or phone of a contact
 * without an account. So nobody is asked twice, whichever processes ask.
 */
export const emergencyResponders = pgTable(
  'emergency_responders',
  {
    id: idColumn(),
    emergencyId: uuid('emergency_id')
      .notNull()
      .references(() => emergencies.id, { onDelete: 'cascade' }),
    /** Null for a contact without an account, who has a name and a phone instead. */
    personId: uuid('person_id').references(() => people.id),
    name: text('name'),
    phone: text('phone'),
    relation: text('relation', { enum: relations }),
    level: text('level', { enum: emergencyLevels }).notNull(),
    /**
     * The notice that told them, by whose messages one knows whether it arrived. A contact without
     * an account gets no notice: their messages name this row.
     */
    noticeId: uuid('notice_id'),
    /** The hash of the secret of their link; null for who acts without having been asked. */
    tokenHash: text('token_hash').unique(),
    /** Null for who acts without having been asked. */
    toldAt: instantColumn('told_at'),
    /** A contact without an account: when the coordinators were notified that no message reaches them. */
    unreachedAt: instantColumn('unreached_at'),
    seenAt: instantColumn('seen_at'),
    acknowledgedAt: instantColumn('acknowledged_at'),
    comingAt: instantColumn('coming_at'),
    /** When they said that they would be there. */
    dueAt: instantColumn('due_at'),
    arrivedAt: instantColumn('arrived_at'),
    ambulanceAt: instantColumn('ambulance_at'),
    /** When they said that they cannot come; what they had said before is taken back. */
    cannotAt: instantColumn('cannot_at'),
    /** What they last wrote by SMS, in their own words; empty where it is not clear for which call. */
    wrote: text('wrote'),
    /** When the caller was last told that they changed their mind. */
    newsAt: instantColumn('news_at'),
    /** When the caller is to be told what they do by then, after several changes of mind. */
    newsDueAt: instantColumn('news_due_at'),
    /** When they were first shown the medical card. */
    cardReadAt: instantColumn('card_read_at'),
    ...positionColumns(),
  },
  (table) => [
    uniqueIndex('emergency_responders_person')
      .on(table.emergencyId, table.personId)
      .where(sql`person_id is not null`),
    uniqueIndex('emergency_responders_phone')
      .on(table.emergencyId, table.phone)
      .where(sql`person_id is null`),
    index('emergency_responders_contacts')
      .on(table.emergencyId)
      .where(sql`person_id is null and unreached_at is null`),
    index('emergency_responders_placed').on(table.locatedAt).where(sql`latitude is not null`),
    index('emergency_responders_of_person').on(table.personId),
    index('emergency_responders_news_due').on(table.newsDueAt).where(sql`news_due_at is not null`),
    check('emergency_responders_who', sql`(person_id is null) = (phone is not null)`),
  ],
);

/** What happened in an emergency, in the order of the ids. Rows are only added. */
export const emergencyEvents = pgTable(
  'emergency_events',
  {
    id: idColumn(),
    emergencyId: uuid('emergency_id')
      .notNull()
      .references(() => emergencies.id, { onDelete: 'cascade' }),
    step: text('step', { enum: emergencySteps }).notNull(),
    at: instantColumn('at').notNull(),
    /** Who did it; null for the clock, and for a contact without an account. */
    actorId: uuid('actor_id'),
    /** The name of a contact without an account. */
    actorName: text('actor_name'),
    level: text('level', { enum: emergencyLevels }),
    /** How many people a level asked. */
    people: integer('people'),
    note: text('note'),
  },
  (table) => [index('emergency_events_of').on(table.emergencyId, table.id)],
);

/** What an elder decided beforehand; no row means the defaults. */
export const emergencySettings = pgTable('emergency_settings', {
  elderId: uuid('elder_id')
    .primaryKey()
    .references(() => people.id),
  landmarks: text('landmarks'),
  /** The id of the stored photo of the gate. */
  gatePhoto: uuid('gate_photo'),
  sharesCard: boolean('shares_card').notNull(),
  simplePress: boolean('simple_press').notNull(),
  /** Whom to call first: ids of people, and `named` for a contact without an account. */
  callOrder: text('call_order').array(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** Volunteers who want to be asked when an elder who lives near calls for help. */
export const emergencyVolunteers = pgTable('emergency_volunteers', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id),
  since: instantColumn('since').notNull(),
});
