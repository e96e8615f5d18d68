import { dayInKigali } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { prescription } from '@hafi/contract/exchange/prescription.schemas';
import { medicationsErrors } from '@hafi/contract/medications/medications.errors';
import type { Locale } from '@hafi/i18n/locales';
import type * as z from 'zod/mini';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openHealth, requireAccess } from '../../circle/circle.public.ts';
import { addMadeDocument } from '../../documents/documents.public.ts';
import { referrerOf } from '../referral/write-referral.ts';
import { gatherSummary, type MedicineSource } from '../summary/gather-summary.ts';
import { summaryPdf } from '../summary/summary-pdf.ts';
import { prescriptionTexts as texts } from './prescription.messages.ts';
import { type Prescribed, prescriptionWords } from './prescription-words.ts';

/** Reads a medicine of an elder to prescribe it: null for none, `stopped` for one that has ended. */
export type PrescribedSource = (
  of: { readonly elderId: string; readonly medicationId: string },
  locale: Locale,
) => Promise<Prescribed | 'stopped' | null>;

/**
 * Writes the prescription of a medicine and keeps it as a document of the elder.
 * @throws Problem not-found for anyone who may not read and write the elder's health and for an unknown
 * medicine, medication-stopped, allergy-warned without the reason, documents-full
 */
export async function writePrescription(
  platform: Platform,
  caller: Principal,
  of: { readonly elderId: string; readonly medicationId: string },
  written: z.output<typeof prescription>,
  wanted: {
    readonly locale: Locale;
    readonly medicines: MedicineSource;
    readonly prescribed: PrescribedSource;
  },
): Promise<{ id: string }> {
  const { clock, translate } = platform;
  const { locale, medicines, prescribed } = wanted;
  const { elderId } = of;
  await requireAccess(platform, caller, elderId, 'health:write');
  await openHealth(platform, caller, elderId, 'summary');
  const medicine = await prescribed(of, locale);
  const facts = await gatherSummary(platform, elderId, { locale, medicines, reader: 'link' });
  if (!facts || !medicine) throw new Problem(coreErrors['not-found']);
  if (medicine === 'stopped') throw new Problem(medicationsErrors['medication-stopped']);
  if (medicine.isAllergic && !written.allergyReason) {
    throw new Problem(medicationsErrors['allergy-warned']);
  }
  const at = clock.now();
  const by = await referrerOf(platform, caller.personId);
  const bytes = await summaryPdf(
    prescriptionWords(platform, locale, facts, { medicine, written, by, at }),
  );
  return addMadeDocument(platform, caller, elderId, {
    bytes,
    mediaType: 'application/pdf',
    title: translate(locale, texts.document, { medicine: medicine.name }),
    kind: 'prescription',
    date: dayInKigali(at),
  });
}
