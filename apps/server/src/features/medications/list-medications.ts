import type { Medication, MedicationWarning } from '@hafi/contract/medications/medication.schemas';
import type { Locale } from '@hafi/i18n/locales';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { openHealth } from '../circle/circle.public.ts';
import { statusOf } from './medication.presenter.ts';
import { findMedications } from './medications.repo.ts';
import { nameWarnings } from './name-warnings.ts';
import { type AllergySource, readAllergies, showMedications } from './show-medications.ts';

/**
 * An elder's current medicines, then the former ones.
 * @throws Problem not-found without access to the elder
 */
export async function listMedications(
  platform: Platform,
  principal: Principal,
  asked: { elderId: string; locale: Locale; allergySources: readonly AllergySource[] },
): Promise<Medication[]> {
  const access = await openHealth(platform, principal, asked.elderId, 'medications');
  return showMedications(platform, access, asked);
}

/**
 * Warnings about a medicine's name, before it is added.
 * @throws Problem not-found without access to the elder
 */
export async function checkName(
  platform: Platform,
  principal: Principal,
  asked: { elderId: string; name: string; allergySources: readonly AllergySource[] },
): Promise<MedicationWarning[]> {
  const { allergySources, elderId, name } = asked;
  await openHealth(platform, principal, elderId, 'medications');
  const now = platform.clock.now();
  const taken = (await findMedications(platform.db, elderId))
    .filter((row) => statusOf(row, now) === 'active')
    .map((row) => row.name);
  const allergies = await readAllergies(platform.db, elderId, allergySources);
  return nameWarnings(name, { allergies, taken });
}
