import * as z from 'zod/mini';
import { phone, text, typedName } from '../core/fields.ts';

/** ABO group and Rhesus factor, as written on a blood donor's card. */
export const bloodTypes = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export type BloodType = (typeof bloodTypes)[number];

/** What the contact is to the person. */
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

/** Whom to call in an emergency. Named after FHIR R4 `Patient.contact`. */
export const emergencyContact = z.object({
  name: typedName,
  relationship: z.enum(relationships),
  phoneNumber: phone,
});
export type EmergencyContact = z.output<typeof emergencyContact>;

/** Longest text of each part of the medical summary, in characters: helpers read it urgently. */
export const medicalTextLimit = 1000;

const words = z.nullable(text(medicalTextLimit));

/**
 * What a helper must know in an emergency, in the person's own words; null where nothing was
 * entered.
 */
export const medicalSummary = z.object({
  bloodType: z.nullable(z.enum(bloodTypes)),
  allergies: words,
  medications: words,
  conditions: words,
  emergencyNotes: words,
});
export type MedicalSummary = z.output<typeof medicalSummary>;
