import type {
  Meal,
  MedicationChangeKind,
  MedicineForm,
} from '@hafi/contract/medications/medication-terms';
import type { Regimen } from './medications.tables.ts';

type Text = { readonly id: string; readonly message: string };

/** The kinds of history entries. */
export const journalTitles: Readonly<Record<MedicationChangeKind, Text>> = {
  begun: /*i18n*/ { id: 'medications.journal.begun', message: 'Medicine begun: {name}' },
  changed: /*i18n*/ { id: 'medications.journal.changed', message: 'Medicine changed: {name}' },
  refilled: /*i18n*/ { id: 'medications.journal.refilled', message: 'Bought more: {name}' },
  stopped: /*i18n*/ { id: 'medications.journal.stopped', message: 'Medicine stopped: {name}' },
};

export const journalTexts = {
  bought: /*i18n*/ { id: 'medications.journal.bought', message: 'Added: {count}' },
  other: /*i18n*/ { id: 'medications.journal.other', message: '{what}: {now}. Before: {was}' },
  fresh: /*i18n*/ { id: 'medications.journal.fresh', message: '{what}: {now}' },
  inSpite: /*i18n*/ {
    id: 'medications.journal.in-spite',
    message: 'Although an allergy speaks against it: {reason}',
  },
  gone: /*i18n*/ { id: 'medications.journal.gone', message: '{what}: taken out. Before: {was}' },
};

/** The parts of a regimen that can change. */
export const regimenParts: Readonly<Record<keyof Regimen, Text>> = {
  name: /*i18n*/ { id: 'medications.journal.name', message: 'Name of the medicine' },
  dosage: /*i18n*/ { id: 'medications.journal.dosage', message: 'Strength' },
  form: /*i18n*/ { id: 'medications.journal.form', message: 'Comes as' },
  pillsPerDose: /*i18n*/ { id: 'medications.journal.amount', message: 'At one time' },
  meal: /*i18n*/ { id: 'medications.journal.meal', message: 'Food' },
  note: /*i18n*/ { id: 'medications.journal.note', message: 'Note' },
  schedule: /*i18n*/ { id: 'medications.journal.schedule', message: 'When to take it' },
  endsOn: /*i18n*/ { id: 'medications.journal.end', message: 'Last day' },
  pills: /*i18n*/ { id: 'medications.journal.pills', message: 'Counted' },
};

export const formWords: Readonly<Record<MedicineForm, Text>> = {
  tablet: /*i18n*/ { id: 'medications.form.tablet', message: 'Tablet' },
  capsule: /*i18n*/ { id: 'medications.form.capsule', message: 'Capsule' },
  syrup: /*i18n*/ { id: 'medications.form.syrup', message: 'Syrup' },
  drops: /*i18n*/ { id: 'medications.form.drops', message: 'Drops' },
  injection: /*i18n*/ { id: 'medications.form.injection', message: 'Injection' },
  inhaler: /*i18n*/ { id: 'medications.form.inhaler', message: 'Inhaler' },
  ointment: /*i18n*/ { id: 'medications.form.ointment', message: 'Ointment' },
};

export const mealWords: Readonly<Record<Meal, Text>> = {
  any: /*i18n*/ { id: 'medications.meal.any', message: 'It does not matter' },
  'before-food': /*i18n*/ { id: 'medications.meal.before', message: 'before food' },
  'with-food': /*i18n*/ { id: 'medications.meal.with', message: 'with food' },
  'after-food': /*i18n*/ { id: 'medications.meal.after', message: 'after food' },
};
