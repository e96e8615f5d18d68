import { dayInKigali } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { Medication, MedicationInput } from '@hafi/contract/medications/medication.schemas';
import { mostMedications } from '@hafi/contract/medications/medication-terms';
import { medicationsErrors } from '@hafi/contract/medications/medications.errors';
import { nextDose } from '@hafi/contract/medications/schedule';
import type { Locale } from '@hafi/i18n/locales';
import type { Principal } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  circleWith,
  type ElderAccess,
  requireAccess,
  tellWriting,
} from '../circle/circle.public.ts';
import { requireHeeded } from './checks/require-heeded.ts';
import { closeOpenDoses } from './doses/doses.repo.ts';
import { type Done, keepJournal } from './journal.ts';
import { isLow } from './low-pills.ts';
import {
  countRunning,
  insertMedication,
  lockMedication,
  type MedicationRow,
  type NewMedication,
  updateMedication,
} from './medications.repo.ts';
import { type AllergySource, showMedications } from './show-medications.ts';

/** The writer, and the language of the answer. */
export interface Writer {
  readonly principal: Principal;
  readonly locale: Locale;
  readonly allergySources: readonly AllergySource[];
}

type Written = Omit<
  MedicationInput,
  'allergyReason' | 'confirmed' | 'note' | 'startsOn' | 'endsOn'
> &
  Pick<MedicationRow, 'startsOn' | 'endsOn' | 'note'>;

const complete = (
  { allergyReason: _reason, confirmed: _confirmed, ...input }: MedicationInput,
  startsOn: string,
): Written => ({
  ...input,
  note: input.note || null,
  startsOn: input.startsOn ?? startsOn,
  endsOn: input.endsOn ?? null,
});

/**
 * Adds a medicine; its doses are scheduled from now on.
 * @throws Problem not-found, too-many-medications, medicine-warned, allergy-warned
 */
export async function addMedication(
  platform: Platform,
  writer: Writer,
  { elderId, input }: { elderId: string; input: MedicationInput },
): Promise<Medication> {
  const access = await mayWrite(platform, writer, elderId);
  const now = platform.clock.now();
  const today = dayInKigali(now);
  const written = complete(input, today);
  const row = await inTransaction(platform, async (tx) => {
    if ((await countRunning(tx, elderId, today)) >= mostMedications) {
      throw new Problem(medicationsErrors['too-many-medications']);
    }
    await requireHeeded(tx, writer, { elderId, input, now });
    const made = await insertMedication(tx, {
      ...written,
      id: newId(),
      elderId,
      pills: input.pills ?? null,
      nextDueAt: nextDose(written, now),
      createdAt: now,
      createdBy: writer.principal.personId,
      updatedAt: now,
    });
    const by = writer.principal.personId;
    const begun = { kind: 'begun', by, at: now, reason: input.allergyReason ?? null } as const;
    await keepJournal(tx, { before: null, after: made }, begun);
    await announce(tx, elderId);
    await tellMedicine(platform, tx, access, { done: 'begun', id: made.id });
    return made;
  });
  return answer(platform, access, writer, row);
}

/**
 * Changes a medicine from now on. When `pills` is absent the count stays.
 * @throws Problem not-found, medication-stopped, medicine-warned or allergy-warned for another name
 */
export function changeMedication(
  platform: Platform,
  writer: Writer,
  change: { elderId: string; medicationId: string; input: MedicationInput },
): Promise<Medication> {
  const { input } = change;
  const done = { kind: 'changed', reason: input.allergyReason ?? null } as const;
  return update(platform, writer, { ...change, done }, async (row, now, tx) => {
    if (input.name !== row.name) {
      await requireHeeded(tx, writer, { elderId: row.elderId, input, now, except: row.id });
    }
    const written = complete(input, row.startsOn);
    const pills = input.pills === undefined ? row.pills : input.pills;
    // Doses that are due already have rows; the new regimen starts with the next ones.
    return { ...written, pills, nextDueAt: nextDose(written, now) };
  });
}

/**
 * Stops a medicine and keeps it as history. Open doses are closed.
 * @throws Problem not-found, medication-stopped
 */
export function stopMedication(
  platform: Platform,
  writer: Writer,
  stop: { elderId: string; medicationId: string; reason: string | undefined },
): Promise<Medication> {
  const stopReason = stop.reason || null;
  const done = { kind: 'stopped', reason: stopReason } as const;
  return update(platform, writer, { ...stop, done }, async (row, now, tx) => {
    await closeOpenDoses(tx, row.id, now);
    const { personId } = writer.principal;
    return { nextDueAt: null, stoppedAt: now, stoppedBy: personId, stopReason };
  });
}

/**
 * Adds bought pills; starts counting them if they were not counted.
 * @throws Problem not-found, medication-stopped
 */
export function refillMedication(
  platform: Platform,
  writer: Writer,
  refill: { elderId: string; medicationId: string; pills: number },
): Promise<Medication> {
  const done = { kind: 'refilled', bought: refill.pills } as const;
  return update(platform, writer, { ...refill, done }, async (row) => ({
    pills: (row.pills ?? 0) + refill.pills,
  }));
}

const mayWrite = (platform: Platform, { principal }: Writer, elderId: string) =>
  requireAccess(platform, principal, elderId, 'health:write');

async function update(
  platform: Platform,
  writer: Writer,
  requested: { elderId: string; medicationId: string; done: Omit<Done, 'at' | 'by'> },
  change: (row: MedicationRow, now: Date, tx: Tx) => Promise<Partial<NewMedication>>,
): Promise<Medication> {
  const { done, elderId, medicationId } = requested;
  const access = await mayWrite(platform, writer, elderId);
  const now = platform.clock.now();
  const row = await inTransaction(platform, async (tx) => {
    const held = await lockMedication(tx, elderId, medicationId);
    if (!held) throw new Problem(coreErrors['not-found']);
    if (held.stoppedAt) throw new Problem(medicationsErrors['medication-stopped']);
    const next = { ...(await change(held, now, tx)), updatedAt: now };
    // With enough pills, the next refill warning may be sent again.
    const enough = !isLow({ ...held, ...next }, now);
    const after = await updateMedication(tx, held.id, {
      ...next,
      ...(enough ? { refillWarnedAt: null } : {}),
    });
    const by = writer.principal.personId;
    await keepJournal(tx, { before: held, after }, { ...done, by, at: now });
    await announce(tx, elderId);
    if (done.kind !== 'refilled') {
      await tellMedicine(platform, tx, access, { done: done.kind, id: held.id });
    }
    return after;
  });
  return answer(platform, access, writer, row);
}

const news = {
  begun: 'medicineBegun',
  changed: 'medicineChanged',
  stopped: 'medicineStopped',
} as const;

function tellMedicine(
  platform: Platform,
  tx: Tx,
  access: ElderAccess,
  { done, id }: { readonly done: keyof typeof news; readonly id: string },
) {
  const link = links.medications(access.elderId);
  return tellWriting(platform, tx, access, { writing: news[done], ref: id, link });
}

async function announce(tx: Tx, elderId: string): Promise<void> {
  tx.changed('medications', [elderId, ...(await circleWith(tx, elderId, 'health:read'))]);
}

async function answer(
  platform: Platform,
  access: ElderAccess,
  { allergySources, locale }: Writer,
  row: MedicationRow,
): Promise<Medication> {
  const [shown] = await showMedications(platform, access, { allergySources, locale, only: row.id });
  if (!shown) throw new Problem(coreErrors['not-found']);
  return shown;
}
