import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { documentErrors } from '../documents/documents.errors.ts';
import { medicationsErrors } from '../medications/medications.errors.ts';
import { prescription } from './prescription.schemas.ts';

export const writePrescription = endpoint({
  method: 'POST',
  path: '/api/elders/:id/medications/:medicationId/prescription',
  access: ['DOCTOR'],
  topics: ['documents'],
  localised: true,
  summary:
    'Write the prescription of a medicine that the patient takes: medicine, dose, days, quantity and allergies as a PDF with the name and licence number of the doctor, kept among the documents. Nothing is computed of a dose.',
  params: z.object({ id, medicationId: id }),
  body: prescription,
  /** The id of the document. */
  output: dataOf(z.object({ id })),
  status: 201,
  errors: [
    documentErrors['documents-full'],
    medicationsErrors['medication-stopped'],
    medicationsErrors['allergy-warned'],
  ],
  heavy: { perHour: 30 },
});
