import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';

export const listSmsCodes = endpoint({
  method: 'GET',
  path: '/api/sms/codes',
  access: 'public',
  topics: [],
  summary: 'The calling codes, without plus, of the countries whose numbers our SMS reach.',
  output: dataOf(z.array(z.string())),
});
