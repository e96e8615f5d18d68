import type { Medication, MedicationWarning } from '@hafi/contract/medications/medication.schemas';
import type { Locale } from '@hafi/i18n/locales';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { openHealth } from '../circle/circle.public.ts';
import { allergyWarnings, medicineWarnings } from './checks/medicine-warnings.ts';
import { statusOf } from './medication.presenter.ts';
import { findMedications } from './medications.repo.ts';
import { type AllergySource, readAllergies, showMedications } from './show-medications.ts';

/**
 * An elder's current medicines, then the former ones.
 * @throws Problem not-found without access to the elder
 */
export async function listMedications(
  platform: Platform,
  principal: Principal,
  requested: { elderId: string; locale: Locale; allergySources: readonly AllergySource[] },
): Promise<Medication[]> {
  const access = await openHealth(platform, principal, requested.elderId, 'medications');
  return showMedications(platform, access, requested);
}

/** The elder, and where their allergies are written. */
interface Requested {
  readonly elderId: string;
  readonly allergySources: readonly AllergySource[];
}

/** The names of the medicines that an elder takes now. */
async function takenNow({ clock, db }: Platform, elderId: string): Promise<string[]> {
  const now = clock.now();
  const all = await findMedications(db, elderId);
  return all.filter((row) => statusOf(row, now) === 'active').map(({ name }) => name);
}

/**
 * Warnings about a medicine, before it is added.
 * @throws Problem not-found without access to the elder
 */
export async function checkName(
  platform: Platform,
  principal: Principal,
  { allergySources, elderId, name }: Requested & { readonly name: string },
): Promise<MedicationWarning[]> {
  await openHealth(platform, principal, elderId, 'medications');
  const taken = await takenNow(platform, elderId);
  const allergies = await readAllergies(platform.db, elderId, allergySources);
  return medicineWarnings(name, { allergies, taken });
}

/**
 * The medicines taken now against which an allergy speaks, before it is written down.
 * @throws Problem not-found without access to the elder
 */
export async function checkAllergy(
  platform: Platform,
  principal: Principal,
  { elderId, substance }: { readonly elderId: string; readonly substance: string },
): Promise<MedicationWarning[]> {
  await openHealth(platform, principal, elderId, 'medications');
  return allergyWarnings(substance, await takenNow(platform, elderId));
}
