import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { personName, phone, text } from '../core/fields.ts';

/** ABO group and Rhesus factor, as they are written on a blood donor's card. */
export const bloodTypes = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export type BloodType = (typeof bloodTypes)[number];

/** How somebody stands to the person they are called for. */
export const relationships = [
  'spouse',
  'child',
  'grandchild',
  'sibling',
  'parent',
  'relative',
  'neighbour',
  'friend',
  'caregiver',
] as const;
export type Relationship = (typeof relationships)[number];

/** Whom to call when something happens. Named after FHIR R4 `Patient.contact`. */
export const emergencyContact = z.object({
  name: personName,
  relationship: z.enum(relationships),
  phoneNumber: phone,
});
export type EmergencyContact = z.output<typeof emergencyContact>;

/** How long each part of the medical summary may be, in characters: a helper reads it in a hurry. */
export const medicalTextLimit = 1000;

const words = z.nullable(text(medicalTextLimit));

/** What a helper must know in an emergency, in the person's own words; null where nothing is said. */
export const medicalSummary = z.object({
  bloodType: z.nullable(z.enum(bloodTypes)),
  allergies: words,
  medications: words,
  conditions: words,
  emergencyNotes: words,
});
export type MedicalSummary = z.output<typeof medicalSummary>;

export const getEmergencyContact = endpoint({
  method: 'GET',
  path: '/api/profile/contact',
  access: 'signed-in',
  summary:
    'Whom to call when something happens to the signed-in person; null while nobody is named.',
  output: dataOf(z.nullable(emergencyContact)),
});

export const putEmergencyContact = endpoint({
  method: 'PUT',
  path: '/api/profile/contact',
  access: 'signed-in',
  summary: 'Name whom to call, in place of who was named before.',
  body: emergencyContact,
  output: dataOf(emergencyContact),
});

export const removeEmergencyContact = endpoint({
  method: 'DELETE',
  path: '/api/profile/contact',
  access: 'signed-in',
  summary: 'Name nobody any more. Harmless when nobody was.',
  output: dataOf(z.null()),
});

export const getMedicalSummary = endpoint({
  method: 'GET',
  path: '/api/profile/medical-summary',
  access: 'signed-in',
  summary: 'The own medical card: what helpers must know in an emergency.',
  output: dataOf(medicalSummary),
});

export const putMedicalSummary = endpoint({
  method: 'PUT',
  path: '/api/profile/medical-summary',
  access: 'signed-in',
  summary: 'Write the own medical card anew, all parts at once.',
  body: medicalSummary,
  output: dataOf(medicalSummary),
});
