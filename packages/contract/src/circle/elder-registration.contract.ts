import * as z from 'zod/mini';
import { profileBody, sixDigits } from '../accounts/account.schemas.ts';
import { accountsErrors } from '../accounts/accounts.errors.ts';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { email, id, locale, personName, phone } from '../core/fields.ts';
import { birth } from './birth.ts';
import { elder } from './circle.contract.ts';
import { circleErrors } from './circle.errors.ts';
import { relations } from './circle-terms.ts';
import { registrationErrors } from './elder-registration.errors.ts';
import { permissionList, textVersion } from './members.contract.ts';

/** How many accounts one person manages at once. */
export const mostManaged = 20;

const { district, sector, cell, village } = profileBody.shape;

/** An elder whom somebody registers, with the yes that the elder gave aloud before a witness. */
export const newElder = z.object({
  firstName: personName,
  lastName: personName,
  /** The elder's own, when there is one. It counts as proved only once the elder signs in with it. */
  phoneNumber: z.optional(z.union([z.literal(''), phone])),
  birth,
  ...{ district, sector, cell, village },
  /** The language of the elder. */
  locale,
  /** What the registering person is to the elder. */
  relation: z.enum(relations),
  /** First and last name of who heard the elder say yes. */
  witness: personName,
  /** The language in which the words of the consent were read. */
  consentLocale: locale,
  consentGiven: z.literal(true, { error: 'consent-needed' }),
  textVersion,
});

export const registerElder = endpoint({
  method: 'POST',
  path: '/api/elders',
  access: ['FAMILY', 'CAREGIVER'],
  summary:
    'Register an elder without e-mail, with a witnessed consent. Who registers manages the account until it is handed over.',
  body: newElder,
  output: dataOf(elder),
  status: 201,
  errors: [
    registrationErrors['not-checked-yet'],
    registrationErrors['too-many-elders'],
    circleErrors['consent-text-changed'],
  ],
});

export const getHandOver = endpoint({
  method: 'GET',
  path: '/api/elders/:id/hand-over',
  access: 'signed-in',
  summary: 'For the manager: the number or address that waits for its code, null when none does.',
  params: z.object({ id }),
  output: dataOf(z.object({ pending: z.nullable(z.string()) })),
});

export const startHandOver = endpoint({
  method: 'POST',
  path: '/api/elders/:id/hand-over',
  access: 'signed-in',
  summary:
    "Send a code to the elder's own phone or e-mail, as the manager. The answer is the same whoever has it already.",
  params: z.object({ id }),
  body: z.object({
    phoneNumber: z.optional(z.union([z.literal(''), phone])),
    email: z.optional(z.union([z.literal(''), email])),
  }),
  output: dataOf(z.object({ pending: z.string() })),
});

export const finishHandOver = endpoint({
  method: 'POST',
  path: '/api/elders/:id/hand-over/finish',
  access: 'signed-in',
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
