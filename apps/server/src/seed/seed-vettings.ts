import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { PaperKind, VettedRole } from '@hafi/contract/vetting/vetting-terms';
import PDFDocument from 'pdfkit';
import { addPaper } from '../features/vetting/own-papers.ts';
import { sendVetting } from '../features/vetting/own-vetting.ts';
import { insertStep, lockVettingOf, updateVetting } from '../features/vetting/vetting.repo.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { newId } from '../platform/ids/uuid-v7.ts';
import { pdfBytes } from '../platform/pdf/pdf-text.ts';
import { addPart } from '../platform/uploads/upload-parts.ts';
import { beginUpload, finishUpload } from '../platform/uploads/uploads.ts';
import { quietly } from './quietly.ts';
import {
  hoursFrom,
  platformAt,
  type SeededDoctor,
  type SeedPlatform,
  type World,
} from './world.ts';

const day = 24;

/** A specimen, as the demo shows it in place of a real paper. */
function specimen(heading: string, name: string): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A6', margin: 36, info: { Title: heading } });
  const bytes = pdfBytes(document);
  document.font('Helvetica-Bold').fontSize(14).text(heading).moveDown();
  document.font('Helvetica').fontSize(11).text(name).moveDown().text('SPECIMEN of the demo');
  document.end();
  return bytes;
}

async function give(
  platform: SeedPlatform,
  personId: string,
  { heading, kind, name }: { kind: PaperKind; heading: string; name: string },
): Promise<void> {
  const bytes = await specimen(heading, name);
  const id = newId();
  await beginUpload(platform, { id, personId, size: bytes.length });
  await addPart(platform, id, 0, bytes);
  await finishUpload(platform, id);
  await addPaper(platform, { personId, roles: ['DOCTOR'] }, { uploadId: id, kind });
}

async function confirmed(
  { now, platform }: World,
  coordinator: string,
  { licenceNumber, personId, role }: Confirmed,
): Promise<void> {
  const at = hoursFrom(now, -300 * day);
  await inTransaction(platform, async (tx) => {
    const { id } = await lockVettingOf(tx, { personId, role, at });
    const state = { state: 'confirmed' as const, sentAt: at, changedAt: at };
    await updateVetting(tx, id, { ...state, licenceNumber: licenceNumber ?? null });
    const step = { vettingId: id, act: 'confirmed' as const, text: null };
    await insertStep(tx, { ...step, actorId: coordinator, at });
  });
}

interface Confirmed {
  readonly personId: string;
  readonly role: VettedRole;
  readonly licenceNumber?: string;
}

/** The people of the demo who were checked long ago, and a doctor whose papers wait. */
export async function seedVettings(
  world: World,
  people: Readonly<Record<'admin' | 'caregiver' | 'volunteer', string>>,
  { doctors, waiting }: { doctors: readonly SeededDoctor[]; waiting: string },
): Promise<void> {
  const { now, platform } = world;
  const all: Confirmed[] = [
    { personId: people.caregiver, role: 'CAREGIVER' },
    { personId: people.volunteer, role: 'VOLUNTEER' },
    ...doctors.map(({ personId }, index) => ({
      personId,
      role: 'DOCTOR' as const,
      licenceNumber: `HAFI-${String(index + 1).padStart(4, '0')}`,
    })),
  ];
  for (const one of all) await confirmed(world, people.admin, one);
  await quietly(platformAt(platform, hoursFrom(now, -28)), async (silent) => {
    const name = 'Kevin Murenzi';
    await give(silent, waiting, { kind: 'identity', heading: 'Identity card', name });
    await give(silent, waiting, { kind: 'licence', heading: 'Licence to practise', name });
    const who = { personId: waiting, roles: ['DOCTOR' as const] };
    const licenceUntil = addDays(dayInKigali(now), 200);
    await sendVetting(silent, who, { licenceNumber: 'HAFI-0099', licenceUntil });
  });
}
