import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { instant } from '../core/fields.ts';

const smsStop = z.object({
  /** When the number asked for no more SMS than urgent ones; null while they come. */
  stoppedAt: z.nullable(instant),
});

export const getSmsStop = endpoint({
  method: 'GET',
  path: '/api/sms-stop',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Whether the own proved number stopped SMS by sending STOP.',
  output: dataOf(smsStop),
});

export const endSmsStop = endpoint({
  method: 'DELETE',
  path: '/api/sms-stop',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Let SMS come to the own proved number again.',
  output: dataOf(smsStop),
});
