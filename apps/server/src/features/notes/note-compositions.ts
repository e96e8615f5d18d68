import type { Composition, CompositionSection, Provenance } from '@medplum/fhirtypes';
import type { Db } from '../../platform/db/database.ts';
import { narrativeOf, signatureOf } from '../exchange/exchange.public.ts';
import { findAmendments, findSignedAbout, type NoteRow } from './notes.repo.ts';

/** LOINC's code of a note about the course of a treatment. */
const progressNote = { system: 'http://loinc.org', code: '11506-3', display: 'Progress note' };

const section = (title: string, text: string | null): CompositionSection[] =>
  text ? [{ title, text: narrativeOf(text.split('\n').filter((line) => line.trim() !== '')) }] : [];

/** Who signed it, by name and licence number: both stay when that account ends. */
const authorOf = ({ signerName, signerNumber }: NoteRow) => ({
  type: 'Practitioner' as const,
  display: signerName ?? 'Unknown',
  ...(signerNumber
    ? { identifier: { type: { text: 'Licence number' }, value: signerNumber } }
    : {}),
});

/**
 * The signed notes about an elder as FHIR R4 Composition, each with its amendments and with a
 * Provenance that says who signed it when.
 */
export async function noteCompositions(
  db: Db,
  elderId: string,
): Promise<(Composition | Provenance)[]> {
  const notes = await findSignedAbout(db, elderId);
  const amendments = await findAmendments(
    db,
    notes.map(({ id }) => id),
  );
  const signatures = notes.map((note) =>
    signatureOf({
      id: note.id,
      of: 'Composition',
      at: note.signedAt ?? note.writtenAt,
      by: authorOf(note),
    }),
  );
  const compositions = notes.map(
    (note): Composition => ({
      resourceType: 'Composition',
      id: note.id,
      status: note.status === 'amended' ? 'amended' : 'final',
      type: { coding: [progressNote] },
      subject: { reference: `Patient/${elderId}` },
      date: (note.signedAt ?? note.writtenAt).toISOString(),
      author: [authorOf(note)],
      title: 'Note of a doctor',
      section: [
        ...section('Reason for the visit', note.reason),
        ...section('Findings', note.findings),
        ...section('Assessment', note.assessment),
        ...section('Plan', note.plan),
        ...amendments
          .filter(({ noteId }) => noteId === note.id)
          .flatMap(({ text }) => section('Amendment', text)),
      ],
    }),
  );
  return [...compositions, ...signatures];
}
