import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { lateCheckIn } from './checkin.schemas.ts';
import { lateCheckInPage, unassignedCheckIn } from './late-check-in.schemas.ts';

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
    'Say that one looks after an elder who did not check in: for an hour nobody else is told then. The first to say so is named; said again by the same person it counts for another hour.',
  params: z.object({ id, expectedId: id }),
  output: dataOf(lateCheckIn),
});

export const reachLateCheckIn = endpoint({
  method: 'POST',
  path: '/api/elders/:id/late-check-ins/:expectedId/reached',
  access: 'signed-in',
  topics: ['checkins', 'notifications', 'activity'],
  summary:
    'Say that one has reached an elder who did not check in: it ends, and everybody who was told hears it. Nothing happens where it has ended already.',
  params: z.object({ id, expectedId: id }),
  output: dataOf(lateCheckIn),
});

export const listUnassignedCheckIns = endpoint({
  method: 'GET',
  path: '/api/admin/late-check-ins',
  access: ['ADMIN'],
  topics: ['checkins'],
  summary:
    'Elders who did not check in, of whom coordinators were told and whom nobody looks after, or the caller does, the longest waiting first: one line for each.',
  output: dataOf(z.array(unassignedCheckIn)),
});

export const takeUnassignedCheckIn = endpoint({
  method: 'POST',
  path: '/api/admin/late-check-ins/:id/take',
  access: ['ADMIN'],
  topics: ['checkins', 'notifications', 'activity'],
  summary:
    'Say, as a coordinator, that one looks after an elder who did not check in. The family sees who does. It is written in the audit log. The first to say so is named.',
  params: z.object({ id }),
  output: dataOf(lateCheckIn),
});

export const reachUnassignedCheckIn = endpoint({
  method: 'POST',
  path: '/api/admin/late-check-ins/:id/reached',
  access: ['ADMIN'],
  topics: ['checkins', 'notifications', 'activity'],
  summary:
    'Say, as a coordinator, that one has reached an elder who did not check in: it ends, and everybody who was told hears it. It is written in the audit log.',
  params: z.object({ id }),
  output: dataOf(lateCheckIn),
});
