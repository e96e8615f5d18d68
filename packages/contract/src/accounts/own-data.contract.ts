import * as z from 'zod/mini';
import { circleErrors } from '../circle/circle.errors.ts';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id, instant } from '../core/fields.ts';
import { elderTopics } from '../core/topics.ts';
import { sixDigits, typedPassword } from './account.schemas.ts';
import { accountsErrors as errors } from './accounts.errors.ts';
import { closingWords } from './closing-words.ts';

const confirmation = z.object({
  /** How the person proves who they are: by password, or by a code when they have none. */
  by: z.enum(['password', 'email', 'phone']),
  /** Until when own-data requests are unlocked on this device; null while they are locked. */
  until: z.nullable(instant),
});

export const getConfirmation = endpoint({
  method: 'GET',
  path: '/api/auth/confirm',
  access: 'signed-in',
  topics: [],
  summary: 'How the signed-in person shows again who they are, and until when they have.',
  output: dataOf(confirmation),
});

export const requestConfirmationCode = endpoint({
  method: 'POST',
  path: '/api/auth/confirm/request-code',
  access: 'signed-in',
  topics: [],
  summary: 'Send a code to who has no password.',
  output: dataOf(z.object({ message: z.string() })),
  errors: [errors['confirm-by-password'], errors['no-contact']],
});

export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  access: 'signed-in',
  topics: [],
  summary: 'Show again who one is, for 10 minutes on this device. Phones are shared.',
  body: z.object({ password: z.optional(typedPassword), code: z.optional(sixDigits) }),
  output: dataOf(confirmation),
  errors: [errors['wrong-password'], errors['invalid-one-time-code']],
});

export const getMyData = endpoint({
  method: 'GET',
  path: '/api/auth/my-data',
  access: 'signed-in',
  topics: [],
  summary: 'Everything that is kept about the signed-in person, for programs (JSON).',
  output: dataOf(z.record(z.string(), z.unknown())),
  errors: [errors['confirm-first']],
  heavy: { perHour: 60 },
});

export const getMyDataPdf = endpoint({
  method: 'GET',
  path: '/api/auth/my-data.pdf',
  access: 'signed-in',
  topics: [],
  localised: true,
  summary: 'Everything that is kept about the signed-in person, to read (PDF).',
  output: 'application/pdf',
  errors: [errors['confirm-first']],
  heavy: { perHour: 60 },
});

export const closeKeptAccount = endpoint({
  method: 'POST',
  path: '/api/elders/:id/close-account',
  access: 'signed-in',
  topics: elderTopics,
  summary:
    "Close, as the manager, an elder's account for ever that was registered by mistake, or whose elder has died: cancel what is to come, end the circle, erase all but what law keeps.",
  params: z.object({ id }),
  body: z.object({ word: z.enum(closingWords) }),
  output: done,
  errors: [
    errors['confirm-first'],
    errors['last-admin'],
    circleErrors['account-in-use'],
    circleErrors['help-under-way'],
    circleErrors['last-decider'],
  ],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/auth/delete-account',
  access: 'signed-in',
  topics: [],
  summary: 'Close the account for ever: cancel what is to come, erase all but what law keeps.',
  body: z.object({ word: z.enum(closingWords) }),
  output: dataOf(z.object({ message: z.string() })),
  errors: [errors['confirm-first'], errors['last-admin'], circleErrors['last-decider']],
});
