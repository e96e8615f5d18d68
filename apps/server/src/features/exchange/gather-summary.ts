import type { Locale } from '@hafi/i18n/locales';
import type { Platform } from '../../platform/platform.ts';
import {
  type Demographics,
  demographicsOf,
  findPeople,
  medicalCardOf,
  type PersonCard,
} from '../accounts/accounts.public.ts';
import { membersOf } from '../circle/circle.public.ts';
import { findNotesAbout, type NoteRow } from '../notes/notes.public.ts';
import {
  type EntryContents,
  type EntryKind,
  type EntryRow,
  entriesOf,
  findRecordEntries,
} from '../record/record.public.ts';
import { findLatest, type ReadingRow } from '../vitals/vitals.public.ts';

/** A medicine as a clinic reads it: name with dosage, and when it is taken. */
export interface SummaryMedicine {
  readonly name: string;
  readonly frequency: string;
}

/** What an elder takes now, in a language: given by the feature that keeps it. */
export type MedicineSource = (elderId: string, locale: Locale) => Promise<SummaryMedicine[]>;

/** Everything that the page for the clinic says. */
export interface SummaryFacts {
  readonly elder: PersonCard;
  readonly demographics: Demographics;
  readonly card: Awaited<ReturnType<typeof medicalCardOf>>;
  readonly conditions: readonly EntryContents['condition'][];
  readonly allergies: readonly EntryContents['allergy'][];
  readonly coverages: readonly EntryContents['coverage'][];
  readonly medicines: readonly SummaryMedicine[];
  readonly readings: readonly ReadingRow[];
  readonly note: (NoteRow & { readonly authorName: string }) | null;
  /** Those of the circle who are told of alerts. */
  readonly contacts: readonly PersonCard[];
}

const contentsOf = <K extends EntryKind>(rows: readonly EntryRow[], kind: K) =>
  entriesOf(rows, kind).map(({ content }) => content);

/** Gathers it, for a caller who was let in before; null when there is no such elder any more. */
export async function gatherSummary(
  { db }: Pick<Platform, 'db'>,
  elderId: string,
  { locale, medicines }: { locale: Locale; medicines: MedicineSource },
): Promise<SummaryFacts | null> {
  const rows = await findRecordEntries(db, elderId);
  const members = (await membersOf(db, elderId)).filter(({ permissions }) =>
    permissions.includes('alerts:receive'),
  );
  // Nobody is the author of other people's drafts: only signed notes come.
  const [note] = await findNotesAbout(db, elderId, { author: elderId, after: null, limit: 1 });
  const ids = [
    elderId,
    ...members.map(({ personId }) => personId),
    ...(note ? [note.authorId] : []),
  ];
  const people = await findPeople(db, [...new Set(ids)]);
  const elder = people.get(elderId);
  if (!elder) return null;
  return {
    elder,
    demographics: await demographicsOf(db, elderId),
    card: await medicalCardOf(db, elderId),
    conditions: contentsOf(rows, 'condition').filter(({ status }) => status !== 'resolved'),
    allergies: contentsOf(rows, 'allergy'),
    coverages: contentsOf(rows, 'coverage'),
    medicines: await medicines(elderId, locale),
    readings: await findLatest(db, elderId),
    note: note ? { ...note, authorName: people.get(note.authorId)?.name ?? '' } : null,
    contacts: members.flatMap(({ personId }) => people.get(personId) ?? []),
  };
}
