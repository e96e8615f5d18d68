import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { day, id, text } from '../core/fields.ts';
import {
  dose,
  doseDay,
  doseEntry,
  medication,
  medicationChange,
  medicationInput,
  medicationWarning,
} from './medication.schemas.ts';
import { medicationsErrors as errors } from './medications.errors.ts';

const elder = z.object({ id });
const oneOfElder = z.object({ id, medicationId: id });

export const listMedications = endpoint({
  method: 'GET',
  path: '/api/elders/:id/medications',
  access: 'signed-in',
  topics: ['medications', 'record'],
  localised: true,
  summary: "An elder's medicines: those taken now by name, then those ended, newest first.",
  params: elder,
  output: dataOf(z.array(medication)),
});

export const addMedication = endpoint({
  method: 'POST',
  path: '/api/elders/:id/medications',
  access: 'signed-in',
  topics: ['medications'],
  summary: 'Add a medicine. Its doses are planned and reminded of from now on.',
  params: elder,
  body: medicationInput,
  output: dataOf(medication),
  status: 201,
  errors: [errors['too-many-medications'], errors['medicine-warned'], errors['allergy-warned']],
});

export const checkMedicationName = endpoint({
  method: 'GET',
  path: '/api/elders/:id/medications/warnings',
  access: 'signed-in',
  topics: ['medications', 'record'],
  summary:
    'What speaks against a medicine: allergies and medicines taken already, compared by substance and class. A name that is not known is said to be unchecked. No medical advice.',
  params: elder,
  query: z.object({ name: text(80) }),
  output: dataOf(z.array(medicationWarning)),
});

export const checkAllergy = endpoint({
  method: 'GET',
  path: '/api/elders/:id/medications/allergy-warnings',
  access: 'signed-in',
  topics: ['medications', 'record'],
  summary:
    'The medicines taken now against which an allergy speaks, before it is written down. No medical advice.',
  params: elder,
  query: z.object({ substance: text(120) }),
  output: dataOf(z.array(medicationWarning)),
});

export const changeMedication = endpoint({
  method: 'PUT',
  path: '/api/elders/:id/medications/:medicationId',
  access: 'signed-in',
  topics: ['medications'],
  summary: 'Change a medicine and its plan from now on; doses of the past stay as they were.',
  params: oneOfElder,
  body: medicationInput,
  output: dataOf(medication),
  errors: [errors['medication-stopped'], errors['medicine-warned'], errors['allergy-warned']],
});

export const stopMedication = endpoint({
  method: 'POST',
  path: '/api/elders/:id/medications/:medicationId/stop',
  access: 'signed-in',
  topics: ['medications'],
  summary: 'Stop a medicine. It is kept as history and no longer reminded of.',
  params: oneOfElder,
  body: z.optional(z.object({ reason: z.optional(z.union([z.literal(''), text(200)])) })),
  output: dataOf(medication),
  errors: [errors['medication-stopped']],
});

export const refillMedication = endpoint({
  method: 'POST',
  path: '/api/elders/:id/medications/:medicationId/refill',
  access: 'signed-in',
  topics: ['medications'],
  summary: 'Add bought pills to those left.',
  params: oneOfElder,
  body: z.object({
    pills: z.number().check(z.gte(0.5), z.lte(1000), z.multipleOf(0.5)),
  }),
  output: dataOf(medication),
  errors: [errors['medication-stopped']],
});

export const listMedicationChanges = endpoint({
  method: 'GET',
  path: '/api/elders/:id/medications/:medicationId/history',
  access: 'signed-in',
  topics: ['medications'],
  localised: true,
  summary: 'What was done with a medicine, by whom and when, the newest first; a hundred at most.',
  params: oneOfElder,
  output: dataOf(z.array(medicationChange)),
});

export const listDoses = endpoint({
  method: 'GET',
  path: '/api/elders/:id/doses',
  access: 'signed-in',
  topics: ['medications'],
  summary: "An elder's doses of one Kigali day, today when not said, with how each stands.",
  params: elder,
  query: z.object({ day: z.optional(day) }),
  output: dataOf(doseDay),
});

export const recordDose = endpoint({
  method: 'POST',
  path: '/api/elders/:id/doses',
  access: 'signed-in',
  topics: ['medications'],
  summary:
    'Say that a dose was taken or skipped, or take that back. Sent again with the same id, or for the same dose, it counts once.',
  params: elder,
  body: doseEntry,
  output: dataOf(dose),
  status: 201,
  errors: [
    errors['dose-not-planned'],
    errors['dose-too-early'],
    errors['dose-too-old'],
    errors['dose-recorded'],
    errors['most-per-day-reached'],
    errors['dose-too-soon'],
    errors['medication-stopped'],
  ],
});
