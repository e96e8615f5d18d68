import {
  callerStates,
  callKinds,
  callMedia,
  callOutcomes,
  signalKinds,
} from '@hafi/contract/calls/call-terms';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';
import { bookings } from '../bookings/bookings.tables.ts';

/** Calls: a row rings, is answered and ends; `call-machine.ts` says how. */
export const calls = pgTable(
  'calls',
  {
    /** Generated on the device of who starts it. */
    id: idColumn(),
    kind: text('kind', { enum: callKinds }).notNull(),
    conversationId: uuid('conversation_id'),
    bookingId: uuid('booking_id').references(() => bookings.id),
    /** The elder whose circle speaks, or who is one of the two. */
    elderId: uuid('elder_id').references(() => people.id),
    media: text('media', { enum: callMedia }).notNull(),
    /** Null once they have left Hafi. */
    startedBy: uuid('started_by').references(() => people.id),
    startedAt: instantColumn('started_at').notNull(),
    /** Until when it rings. */
    ringsUntil: instantColumn('rings_until').notNull(),
    /** Until when an appointment is open: till then one may wait alone. */
    openUntil: instantColumn('open_until'),
    answeredAt: instantColumn('answered_at'),
    /** Since when somebody is alone in it whom others have left. */
    aloneSince: instantColumn('alone_since'),
    endedAt: instantColumn('ended_at'),
    outcome: text('outcome', { enum: callOutcomes }),
    /** Greater with each change that screens show. */
    change: integer('change').notNull(),
    /** When the clock looks at it next; null once it has ended. */
    dueAt: instantColumn('due_at'),
  },
  (table) => [
    uniqueIndex('calls_of_conversation_once')
      .on(table.conversationId)
      .where(sql`ended_at is null and conversation_id is not null`),
    uniqueIndex('calls_of_booking_once')
      .on(table.bookingId)
      .where(sql`ended_at is null and booking_id is not null`),
    index('calls_due').on(table.dueAt).where(sql`due_at is not null`),
    index('calls_started_by').on(table.startedBy),
    index('calls_ended').on(table.endedAt, table.id).where(sql`ended_at is not null`),
    check('calls_of_something', sql`(conversation_id is null) <> (booking_id is null)`),
    check('calls_ended_somehow', sql`(ended_at is null) = (outcome is null)`),
    check('calls_rest', sql`(ended_at is null) = (due_at is not null)`),
  ],
);

/** Who is called or takes part, and where they are with it. */
export const callPeople = pgTable(
  'call_people',
  {
    callId: uuid('call_id')
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    state: text('state', { enum: callerStates }).notNull(),
    /** The elder has allowed that it opens by itself. */
    answersItself: boolean('answers_itself').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.callId, table.personId] }),
    index('call_people_of_person').on(table.personId, table.callId),
    index('call_people_ringing').on(table.personId).where(sql`state = 'ringing'`),
  ],
);

/** The devices that took part. A person is in one call at a time, by one device. */
export const callLegs = pgTable(
  'call_legs',
  {
    /** Generated on the device. */
    id: idColumn(),
    callId: uuid('call_id')
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** The session of the device: nobody else speaks for this leg. */
    sessionId: uuid('session_id').notNull(),
    joinedAt: instantColumn('joined_at').notNull(),
    leftAt: instantColumn('left_at'),
    /** When the device last said that it is there. */
    beatAt: instantColumn('beat_at').notNull(),
    isMuted: boolean('is_muted').notNull(),
    hasPicture: boolean('has_picture').notNull(),
    /** What the device has sent and received, by its own count. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** The number of the last signal to this leg. */
    seq: integer('seq').notNull().default(0),
  },
  (table) => [
    uniqueIndex('call_legs_one_at_a_time').on(table.personId).where(sql`left_at is null`),
    index('call_legs_of_call').on(table.callId),
    index('call_legs_of_person').on(table.personId),
    index('call_legs_of_session').on(table.sessionId).where(sql`left_at is null`),
  ],
);

/** What devices send each other to connect, until the call ends or the receiver leaves. */
export const callSignals = pgTable(
  'call_signals',
  {
    toLeg: uuid('to_leg')
      .notNull()
      .references(() => callLegs.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    fromLeg: uuid('from_leg')
      .notNull()
      .references(() => callLegs.id, { onDelete: 'cascade' }),
    /** The number that the sender gave it. */
    nth: integer('nth').notNull(),
    callId: uuid('call_id')
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: signalKinds }).notNull(),
    payload: text('payload').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.toLeg, table.seq] }),
    uniqueIndex('call_signals_once').on(table.fromLeg, table.nth),
    index('call_signals_of_call').on(table.callId),
  ],
);

/** Whose calls open by themselves on an elder's device, as long as they may write to the elder. */
export const callAutoAnswers = pgTable(
  'call_auto_answers',
  {
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    setBy: uuid('set_by').notNull(),
    setAt: instantColumn('set_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.elderId, table.personId] }),
    index('call_auto_answers_of_person').on(table.personId),
  ],
);
