import * as z from 'zod/mini';
import { sixDigits } from '../accounts/account.schemas.ts';
import { accountsErrors } from '../accounts/accounts.errors.ts';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { email, id, phone } from '../core/fields.ts';
import { elderTopics } from '../core/topics.ts';
import { circleErrors } from './circle.errors.ts';
import { elder, permissionList } from './circle.schemas.ts';
import { registrationErrors } from './elder-registration.errors.ts';
import { newElder } from './elder-registration.schemas.ts';

/** How many elders one person can manage at a time. */
export const mostManaged = 20;

export const registerElder = endpoint({
  method: 'POST',
  path: '/api/elders',
  access: ['FAMILY', 'CAREGIVER'],
  topics: elderTopics,
  summary:
    'Register an elder without e-mail, with a witnessed consent. Who registers manages the account until it is handed over.',
  body: newElder,
  output: dataOf(elder),
  status: 201,
  errors: [
    registrationErrors['not-checked-yet'],
    registrationErrors['same-elder'],
    registrationErrors['too-many-elders'],
    circleErrors['consent-text-changed'],
  ],
});

export const getHandOver = endpoint({
  method: 'GET',
  path: '/api/elders/:id/hand-over',
  access: 'signed-in',
  topics: ['circle'],
  summary: 'For the manager: the number or address that waits for its code, null when none does.',
  params: z.object({ id }),
  output: dataOf(z.object({ pending: z.nullable(z.string()) })),
});

export const startHandOver = endpoint({
  method: 'POST',
  path: '/api/elders/:id/hand-over',
  access: 'signed-in',
  topics: ['circle'],
  summary:
    "Send a code to the elder's own phone or e-mail, as the manager. The answer is the same whoever has it already.",
  params: z.object({ id }),
  body: z.object({
    phoneNumber: z.optional(z.union([z.literal(''), phone])),
    email: z.optional(z.union([z.literal(''), email])),
  }),
  output: dataOf(z.object({ pending: z.string() })),
  errors: [accountsErrors['sms-does-not-reach']],
});

export const finishHandOver = endpoint({
  method: 'POST',
  path: '/api/elders/:id/hand-over/finish',
  access: 'signed-in',
  topics: elderTopics,
  summary:
    'Hand the account over with the code: the elder decides from then on, and leaves the manager these permissions.',
  params: z.object({ id }),
  body: z.object({ code: sixDigits, permissions: permissionList }),
  output: done,
  errors: [
    accountsErrors['invalid-one-time-code'],
    accountsErrors['phone-in-use'],
    accountsErrors['email-in-use'],
  ],
});

const keptNumber = z.object({
  /** As the manager gave it; null without one. */
  phoneNumber: z.nullable(z.string()),
  /** Whether somebody who holds the phone has shown that it is the elder's: else it gets no SMS. */
  proved: z.boolean(),
  /** Where a code of this session waits to be typed in; null when none does. */
  pending: z.nullable(z.string()),
  /**
   * Who else of the circle has the number to which the code went, or else this one, by first name;
   * `acts` is whose SMS, USSD and missed calls count as theirs.
   */
  shared: z.array(z.object({ firstName: z.string(), acts: z.boolean() })),
});
export type KeptNumber = z.output<typeof keptNumber>;

export const getKeptNumber = endpoint({
  method: 'GET',
  path: '/api/elders/:id/number',
  access: 'signed-in',
  topics: ['circle'],
  summary: "For the manager: the elder's number, and whether it is proved.",
  params: z.object({ id }),
  output: dataOf(keptNumber),
});

export const sendKeptNumberCode = endpoint({
  method: 'POST',
  path: '/api/elders/:id/number',
  access: 'signed-in',
  topics: ['circle'],
  summary:
    "Send a code to the elder's phone, as the manager; another number than the stored one replaces it when it is proved.",
  params: z.object({ id }),
  body: z.object({ phoneNumber: z.optional(z.union([z.literal(''), phone])) }),
  output: dataOf(z.object({ pending: z.string() })),
  errors: [accountsErrors['sms-does-not-reach']],
});

export const proveKeptNumber = endpoint({
  method: 'POST',
  path: '/api/elders/:id/number/prove',
  access: 'signed-in',
  topics: elderTopics,
  summary:
    "Prove the elder's number by the code, in the session that asked for it. SMS go there from then on; the account stays kept.",
  params: z.object({ id }),
  body: z.object({ code: sixDigits }),
  output: done,
  errors: [accountsErrors['invalid-one-time-code'], accountsErrors['phone-in-use']],
});
