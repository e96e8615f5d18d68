import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { elder } from './circle.schemas.ts';

export type Elder = z.output<typeof elder>;

export const listElders = endpoint({
  method: 'GET',
  path: '/api/elders',
  access: 'signed-in',
  topics: ['circle'],
  summary:
    'The elders for whom one may do something: oneself, those of whose circle one is, patients of near appointments.',
  output: dataOf(z.array(elder)),
});
