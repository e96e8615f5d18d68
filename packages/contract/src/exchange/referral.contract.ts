import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { documentErrors } from '../documents/documents.errors.ts';
import { referral } from './referral.schemas.ts';

export const writeReferral = endpoint({
  method: 'POST',
  path: '/api/elders/:id/referrals',
  access: ['DOCTOR'],
  topics: ['documents'],
  localised: true,
  summary:
    'Write a letter that refers a patient to somebody: the reason, findings, readings, illnesses with their codes and medicines as a PDF, kept among the documents.',
  params: z.object({ id }),
  body: referral,
  /** The id of the document. */
  output: dataOf(z.object({ id })),
  status: 201,
  errors: [documentErrors['documents-full']],
  heavy: { perHour: 30 },
});
