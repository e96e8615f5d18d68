/** The form of a medicine, so that it is taken from the right box (FHIR R4 Medication.form). */
export const medicineForms = [
  'tablet',
  'capsule',
  'syrup',
  'drops',
  'injection',
  'inhaler',
  'ointment',
] as const;
export type MedicineForm = (typeof medicineForms)[number];

/**
 * Most of one dose, so that a slip of the finger is noticed; insulin is counted in units. Our own
 * numbers.
 */
export const mostPerDose: Readonly<Record<MedicineForm, number>> = {
  tablet: 20,
  capsule: 20,
  syrup: 60,
  drops: 60,
  injection: 200,
  inhaler: 20,
  ointment: 20,
};

/** When to take a dose relative to food (FHIR R4 Timing.repeat.when: AC, C and PC). */
export const meals = ['any', 'before-food', 'with-food', 'after-food'] as const;
export type Meal = (typeof meals)[number];

/** The values of FHIR R4 MedicationStatement.status in use; `completed` is past its last day. */
export const medicationStatuses = ['active', 'completed', 'stopped'] as const;
export type MedicationStatus = (typeof medicationStatuses)[number];

/** The kinds of events in a medicine's history. */
export const medicationChangeKinds = ['begun', 'changed', 'refilled', 'stopped'] as const;
export type MedicationChangeKind = (typeof medicationChangeKinds)[number];

/** What a person records for a dose. `undone` retracts the earlier answer. */
export const doseAnswers = ['taken', 'skipped', 'undone'] as const;
export type DoseAnswer = (typeof doseAnswers)[number];

/** The states of a dose. `late` was taken, but later than {@link lateAfterMinutes}. */
export const doseStates = ['upcoming', 'due', 'taken', 'late', 'skipped', 'missed'] as const;
export type DoseState = (typeof doseStates)[number];

/** Minutes after its time when a dose that is taken counts as late. */
export const lateAfterMinutes = 60;

/** How many hours before its time a dose may be marked as taken. */
export const earlyHours = 3;

/** How many days back a dose can be recorded, because entries made offline arrive late. */
export const entryDays = 31;

/**
 * Fewest hours between two doses as needed where nobody has said it: four, the shortest interval
 * that leaflets of common painkillers give, or less where the day's doses would not fit otherwise.
 */
export const leastHoursOf = (schedule: { mostPerDay: number; leastHours?: number | undefined }) =>
  schedule.leastHours ?? Math.min(4, Math.floor(24 / schedule.mostPerDay));

/** Tolerance for a phone's clock that is ahead, in minutes. */
export const clockLeewayMinutes = 5;

/** How many medicines an elder can have at a time. */
export const mostMedications = 40;

/** Number of pills at which the pill bar of SPEC.md is full. */
export const pillBarScale = 60;

/** The default settings of a medicine. */
export const medicationDefaults = {
  refillDays: 7,
  remindAgainMinutes: 30,
  tellCircleMinutes: 60,
} as const;
