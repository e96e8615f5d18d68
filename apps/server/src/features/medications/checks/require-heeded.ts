import { Problem } from '@hafi/contract/core/problem';
import type { MedicationInput } from '@hafi/contract/medications/medication.schemas';
import { medicationsErrors } from '@hafi/contract/medications/medications.errors';
import type { Tx } from '../../../platform/db/tx.ts';
import { statusOf } from '../medication.presenter.ts';
import { findMedications } from '../medications.repo.ts';
import { type AllergySource, readAllergies } from '../show-medications.ts';
import { medicineWarnings } from './medicine-warnings.ts';

/**
 * Lets a medicine pass only when nothing speaks against it, or the writer has confirmed it after
 * reading the warnings; also where an allergy was added while the form was open. An allergy asks for
 * more than a press: the reason, which the history keeps.
 * @throws Problem medicine-warned, allergy-warned
 */
export async function requireHeeded(
  tx: Tx,
  { allergySources }: { readonly allergySources: readonly AllergySource[] },
  requested: {
    readonly elderId: string;
    readonly input: Pick<MedicationInput, 'allergyReason' | 'confirmed' | 'name'>;
    readonly now: Date;
    /** The medicine itself, when it is changed. */
    readonly except?: string;
  },
): Promise<void> {
  const { elderId, except, input, now } = requested;
  if (input.allergyReason) return;
  const taken = (await findMedications(tx, elderId))
    .filter((row) => row.id !== except && statusOf(row, now) === 'active')
    .map(({ name }) => name);
  const allergies = await readAllergies(tx, elderId, allergySources);
  const warnings = medicineWarnings(input.name, { allergies, taken });
  if (warnings.some(({ kind }) => kind === 'allergy')) {
    throw new Problem(medicationsErrors['allergy-warned']);
  }
  const isTelling = warnings.some(
    ({ kind }) => kind !== 'unchecked' && kind !== 'allergy-unchecked',
  );
  if (isTelling && !input.confirmed) throw new Problem(medicationsErrors['medicine-warned']);
}
