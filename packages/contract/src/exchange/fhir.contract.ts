import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { recordErrors as errors } from '../record/record.errors.ts';

const params = z.object({ id });

export const exportFhir = endpoint({
  method: 'GET',
  path: '/api/elders/:id/fhir',
  access: 'signed-in',
  topics: [],
  summary:
    "Everything of an elder's health as one FHIR R4 bundle: people, consents, visits, vitals, medicines, allergies, conditions.",
  params,
  output: 'application/fhir+json',
});

/** Most resources of one import: a year of readings at four a day, with room. */
export const mostImported = 2000;

export const importFhir = endpoint({
  method: 'POST',
  path: '/api/elders/:id/fhir',
  access: 'signed-in',
  topics: ['vitals', 'record', 'alerts'],
  summary:
    'Take Observations of vital signs over from a FHIR R4 bundle or a single Observation. The same again is kept once.',
  params,
  body: z.looseObject({ resourceType: z.enum(['Bundle', 'Observation']) }),
  output: dataOf(
    z.object({
      imported: z.int(),
      /** Those that were there already. */
      repeated: z.int(),
      /** What was not taken over, by its place in the bundle (from 0), with the reason in words. */
      skipped: z.array(z.object({ index: z.int(), message: z.string() })),
    }),
  ),
  errors: [errors['not-fhir']],
});
