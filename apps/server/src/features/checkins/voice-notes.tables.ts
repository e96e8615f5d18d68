import type { RecordingType } from '@hafi/contract/core/uploads';
import { date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/** What elders said in their own voice with a check-in: one for each elder and day, for a week. */
export const voiceNotes = pgTable(
  'voice_notes',
  {
    /** Also names the stored recording. */
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    /** The Kigali day of the check-in. */
    day: date('day', { mode: 'string' }).notNull(),
    mediaType: text('media_type').$type<RecordingType>().notNull(),
    saidAt: instantColumn('said_at').notNull(),
  },
  (table) => [
    unique('voice_notes_day').on(table.elderId, table.day),
    index('voice_notes_said').on(table.saidAt),
  ],
);
