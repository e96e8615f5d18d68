import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { uploadErrors } from '../core/uploads.errors.ts';
import { representativeErrors as errors } from './representative.errors.ts';
import { claimReason, claimToCheck, newClaim, ownClaim } from './representative.schemas.ts';

const params = z.object({ id });
const access = ['ADMIN'] as const;

export const getOwnClaim = endpoint({
  method: 'GET',
  path: '/api/elders/:id/circle/representation',
  access: 'signed-in',
  topics: ['circle'],
  summary: 'How the own claim to represent an elder by a court decision stands, for a member.',
  params,
  output: dataOf(ownClaim),
});

export const makeClaim = endpoint({
  method: 'POST',
  path: '/api/elders/:id/circle/representation',
  access: 'signed-in',
  topics: ['circle'],
  summary: 'Claim to represent an elder, with the court document sent to /api/uploads.',
  params,
  body: newClaim,
  output: done,
  errors: [uploadErrors['upload-gone'], errors['claim-waiting'], errors['already-representative']],
});

export const withdrawClaim = endpoint({
  method: 'DELETE',
  path: '/api/elders/:id/circle/representation',
  access: 'signed-in',
  topics: ['circle'],
  summary: 'Take the own claim back while it waits. Its document is deleted.',
  params,
  output: done,
});

export const getOwnClaimFile = endpoint({
  method: 'GET',
  path: '/api/elders/:id/circle/representation/file',
  access: 'signed-in',
  topics: [],
  summary: 'The court document of the own claim.',
  params,
  output: '*/*',
});

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/admin/representatives',
  access,
  topics: ['admin'],
  summary: 'Claims that wait for a coordinator, oldest first, then those that hold.',
  output: dataOf(z.array(claimToCheck)),
});

export const getClaimFile = endpoint({
  method: 'GET',
  path: '/api/admin/representatives/:id/file',
  access,
  topics: [],
  summary: 'The court document of a claim. That it was read is written in the audit log.',
  params,
  output: '*/*',
});

export const confirmClaim = endpoint({
  method: 'POST',
  path: '/api/admin/representatives/:id/confirm',
  access,
  topics: ['admin', 'circle'],
  summary: 'Make the claimant the legal representative, after the document was checked.',
  params,
  output: done,
  errors: [errors['claimant-left']],
});

export const refuseClaim = endpoint({
  method: 'POST',
  path: '/api/admin/representatives/:id/refuse',
  access,
  topics: ['admin', 'circle'],
  summary: 'Refuse a claim that waits, with the reason. Its document is deleted.',
  params,
  body: claimReason,
  output: done,
});

export const endRepresentation = endpoint({
  method: 'POST',
  path: '/api/admin/representatives/:id/end',
  access,
  topics: ['admin', 'circle'],
  summary: 'End a representation that held, such as when a court has ended it, with the reason.',
  params,
  body: claimReason,
  output: done,
});
