import { dataOf, endpoint } from '../core/endpoint.ts';
import { checkInWeek, newCheckIn } from './checkin.schemas.ts';
import { checkinsErrors } from './checkins.errors.ts';

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
