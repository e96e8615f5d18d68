import { dayInKigali } from '@hafi/base/kigali-time';
import type { DocumentKind } from '@hafi/contract/documents/document-kinds';
import PDFDocument from 'pdfkit';
import { addDocument } from '../features/documents/add-document.ts';
import { openShare, shareDocument } from '../features/documents/share-document.ts';
import { newId } from '../platform/ids/uuid-v7.ts';
import { pdfBytes } from '../platform/pdf/pdf-text.ts';
import { addPart } from '../platform/uploads/upload-parts.ts';
import { beginUpload, finishUpload } from '../platform/uploads/uploads.ts';
import { hoursFrom, platformAt, type World } from './world.ts';

const day = 24;

/** A document as clinics print it: a heading and lines. */
function paper(heading: string, lines: readonly string[]): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A5', margin: 48, info: { Title: heading } });
  const bytes = pdfBytes(document);
  document.font('Helvetica-Bold').fontSize(16).text(heading).moveDown();
  document.font('Helvetica').fontSize(11);
  for (const line of lines) document.text(line).moveDown(0.4);
  document.end();
  return bytes;
}

/** The elder's documents: two added by the daughter and the caregiver, one shared with a clinic. */
export async function seedDocuments(
  { now, platform }: World,
  people: Readonly<Record<'elder' | 'family' | 'caregiver', string>>,
): Promise<void> {
  const { caregiver, elder, family } = people;
  const add = async (
    personId: string,
    daysAgo: number,
    { bytes, ...facts }: { title: string; kind: DocumentKind; bytes: Uint8Array },
  ) => {
    const then = platformAt(platform, hoursFrom(now, -daysAgo * day));
    const id = newId();
    await beginUpload(then, { id, personId, size: bytes.length });
    await addPart(then, id, 0, bytes);
    await finishUpload(then, id);
    const caller = { personId, roles: [], locale: 'en' as const };
    const date = dayInKigali(hoursFrom(now, -(daysAgo + 1) * day));
    await addDocument(then, caller, elder, { ...facts, date, uploadId: id });
    return { caller, id };
  };
  const blood = await add(family, 38, {
    title: 'Blood test, kidneys and potassium',
    kind: 'lab-result',
    bytes: await paper('Laboratory report', [
      'Patient: Espérance Mukamana, 74 years',
      'Potassium: 4.2 mmol/L (3.5 - 5.1)',
      'Creatinine: 78 µmol/L (45 - 90)',
      'Fasting glucose: 118 mg/dL (70 - 99)',
    ]),
  });
  await add(caregiver, 11, {
    title: 'Amlodipine, three months',
    kind: 'prescription',
    bytes: await paper('Prescription', [
      'Patient: Espérance Mukamana, 74 years',
      'Amlodipine 5 mg, one tablet in the morning, 90 tablets',
      'Next visit in six weeks',
    ]),
  });
  const yesterday = platformAt(platform, hoursFrom(now, -day));
  const wanted = { elderId: elder, documentId: blood.id, hours: 168 };
  const made = await shareDocument(yesterday, blood.caller, wanted);
  const token = new URL(made.link, 'http://any.invalid').searchParams.get('token') ?? '';
  await openShare(platformAt(platform, hoursFrom(now, -20)), token);
}
