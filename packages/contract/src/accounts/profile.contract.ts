import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { emergencyContact, medicalSummary } from './profile.schemas.ts';

export const getEmergencyContact = endpoint({
  method: 'GET',
  path: '/api/profile/contact',
  access: 'signed-in',
  topics: ['accounts'],
  summary:
    'Whom to call when something happens to the signed-in person; null while nobody is named.',
  output: dataOf(z.nullable(emergencyContact)),
});

export const putEmergencyContact = endpoint({
  method: 'PUT',
  path: '/api/profile/contact',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Name whom to call, in place of who was named before.',
  body: emergencyContact,
  output: dataOf(emergencyContact),
});

export const removeEmergencyContact = endpoint({
  method: 'DELETE',
  path: '/api/profile/contact',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Name nobody any more. Harmless when nobody was.',
  output: dataOf(z.null()),
});

export const getMedicalSummary = endpoint({
  method: 'GET',
  path: '/api/profile/medical-summary',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'The own medical card: what helpers must know in an emergency.',
  output: dataOf(medicalSummary),
});

export const putMedicalSummary = endpoint({
  method: 'PUT',
  path: '/api/profile/medical-summary',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Replace the own medical card, all parts at once.',
  body: medicalSummary,
  output: dataOf(medicalSummary),
});
