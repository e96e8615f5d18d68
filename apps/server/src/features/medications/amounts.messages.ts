import type { MedicineForm } from '@hafi/contract/medications/medication-terms';

/** The amount of one dose. `written` is the number formatted for the language. */
export const amounts: Readonly<
  Record<MedicineForm, { readonly id: string; readonly message: string }>
> = {
  tablet: /*i18n*/ {
    id: 'medications.amount.tablet',
    message: '{count, plural, one {{written} tablet} other {{written} tablets}}',
  },
  capsule: /*i18n*/ {
    id: 'medications.amount.capsule',
    message: '{count, plural, one {{written} capsule} other {{written} capsules}}',
  },
  syrup: /*i18n*/ {
    id: 'medications.amount.syrup',
    message: '{count, plural, one {{written} spoon} other {{written} spoons}}',
  },
  drops: /*i18n*/ {
    id: 'medications.amount.drops',
    message: '{count, plural, one {{written} drop} other {{written} drops}}',
  },
  injection: /*i18n*/ {
    id: 'medications.amount.injection',
    message: '{count, plural, one {{written} injection} other {{written} injections}}',
  },
  inhaler: /*i18n*/ {
    id: 'medications.amount.inhaler',
    message: '{count, plural, one {{written} puff} other {{written} puffs}}',
  },
  ointment: /*i18n*/ {
    id: 'medications.amount.ointment',
    message: '{count, plural, one {{written} time} other {{written} times}}',
  },
};

/** How many of the doses of the last days were taken. */
export const takenOf = /*i18n*/ {
  id: 'medications.taken-of',
  message: '{taken} of {due} taken in {days} days',
};
