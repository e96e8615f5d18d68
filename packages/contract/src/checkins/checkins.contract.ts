import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { checkInPlan, planChange } from './check-in-plan.schemas.ts';
import { checkInWeek, lateCheckIn, newCheckIn } from './checkin.schemas.ts';
import { checkinsErrors } from './checkins.errors.ts';
import { lateCheckInPage } from './late-check-in.schemas.ts';

export const addCheckIn = endpoint({
  method: 'POST',
  path: '/api/check-ins',
  access: ['PATIENT'],
  topics: ['checkins'],
  summary:
    'Says that one is well today; again on the same day, it answers the same, and a mood is added.',
  body: newCheckIn,
  output: dataOf(checkInWeek),
  errors: [checkinsErrors['check-in-too-old']],
});

export const listCheckIns = endpoint({
  method: 'GET',
  path: '/api/check-ins',
  access: ['PATIENT'],
  topics: ['checkins'],
  summary: 'On which of the last seven days one said that one is well.',
  output: dataOf(checkInWeek),
});

export const undoCheckIn = endpoint({
  method: 'DELETE',
  path: '/api/check-ins/today',
  access: ['PATIENT'],
  topics: ['checkins'],
  summary: 'Takes back what was said today.',
  output: dataOf(checkInWeek),
});

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

export const getLateCheckIn = endpoint({
  method: 'GET',
  path: '/api/elders/:id/late-check-ins/:expectedId',
  access: 'signed-in',
  topics: ['checkins', 'circle'],
  summary:
    'A check-in that did not come at its hour, also when it came since: whom to call, who was told and who looks after it.',
  params: z.object({ id, expectedId: id }),
  output: dataOf(lateCheckInPage),
});

export const acknowledgeLateCheckIn = endpoint({
  method: 'POST',
  path: '/api/elders/:id/late-check-ins/:expectedId/acknowledge',
  access: 'signed-in',
  topics: ['checkins', 'notifications', 'activity'],
  summary:
    'Say that one looks after an elder who did not check in: nobody else is told then. The first to say so is named.',
  params: z.object({ id, expectedId: id }),
  output: dataOf(lateCheckIn),
});
