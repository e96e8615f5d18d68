import { isCalendarDay } from '@hafi/base/kigali-time';
import * as z from 'zod/mini';
import { sexes } from '../accounts/account.schemas.ts';
import { bloodTypes } from '../accounts/profile.schemas.ts';
import { anyDay, day, id, instant, text } from '../core/fields.ts';

/** True for an existing calendar date, whole or partial. */
function isPartialDate(typed: string): boolean {
  if (/^\d{4}$/.test(typed)) return typed !== '0000';
  return isCalendarDay(/^\d{4}-\d{2}$/.test(typed) ? `${typed}-01` : typed);
}

/** A date as precise as it is known: `2019`, `2019-05` or `2019-05-21` (FHIR R4 `dateTime`). */
export const partialDate = z.string().check(z.refine(isPartialDate, { error: 'invalid-date' }));

const optionalText = (max: number) => z._default(z.nullable(text(max)), null);

/** FHIR R4 `Condition.clinicalStatus`, without its subtypes. */
export const conditionStatuses = ['active', 'inactive', 'resolved'] as const;

/** A code of the ICD-10 (WHO): a letter and two digits, and up to two digits after a point. */
export const icdCode = z.string().check(z.regex(/^[A-Z]\d{2}(\.\d{1,2})?$/));

/** A condition (FHIR R4 `Condition`). */
export const conditionContent = z.object({
  name: text(120),
  /** What it is in the ICD-10; null where it is only written in words. */
  code: z._default(z.nullable(icdCode), null),
  status: z._default(z.enum(conditionStatuses), 'active'),
  /** When it began, as precise as it is known (`Condition.onset`). */
  since: z._default(z.nullable(partialDate), null),
  note: optionalText(500),
});

/** FHIR R4 `AllergyIntolerance.category`. */
export const allergyKinds = ['medication', 'food', 'environment'] as const;
/** FHIR R4 `AllergyIntolerance.criticality`. */
export const criticalities = ['low', 'high', 'unable-to-assess'] as const;

/** An allergy or intolerance (FHIR R4 `AllergyIntolerance`). */
export const allergyContent = z.object({
  substance: text(120),
  kind: z.enum(allergyKinds),
  criticality: z._default(z.enum(criticalities), 'unable-to-assess'),
  /** What happens on exposure. */
  reaction: optionalText(300),
});

/** Why an entry is changed; required where `entry-changes.ts` says so. */
const why = { reason: optionalText(300) };

/** What replaces an allergy. Its substance stays: for another one it is withdrawn and added. */
export const allergyChange = z.extend(allergyContent, why);

/** What replaces an illness. */
export const conditionChange = z.extend(conditionContent, why);

/** Health insurers: Rwanda's public schemes and the most common private insurers. */
export const insurers = [
  'cbhi',
  'rssb',
  'mmi',
  'sanlam',
  'prime',
  'radiant',
  'britam',
  'old-mutual',
  'eden-care',
  'other',
] as const;

/** An insurance (FHIR R4 `Coverage`). */
export const coverageContent = z
  .object({
    insurer: z.enum(insurers),
    /** The insurer's name, when it is not in the list. */
    insurerName: optionalText(80),
    memberNumber: optionalText(40),
    validUntil: z._default(z.nullable(day), null),
  })
  .check(
    z.refine(({ insurer, insurerName }) => insurer !== 'other' || insurerName !== null, {
      path: ['insurerName'],
      error: 'required',
    }),
  );

/** The fields that every entry of a record has. */
const entry = {
  id,
  /** Who last changed it; null once that account is closed. */
  recordedBy: z.nullable(z.string()),
  recordedAt: instant,
};

export const condition = z.extend(conditionContent, {
  ...entry,
  /** The name in the reader's language, where it has a code and nobody wrote more; else the name. */
  title: z.string(),
});
export const allergy = z.extend(allergyContent, entry);
export const coverage = z.object({
  ...entry,
  insurer: z.enum(insurers),
  insurerName: z.nullable(z.string()),
  memberNumber: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
});
export type Condition = z.output<typeof condition>;
export type Allergy = z.output<typeof allergy>;
export type Coverage = z.output<typeof coverage>;

/** Whom a page is about: stands on every page of somebody else's health. */
export const identity = z.object({
  name: z.string(),
  /** `YYYY-MM-DD`; null when nobody has said it. A year alone is stored as its 1 January. */
  birthdate: z.nullable(anyDay),
  sex: z.nullable(z.enum(sexes)),
  allergies: z.array(z.object({ substance: z.string(), criticality: z.enum(criticalities) })),
  /** When and by whom the last allergy was withdrawn: somebody asked; null when none was ever. */
  allergiesAsked: z.optional(z.nullable(z.object({ at: instant, by: z.nullable(z.string()) }))),
  /** The allergies on the elder's own medical card. */
  ownWords: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  /** The insurances that have not run out. */
  insurances: z.array(
    z.object({
      insurer: z.enum(insurers),
      insurerName: z.nullable(z.string()),
      memberNumber: z.nullable(z.string()),
    }),
  ),
  /** Until when the reader sees the health, where an appointment lets them; null as a member. */
  accessUntil: z.nullable(instant),
});
export type Identity = z.output<typeof identity>;

/** An elder's health record besides readings, medicines and notes. */
export const healthRecord = z.object({
  bloodType: z.nullable(z.enum(bloodTypes)),
  /** What the elder wrote on the medical card. */
  ownWords: z.object({
    allergies: z.nullable(z.string()),
    medications: z.nullable(z.string()),
    conditions: z.nullable(z.string()),
    emergencyNotes: z.nullable(z.string()),
  }),
  conditions: z.array(condition),
  allergies: z.array(allergy),
  coverages: z.array(coverage),
  /** Whether the caller may change it. */
  mayWrite: z.boolean(),
});
export type HealthRecord = z.output<typeof healthRecord>;
