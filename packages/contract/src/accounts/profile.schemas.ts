import * as z from 'zod/mini';
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
