import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { email, phone } from '../core/fields.ts';
import {
  account,
  changedAccount,
  changePasswordBody,
  ownSecretNeeded,
  profileBody,
  resetPasswordBody,
  secondFactorNeeded,
  sessionItem,
  signedIn,
  signUpBody,
  sixDigits,
  typedPassword,
} from './account.schemas.ts';
import { accountsErrors as errors } from './accounts.errors.ts';

const message = dataOf(z.object({ message: z.string() }));
const signInAnswer = dataOf(z.union([signedIn, secondFactorNeeded]));

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  topics: [],
  summary: 'Open an account. The answer is the same when the e-mail address is known already.',
  body: signUpBody,
  output: message,
  status: 201,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/signin',
  access: 'public',
  topics: [],
  summary: 'Sign in with e-mail and password.',
  body: z.object({
    email,
    password: typedPassword,
    /** Accepted from older clients and ignored: roles come from the server only. */
    role: z.optional(z.string().check(z.maxLength(40))),
    rememberMe: z._default(z.boolean(), false),
  }),
  secret: true,
  output: signInAnswer,
  errors: [errors['invalid-credentials'], errors['account-suspended']],
});

export const signInSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/signin/second-factor',
  access: 'public',
  topics: [],
  summary: 'Finish a sign-in with a TOTP code or a recovery code.',
  body: z.object({
    challenge: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(500)),
    code: z.string().check(z.trim(), z.minLength(6), z.maxLength(30)),
  }),
  secret: true,
  output: dataOf(signedIn),
  errors: [
    errors['invalid-second-factor'],
    errors['challenge-expired'],
    errors['account-suspended'],
  ],
});

export const requestPhoneCode = endpoint({
  method: 'POST',
  path: '/api/auth/phone/request-code',
  access: 'public',
  topics: [],
  summary: 'Send a sign-in code by SMS, if the number belongs to an account.',
  body: z.object({ phoneNumber: phone }),
  output: message,
  errors: [errors['sms-does-not-reach']],
});

export const signInByPhone = endpoint({
  method: 'POST',
  path: '/api/auth/phone/signin',
  access: 'public',
  topics: [],
  summary:
    'Sign in with the code sent by SMS. On a phone that is new to the account its phone PIN or password is asked for too, where it has one.',
  body: z.object({
    phoneNumber: phone,
    code: sixDigits,
    rememberMe: z._default(z.boolean(), true),
  }),
  secret: true,
  output: dataOf(z.union([signedIn, secondFactorNeeded, ownSecretNeeded])),
  errors: [
    errors['invalid-one-time-code'],
    errors['account-is-kept'],
    errors['phone-pin-locked'],
    errors['account-suspended'],
  ],
});

export const signInOwnSecret = endpoint({
  method: 'POST',
  path: '/api/auth/phone/own-secret',
  access: 'public',
  topics: [],
  summary: 'Finish a sign-in by SMS on a new phone with the phone PIN or the password.',
  body: z.object({
    challenge: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(500)),
    ownSecret: typedPassword,
  }),
  secret: true,
  output: dataOf(signedIn),
  errors: [
    errors['wrong-own-secret'],
    errors['phone-pin-locked'],
    errors['challenge-expired'],
    errors['account-suspended'],
  ],
});

export const getSession = endpoint({
  method: 'GET',
  path: '/api/auth/session',
  access: 'public',
  topics: ['session'],
  summary: 'Who is signed in; null when nobody is.',
  output: dataOf(z.nullable(account)),
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/signout',
  access: 'public',
  topics: [],
  summary: 'End this session. Harmless when there is none.',
  output: done,
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  access: 'public',
  topics: [],
  summary: 'Send a code by e-mail, if the address belongs to an account. It lives 10 minutes.',
  body: z.object({ email }),
  output: message,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  topics: [],
  summary: 'Set a new password with the code sent by e-mail (5 tries). Ends all sessions.',
  body: resetPasswordBody,
  output: message,
  errors: [errors['invalid-reset-code'], errors['invalid-one-time-code']],
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/auth/profile',
  access: 'signed-in',
  topics: ['session', 'accounts', 'circle', 'vetting', 'badges'],
  summary:
    'Change names, bio, place and language; a new e-mail or phone needs a confirmed identity and its code. A name other than the one that a coordinator compared needs `compareAgain`: until it is compared, the person is not shown as checked.',
  body: profileBody,
  output: dataOf(changedAccount),
  errors: [errors['confirm-first'], errors['sms-does-not-reach'], errors['name-compared']],
});

export const requestContactProof = endpoint({
  method: 'POST',
  path: '/api/auth/contact-proof',
  access: 'signed-in',
  topics: [],
  summary: 'Send a code to the own e-mail address or number that was never proved.',
  body: z.object({ kind: z.enum(['email', 'phone']) }),
  output: dataOf(z.object({ sentTo: z.string() })),
  errors: [errors['sms-does-not-reach']],
});

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/auth/email/confirm',
  access: 'signed-in',
  topics: ['session', 'accounts'],
  summary: 'Use the new e-mail address, with the code that was sent to it (10 minutes, 5 tries).',
  body: z.object({ code: sixDigits }),
  output: dataOf(account),
  errors: [errors['invalid-one-time-code'], errors['email-in-use']],
});

export const confirmPhoneChange = endpoint({
  method: 'POST',
  path: '/api/auth/phone/confirm',
  access: 'signed-in',
  topics: ['session', 'accounts'],
  summary: 'Use the new phone number, with the code that was sent to it (10 minutes, 5 tries).',
  body: z.object({ code: sixDigits }),
  output: dataOf(account),
  errors: [errors['invalid-one-time-code'], errors['phone-in-use']],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Change the password. Ends all other sessions.',
  body: changePasswordBody,
  output: message,
  errors: [errors['wrong-password']],
});

export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/start',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Make a TOTP secret. It counts only after it is confirmed with a code.',
  body: z.object({ password: typedPassword }),
  secret: true,
  output: dataOf(z.object({ secret: z.string(), otpauthUri: z.string() })),
  errors: [errors['wrong-password'], errors['two-factor-already-on']],
});

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/confirm',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Turn two-step sign-in on with a first code. Answers the recovery codes, once.',
  body: z.object({ code: sixDigits }),
  secret: true,
  output: dataOf(z.object({ recoveryCodes: z.array(z.string()) })),
  errors: [
    errors['invalid-second-factor'],
    errors['two-factor-not-started'],
    errors['two-factor-already-on'],
  ],
});

export const stopTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/stop',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Turn two-step sign-in off.',
  body: z.object({ password: typedPassword }),
  output: done,
  errors: [errors['wrong-password']],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'signed-in',
  topics: ['accounts'],
  localised: true,
  summary: 'The devices that are signed in to this account.',
  output: dataOf(z.array(sessionItem)),
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Sign one device out.',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  output: done,
});

export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Sign all other devices out.',
  output: done,
});
