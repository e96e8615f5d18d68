import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { checkInPlan, planChange } from './check-in-plan.schemas.ts';
import { checkinsErrors } from './checkins.errors.ts';

/** The elder's id. */
const params = z.object({ id });

export const getCheckInPlan = endpoint({
  method: 'GET',
  path: '/api/elders/:id/check-in-plan',
  access: 'signed-in',
  topics: ['checkins', 'circle'],
  summary: 'On which days and at what hour an elder is expected to check in.',
  params,
  output: dataOf(checkInPlan),
});

export const changeCheckInPlan = endpoint({
  method: 'PUT',
  path: '/api/elders/:id/check-in-plan',
  access: 'signed-in',
  topics: ['checkins', 'activity'],
  summary: 'Changes the hours, or pauses them until a day; for the elder and who decides for them.',
  params,
  body: planChange,
  output: dataOf(checkInPlan),
  errors: [checkinsErrors['pause-out-of-range']],
});
