import * as z from 'zod/mini';
import { accountsErrors } from '../accounts/accounts.errors.ts';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { newPhonePin } from './channels.schemas.ts';

const params = z.object({ id });

const phonePin = z.object({
  /** `locked` after five wrong ones, until a new one is chosen. */
  state: z.enum(['none', 'set', 'locked']),
  phoneNumber: z.nullable(z.string()),
  /** Only a proved number opens anything. */
  proved: z.boolean(),
  /** What to dial; null where the operator offers no USSD. */
  serviceCode: z.nullable(z.string()),
});
export type PhonePin = z.output<typeof phonePin>;

export const getPhonePin = endpoint({
  method: 'GET',
  path: '/api/elders/:id/phone-pin',
  access: 'signed-in',
  topics: ['accounts'],
  summary:
    'Whether an elder has a PIN for phones without apps, and what to dial. For the elder and who decides for them.',
  params,
  output: dataOf(phonePin),
});

export const setPhonePin = endpoint({
  method: 'PUT',
  path: '/api/elders/:id/phone-pin',
  access: 'signed-in',
  topics: ['accounts'],
  summary:
    'Choose the four digits that open medicines, appointments and volunteers by USSD. For the elder and who decides for them.',
  params,
  body: z.object({ pin: newPhonePin }),
  output: dataOf(phonePin),
  errors: [accountsErrors['confirm-first']],
});

export const removePhonePin = endpoint({
  method: 'DELETE',
  path: '/api/elders/:id/phone-pin',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Take the PIN away: by USSD nothing of health is shown then.',
  params,
  output: dataOf(phonePin),
});
