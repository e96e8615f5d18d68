import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { contactMessage } from './contact.schemas.ts';

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  topics: ['support'],
  summary: 'Write to the people behind Hafi. Answers a reference number to ask by.',
  body: contactMessage,
  output: dataOf(z.object({ reference: z.string() })),
  status: 201,
});
