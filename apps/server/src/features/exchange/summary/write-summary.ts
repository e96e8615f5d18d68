import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Locale } from '@hafi/i18n/locales';
import type { Platform } from '../../../platform/platform.ts';
import { gatherSummary, type MedicineSource } from './gather-summary.ts';
import { summaryPdf } from './summary-pdf.ts';
import { type Shared, summaryWords } from './summary-words.ts';

/** The language of the summary, and the source of medicines. */
export interface Wanted {
  readonly locale: Locale;
  readonly medicines: MedicineSource;
}

/**
 * Writes the summary as PDF; callers must have checked access. `shared`: as a link opens it, with the
 * link on it and without what only a reader with an account needs.
 * @throws Problem not-found when the elder no longer exists
 */
export async function writeSummary(
  platform: Platform,
  elderId: string,
  wanted: Wanted,
  { by, shared }: { readonly by: string; readonly shared: Shared | null },
): Promise<Uint8Array> {
  const reader = shared ? 'link' : 'account';
  const facts = await gatherSummary(platform, elderId, { ...wanted, reader });
  if (!facts) throw new Problem(coreErrors['not-found']);
  const written = { at: platform.clock.now(), by, shared };
  return summaryPdf(summaryWords(platform, wanted.locale, facts, written));
}
