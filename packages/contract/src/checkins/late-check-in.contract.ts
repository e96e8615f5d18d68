import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { lateCheckIn } from './checkin.schemas.ts';
import { lateCheckInPage } from './late-check-in.schemas.ts';

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
