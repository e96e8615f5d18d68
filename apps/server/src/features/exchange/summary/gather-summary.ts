import type { Locale } from '@hafi/i18n/locales';
import type { Platform } from '../../../platform/platform.ts';
import {
  type Demographics,
  demographicsOf,
  findContactCards,
  medicalCardOf,
  type PersonCard,
} from '../../accounts/accounts.public.ts';
import { membersOf } from '../../circle/circle.public.ts';
import { findNotesAbout, type NoteRow } from '../../notes/notes.public.ts';
import {
  type EntryContents,
  type EntryKind,
  type EntryRow,
  entriesOf,
  findRecordEntries,
} from '../../record/record.public.ts';
import {
  findLatest,
  news2Of,
  type ReadingRow,
  type ScoredSet,
} from '../../vitals/vitals.public.ts';

/** A medicine on the clinic summary: name with dosage, and its schedule as text. */
export interface SummaryMedicine {
  readonly name: string;
  readonly frequency: string;
}

/** An elder's current medicines in a language; provided by medications. */
export type MedicineSource = (elderId: string, locale: Locale) => Promise<SummaryMedicine[]>;

/** The content of the clinic summary. */
export interface SummaryFacts {
  readonly elder: PersonCard;
  readonly demographics: Demographics;
  readonly card: Awaited<ReturnType<typeof medicalCardOf>>;
  readonly conditions: readonly EntryContents['condition'][];
  readonly allergies: readonly EntryContents['allergy'][];
  readonly coverages: readonly EntryContents['coverage'][];
  readonly medicines: readonly SummaryMedicine[];
  readonly readings: readonly ReadingRow[];
  /** Only when all that it needs was measured together. */
  readonly news2: ScoredSet | null;
  readonly note: (NoteRow & { readonly authorName: string }) | null;
  /** The circle members who receive alerts. */
  readonly contacts: readonly PersonCard[];
}

const contentsOf = <K extends EntryKind>(rows: readonly EntryRow[], kind: K) =>
  entriesOf(rows, kind).map(({ content }) => content);

/**
 * Gathers the content; callers must have checked access. For `link`, whoever has it: only what a
 * clinic treats by. Phone numbers, home, insurance, people to call and the notes for helpers stay
 * out, because nobody knows into whose hands a link comes.
 * @returns null when the elder no longer exists
 */
export async function gatherSummary(
  { db }: Pick<Platform, 'db'>,
  elderId: string,
  {
    locale,
    medicines,
    reader,
  }: { locale: Locale; medicines: MedicineSource; reader: 'account' | 'link' },
): Promise<SummaryFacts | null> {
  const hasAccount = reader === 'account';
  const rows = await findRecordEntries(db, elderId);
  const members = (hasAccount ? await membersOf(db, elderId) : []).filter(({ permissions }) =>
    permissions.includes('alerts:receive'),
  );
  // With the elder as the reader only signed notes are found, because drafts are visible only to
  // their author.
  const [note] = await findNotesAbout(db, elderId, { author: elderId, after: null, limit: 1 });
  const ids = [
    elderId,
    ...members.map(({ personId }) => personId),
    ...(note ? [note.authorId] : []),
  ];
  const people = await findContactCards(db, [...new Set(ids)]);
  const elder = people.get(elderId);
  if (!elder) return null;
  const readings = await findLatest(db, elderId);
  const demographics = await demographicsOf(db, elderId);
  const card = await medicalCardOf(db, elderId);
  return {
    elder: hasAccount ? elder : { ...elder, phoneNumber: null },
    demographics: hasAccount ? demographics : { ...demographics, district: null, sector: null },
    card: hasAccount ? card : { ...card, emergencyNotes: null },
    conditions: contentsOf(rows, 'condition').filter(({ status }) => status !== 'resolved'),
    allergies: contentsOf(rows, 'allergy'),
    coverages: hasAccount ? contentsOf(rows, 'coverage') : [],
    medicines: await medicines(elderId, locale),
    readings,
    news2: news2Of(readings),
    note: note
      ? { ...note, authorName: note.signerName ?? people.get(note.authorId)?.name ?? '' }
      : null,
    contacts: members.flatMap(({ personId }) => people.get(personId) ?? []),
  };
}
