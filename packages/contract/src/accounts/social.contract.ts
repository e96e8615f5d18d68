import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { email } from '../core/fields.ts';
import { secondFactorNeeded, signedIn, sixDigits } from './account.schemas.ts';
import { accountsErrors as errors } from './accounts.errors.ts';

/** Providers for social sign-in. Their browser redirects start at /api/auth/<name>. */
export const socialProviders = ['google', 'instagram'] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const listSocialProviders = endpoint({
  method: 'GET',
  path: '/api/auth/providers',
  access: 'public',
  topics: [],
  summary: 'Which social sign-ins the operator has set up.',
  output: dataOf(z.array(z.enum(socialProviders))),
});

export const exchangeCode = endpoint({
  method: 'POST',
  path: '/api/auth/exchange',
  access: 'public',
  topics: [],
  summary: 'Exchange the single-use code of the address bar (60 seconds) for a session.',
  body: z.object({
    code: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(200)),
  }),
  secret: true,
  output: dataOf(z.union([signedIn, secondFactorNeeded])),
  errors: [errors['challenge-expired'], errors['account-suspended']],
});

export const requestSocialEmailCode = endpoint({
  method: 'POST',
  path: '/api/auth/social/request-code',
  access: 'public',
  topics: [],
  summary: 'Give the e-mail address that the provider did not; a code is sent to it.',
  body: z.object({ ticket: z.string().check(z.maxLength(200)), email }),
  output: dataOf(z.object({ message: z.string() })),
  errors: [errors['challenge-expired']],
});

export const completeSocialSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/social/complete',
  access: 'public',
  topics: [],
  summary: 'Finish a social sign-in with the code sent to the e-mail address.',
  body: z.object({ ticket: z.string().check(z.maxLength(200)), email, code: sixDigits }),
  secret: true,
  output: dataOf(z.union([signedIn, secondFactorNeeded])),
  errors: [
    errors['challenge-expired'],
    errors['invalid-one-time-code'],
    errors['account-suspended'],
  ],
});
