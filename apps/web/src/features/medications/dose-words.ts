import type { DoseState, Meal, MedicineForm } from '@hafi/contract/medications/medication-terms';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** The names of the forms of medicines. */
export const formNames: Record<MedicineForm, MessageDescriptor> = {
  tablet: msg`Tablet`,
  capsule: msg`Capsule`,
  syrup: msg`Syrup`,
  drops: msg`Drops`,
  injection: msg`Injection`,
  inhaler: msg`Inhaler`,
  ointment: msg`Ointment`,
};

/** The amount of a dose as text. `written` is the number formatted for the language. */
export const doseAmounts: Record<
  MedicineForm,
  (count: number, written: string) => MessageDescriptor
> = {
  tablet: (count, written) =>
    msg`${plural(count, { one: `${written} tablet`, other: `${written} tablets` })}`,
  capsule: (count, written) =>
    msg`${plural(count, { one: `${written} capsule`, other: `${written} capsules` })}`,
  syrup: (count, written) =>
    msg`${plural(count, { one: `${written} spoon`, other: `${written} spoons` })}`,
  drops: (count, written) =>
    msg`${plural(count, { one: `${written} drop`, other: `${written} drops` })}`,
  injection: (count, written) =>
    msg`${plural(count, { one: `${written} injection`, other: `${written} injections` })}`,
  inhaler: (count, written) =>
    msg`${plural(count, { one: `${written} puff`, other: `${written} puffs` })}`,
  ointment: (count, written) =>
    msg`${plural(count, { one: `${written} time`, other: `${written} times` })}`,
};

/** When to take a dose relative to food; null where it does not matter. */
export const mealNames: Record<Meal, MessageDescriptor> = {
  any: msg`It does not matter`,
  'before-food': msg`before food`,
  'with-food': msg`with food`,
  'after-food': msg`after food`,
};

/** The state of a dose in one or two words. */
export const stateNames: Record<DoseState, MessageDescriptor> = {
  upcoming: msg`To come`,
  due: msg`Due now`,
  taken: msg`Taken`,
  late: msg`Taken late`,
  skipped: msg`Skipped`,
  missed: msg`Missed`,
};
