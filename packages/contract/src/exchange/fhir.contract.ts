import * as z from 'zod/mini';
import { accountsErrors } from '../accounts/accounts.errors.ts';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id, locale } from '../core/fields.ts';
import { recordErrors as errors } from '../record/record.errors.ts';

const params = z.object({ id });

export const exportFhir = endpoint({
  method: 'GET',
  path: '/api/elders/:id/fhir',
  access: 'signed-in',
  topics: [],
  summary:
    "Everything of an elder's health as one FHIR R4 bundle: people, consents, appointments, home visits, vitals, medicines, allergies, conditions, insurances, documents and signed notes.",
  params,
  output: 'application/fhir+json',
  errors: [accountsErrors['confirm-first']],
  heavy: { perHour: 60 },
});

export const exportIps = endpoint({
  method: 'GET',
  path: '/api/elders/:id/ips',
  access: 'signed-in',
  topics: [],
  localised: true,
  summary:
    "An elder's International Patient Summary: a FHIR R4 document of illnesses, allergies, medicines and the latest readings, its titles and texts in the language that is asked for.",
  params,
  query: z.object({ locale: z.optional(locale) }),
  output: 'application/fhir+json',
  errors: [accountsErrors['confirm-first']],
  heavy: { perHour: 60 },
});

export const fhirMetadata = endpoint({
  method: 'GET',
  path: '/api/fhir/metadata',
  access: 'public',
  topics: [],
  summary: 'What Hafi can exchange as FHIR R4 (CapabilityStatement), for programs.',
  output: 'application/fhir+json',
});

/** Most Observations per import: a year of readings at four a day, with room to spare. */
export const mostImported = 2000;

/** Largest import, in bytes: that many Observations of Hafi's own export, with everything else in it. */
export const largestImport = 4 * 1024 * 1024;

/** Imports of one person per hour. */
export const importsPerHour = 20;

export const importFhir = endpoint({
  method: 'POST',
  path: '/api/elders/:id/fhir',
  access: 'signed-in',
  topics: ['vitals', 'record', 'alerts'],
  summary:
    'Take Observations of vital signs over from a FHIR R4 bundle or a single Observation: at most 2,000 of them, of 1,000 patients, in 10,000 entries and 4 MB, 20 times an hour. Only what is about this person is taken, and the same again is kept once. Where `patients` of the file may be this person, the same is sent again as the `resource` of Parameters that name as `patient` (valueString) each `reference` of which somebody has said so.',
  params,
  body: z.looseObject({ resourceType: z.enum(['Bundle', 'Observation', 'Parameters']) }),
  largeBody: { max: largestImport, tooLarge: errors['fhir-too-large'] },
  output: dataOf(
    z.object({
      imported: z.int(),
      /** Resources that were already there. */
      repeated: z.int(),
      /** Readings that were replaced, because their resource has changed. */
      replaced: z.int(),
      /** Readings that were marked as wrong, because their resource says so now. */
      removed: z.int(),
      /** Skipped resources, by index in the bundle (from 0), with the reason as text. */
      skipped: z.array(z.object({ index: z.int(), message: z.string() })),
      /**
       * Patients of the file who may be this person, but not surely: nothing of them is taken until
       * somebody says of that very `reference` that it is this person.
       */
      patients: z.array(
        z.object({
          reference: z.string(),
          name: z.string(),
          birthdate: z.nullable(z.string()),
          /** How many Observations are about this patient. */
          entries: z.int(),
        }),
      ),
    }),
  ),
  errors: [errors['not-fhir']],
  heavy: { perHour: importsPerHour },
});
