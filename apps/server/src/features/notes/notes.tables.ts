import type { noteStatuses } from '@hafi/contract/notes/note.schemas';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/** Doctors' notes. A trigger refuses to change a signed note. */
export const doctorNotes = pgTable(
  'doctor_notes',
  {
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    authorId: uuid('author_id').notNull(),
    status: text('status').$type<(typeof noteStatuses)[number]>().notNull(),
    reason: text('reason'),
    findings: text('findings'),
    assessment: text('assessment'),
    plan: text('plan'),
    /** The appointment that it is about, and when that was; null for a note without one. */
    bookingId: uuid('booking_id'),
    appointmentAt: instantColumn('appointment_at'),
    writtenAt: instantColumn('written_at').notNull(),
    signedAt: instantColumn('signed_at'),
    /** The author's name and licence number at the signing; they stay when that account ends. */
    signerName: text('signer_name'),
    signerNumber: text('signer_number'),
  },
  (table) => [
    index('doctor_notes_of_elder').on(table.elderId, table.writtenAt, table.id),
    index('doctor_notes_of_author').on(table.authorId, table.writtenAt, table.id),
    check('doctor_notes_signed', sql`(status = 'preliminary') = (signed_at is null)`),
  ],
);

/** Amendments of signed notes. Append-only. */
export const noteAmendments = pgTable(
  'note_amendments',
  {
    id: idColumn(),
    noteId: uuid('note_id')
      .notNull()
      .references(() => doctorNotes.id),
    text: text('text').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [index('note_amendments_of_note').on(table.noteId, table.at)],
);
