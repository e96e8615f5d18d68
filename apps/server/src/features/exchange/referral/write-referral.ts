import { dayInKigali } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { referral } from '@hafi/contract/exchange/referral.schemas';
import type { Locale } from '@hafi/i18n/locales';
import type * as z from 'zod/mini';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { openHealth, requireAccess } from '../../circle/circle.public.ts';
import { doctorOfPerson } from '../../doctors/doctors.public.ts';
import { addMadeDocument } from '../../documents/documents.public.ts';
import { checkedLicenceOf } from '../../vetting/vetting.public.ts';
import { gatherSummary, type MedicineSource } from '../summary/gather-summary.ts';
import { summaryPdf } from '../summary/summary-pdf.ts';
import { referralTexts as texts } from './referral.messages.ts';
import { type Referrer, referralWords } from './referral-words.ts';

/** Who signs a paper as a doctor. */
export async function referrerOf({ db }: Platform, personId: string): Promise<Referrer> {
  const practice = await doctorOfPerson(db, personId);
  const person = (await findPeople(db, [personId])).get(personId);
  return {
    practice,
    name: practice?.name ?? person?.name ?? '',
    licence: await checkedLicenceOf(db, personId),
  };
}

/**
 * Writes a letter of referral and keeps it as a document of the elder.
 * @throws Problem not-found for anyone who may not read and write the elder's health, documents-full
 */
export async function writeReferral(
  platform: Platform,
  caller: Principal,
  elderId: string,
  written: z.output<typeof referral>,
  { locale, medicines }: { readonly locale: Locale; readonly medicines: MedicineSource },
): Promise<{ id: string }> {
  const { clock, translate } = platform;
  const { personId } = caller;
  await requireAccess(platform, caller, elderId, 'health:write');
  await openHealth(platform, caller, elderId, 'summary');
  const facts = await gatherSummary(platform, elderId, { locale, medicines, reader: 'account' });
  if (!facts) throw new Problem(coreErrors['not-found']);
  const at = clock.now();
  const by = await referrerOf(platform, personId);
  const bytes = await summaryPdf(referralWords(platform, locale, facts, { written, by, at }));
  return addMadeDocument(platform, caller, elderId, {
    bytes,
    mediaType: 'application/pdf',
    title: translate(locale, texts.document, { to: written.to }),
    kind: 'referral',
    date: dayInKigali(at),
  });
}
