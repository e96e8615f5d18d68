import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { MedicationChange } from '@hafi/contract/medications/medication.schemas';
import type { Locale } from '@hafi/i18n/locales';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { openHealth } from '../circle/circle.public.ts';
import { journalWords } from './journal-words.ts';
import { findChangesOf } from './medication-changes.repo.ts';

/** The most entries to show. */
const most = 100;

/**
 * A medicine's history, newest first.
 * @throws Problem not-found without access to the elder, and for a medicine that is not the elder's
 */
export async function listChanges(
  platform: Platform,
  principal: Principal,
  { elderId, locale, medicationId }: { elderId: string; locale: Locale; medicationId: string },
): Promise<MedicationChange[]> {
  const { db, translate } = platform;
  await openHealth(platform, principal, elderId, 'medications');
  const rows = await findChangesOf(db, { elderId, medicationId, limit: most });
  if (rows.length === 0) throw new Problem(coreErrors['not-found']);
  const people = await findPeople(db, [...new Set(rows.map(({ by }) => by))]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    by: row.by === elderId ? null : people.get(row.by)?.name || null,
    ...journalWords(row, { locale, translate }),
  }));
}
