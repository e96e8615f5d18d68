import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id, text } from '../core/fields.ts';
import { recordErrors as errors } from './record.errors.ts';
import {
  allergy,
  allergyChange,
  allergyContent,
  condition,
  conditionChange,
  conditionContent,
  coverage,
  coverageContent,
  healthRecord,
  identity,
} from './record.schemas.ts';

const elder = z.object({ id });
const entry = z.object({ id, entryId: id });
const full = [errors['record-full']] as const;

export const getRecord = endpoint({
  method: 'GET',
  path: '/api/elders/:id/record',
  access: 'signed-in',
  topics: ['record'],
  localised: true,
  summary: "An elder's conditions, allergies, blood type and insurance.",
  params: elder,
  output: dataOf(healthRecord),
});

export const getIdentity = endpoint({
  method: 'GET',
  path: '/api/elders/:id/identity',
  access: 'signed-in',
  topics: ['record'],
  summary:
    "Whom a page is about: an elder's name, age, sex, allergies, phone and insurance, and how long the reader sees it.",
  params: elder,
  output: dataOf(identity),
});

export const addCondition = endpoint({
  method: 'POST',
  path: '/api/elders/:id/conditions',
  access: 'signed-in',
  topics: ['record'],
  localised: true,
  summary: 'Add an illness to the record.',
  params: elder,
  body: conditionContent,
  output: dataOf(condition),
  status: 201,
  errors: full,
});

export const changeCondition = endpoint({
  method: 'PUT',
  path: '/api/elders/:id/conditions/:entryId',
  access: 'signed-in',
  topics: ['record'],
  localised: true,
  summary:
    'Replace an illness of the record. Another name wants a reason; the timeline keeps what stood before.',
  params: entry,
  body: conditionChange,
  output: dataOf(condition),
});

/** Why an entry no longer stands. */
const withdrawal = z.object({ reason: text(300) });

export const withdrawCondition = endpoint({
  method: 'POST',
  path: '/api/elders/:id/conditions/:entryId/withdraw',
  access: 'signed-in',
  topics: ['record'],
  summary:
    'Withdraw an illness that was written down in error, with the reason. It stays in the timeline, and the circle is told.',
  params: entry,
  body: withdrawal,
  output: done,
});

export const addAllergy = endpoint({
  method: 'POST',
  path: '/api/elders/:id/allergies',
  access: 'signed-in',
  topics: ['record'],
  summary: 'Add an allergy to the record.',
  params: elder,
  body: allergyContent,
  output: dataOf(allergy),
  status: 201,
  errors: [...full, errors['allergy-known']],
});

export const changeAllergy = endpoint({
  method: 'PUT',
  path: '/api/elders/:id/allergies/:entryId',
  access: 'signed-in',
  topics: ['record'],
  summary:
    'Replace an allergy of the record: the substance stays, another danger or kind wants a reason, and the timeline keeps what stood before.',
  params: entry,
  body: allergyChange,
  output: dataOf(allergy),
  errors: [errors['substance-stays']],
});

export const withdrawAllergy = endpoint({
  method: 'POST',
  path: '/api/elders/:id/allergies/:entryId/withdraw',
  access: 'signed-in',
  topics: ['record'],
  summary:
    'Withdraw an allergy, with the reason. It stays in the timeline, and the circle is told.',
  params: entry,
  body: withdrawal,
  output: done,
});

export const addCoverage = endpoint({
  method: 'POST',
  path: '/api/elders/:id/coverages',
  access: 'signed-in',
  topics: ['record'],
  summary: 'Add an insurance to the record.',
  params: elder,
  body: coverageContent,
  output: dataOf(coverage),
  status: 201,
  errors: full,
});

export const changeCoverage = endpoint({
  method: 'PUT',
  path: '/api/elders/:id/coverages/:entryId',
  access: 'signed-in',
  topics: ['record'],
  summary: 'Replace an insurance of the record.',
  params: entry,
  body: coverageContent,
  output: dataOf(coverage),
});

export const removeCoverage = endpoint({
  method: 'DELETE',
  path: '/api/elders/:id/coverages/:entryId',
  access: 'signed-in',
  topics: ['record'],
  summary: 'Take an insurance out of the record.',
  params: entry,
  output: done,
});
