import { dayInMs } from '@hafi/base/time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { summaryLinkDays } from '@hafi/contract/exchange/summary.contract';
import type { Locale } from '@hafi/i18n/locales';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { logLinkAccess, openHealth, requireAccess } from '../circle/circle.public.ts';
import { gatherSummary, type MedicineSource } from './gather-summary.ts';
import { summaryPdf } from './summary-pdf.ts';
import { readSummaryToken, type SummaryLink, writeSummaryToken } from './summary-token.ts';
import { summaryWords } from './summary-words.ts';

/** The language of the summary, and the source of medicines. */
interface Wanted {
  readonly locale: Locale;
  readonly medicines: MedicineSource;
}

async function write(platform: Platform, link: SummaryLink, wanted: Wanted): Promise<Uint8Array> {
  const facts = await gatherSummary(platform, link.elderId, wanted);
  if (!facts) throw new Problem(coreErrors['not-found']);
  const sharer = (await findPeople(platform.db, [link.sharerId])).get(link.sharerId);
  const address = `${platform.origin()}/api/summaries/${writeSummaryToken(platform, link)}`;
  const written = { at: platform.clock.now(), by: sharer?.name ?? '', until: link.expiresAt };
  return summaryPdf(summaryWords(platform, wanted.locale, facts, { ...written, link: address }));
}

/**
 * The clinic summary as PDF, with a link that opens it again for a few days.
 * @throws Problem not-found for anyone who may not read the elder's health
 */
export async function getSummary(
  platform: Platform,
  caller: Principal,
  elderId: string,
  wanted: Wanted,
): Promise<Uint8Array> {
  await openHealth(platform, caller, elderId, 'summary');
  const expiresAt = new Date(platform.clock.now().getTime() + summaryLinkDays * dayInMs);
  return write(platform, { elderId, sharerId: caller.personId, expiresAt }, wanted);
}

/**
 * The current summary, for whoever has the link. It works only while the sharer may read the
 * elder's health, so revoking them closes it at once.
 * @throws Problem not-found when the link is expired, altered or closed
 */
export async function openSummary(
  platform: Platform,
  token: string,
  wanted: Wanted,
): Promise<Uint8Array> {
  const link = readSummaryToken(platform, token);
  if (!link) throw new Problem(coreErrors['not-found']);
  const sharer = (await findPeople(platform.db, [link.sharerId])).get(link.sharerId);
  if (!sharer) throw new Problem(coreErrors['not-found']);
  const caller = { personId: sharer.id, roles: sharer.roles as Principal['roles'] };
  const access = await requireAccess(platform, caller, link.elderId, 'health:read');
  await logLinkAccess(platform, access, 'summary');
  return write(platform, link, wanted);
}
