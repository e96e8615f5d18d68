/** What a medicine looks like, so that it is taken from the right box. FHIR R4 Medication.form. */
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

/** How a dose stands to food. FHIR R4 Timing.repeat.when: AC, C and PC. */
export const meals = ['any', 'before-food', 'with-food', 'after-food'] as const;
export type Meal = (typeof meals)[number];

/** FHIR R4 MedicationStatement.status, those that we use: `completed` is past its last day. */
export const medicationStatuses = ['active', 'completed', 'stopped'] as const;
export type MedicationStatus = (typeof medicationStatuses)[number];

/** What is done with a medicine, as its history tells it. */
export const medicationChangeKinds = ['begun', 'changed', 'refilled', 'stopped'] as const;
export type MedicationChangeKind = (typeof medicationChangeKinds)[number];

/** What somebody says of a dose. `undone` takes back what they said before. */
export const doseAnswers = ['taken', 'skipped', 'undone'] as const;
export type DoseAnswer = (typeof doseAnswers)[number];

/** How a dose stands. `late` was taken, but later than {@link lateAfterMinutes}. */
export const doseStates = ['upcoming', 'due', 'taken', 'late', 'skipped', 'missed'] as const;
export type DoseState = (typeof doseStates)[number];

/** A dose taken more minutes than this after its time is late. */
export const lateAfterMinutes = 60;

/** So many hours before its time a dose may be marked as taken. */
export const earlyHours = 3;

/** So many days back a dose may be written down: what was entered without network comes late. */
export const entryDays = 31;

/** A clock of a phone may be ahead of ours by so many minutes. */
export const clockLeewayMinutes = 5;

/** How many medicines one elder may have at a time. */
export const mostMedications = 40;

/** SPEC.md's pill bar is full at so many pills. */
export const pillBarScale = 60;

/** What is set for a medicine unless somebody chooses otherwise. */
export const medicationDefaults = {
  refillDays: 7,
  remindAgainMinutes: 30,
  tellCircleMinutes: 60,
} as const;
