import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { glance } from './glance.schemas.ts';

export const listGlances = endpoint({
  method: 'GET',
  path: '/api/glances',
  access: 'signed-in',
  topics: ['circle', 'vitals', 'alerts', 'checkins', 'medications', 'bookings'],
  summary:
    'The elders of the own circles and near appointments at a glance: last readings, doses of today, next appointment, whether all is well.',
  output: dataOf(z.array(glance)),
});
