import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { autoAnswer } from './call.schemas.ts';

export const listAutoAnswer = endpoint({
  method: 'GET',
  path: '/api/elders/:id/auto-answer',
  access: 'signed-in',
  topics: ['circle', 'calls'],
  summary:
    "The members who may write to the elder, and whose calls open by themselves on the elder's device; for the elder and who decides.",
  params: z.object({ id }),
  output: dataOf(z.array(autoAnswer)),
});

export const changeAutoAnswer = endpoint({
  method: 'PUT',
  path: '/api/elders/:id/auto-answer/:personId',
  access: 'signed-in',
  topics: ['calls'],
  summary:
    "Whether the calls of a member open by themselves on the elder's device, with the voice alone.",
  params: z.object({ id, personId: id }),
  body: z.object({ isAllowed: z.boolean() }),
  output: done,
});
