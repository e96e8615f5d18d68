import { dayInKigali } from '@hafi/base/kigali-time';
import { nationalId, signUpBody } from '@hafi/contract/accounts/account.schemas';
import { day, phone } from '@hafi/contract/core/fields';
import * as z from 'zod/mini';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { orEmpty } from '../or-empty.ts';
import { passwordsMatch } from '../passwords-match.ts';

const { firstName, lastName, email, password, role } = signUpBody.shape;
const hasPassed = (typed: string) => typed === '' || typed < dayInKigali(clockNow());

/**
 * The schema of the sign-up form: the fields of the first part are required, the others optional.
 */
export const signupSchema = z
  .object({
    firstName,
    lastName,
    email,
    phone,
    password,
    confirmPassword: z.string().check(z.minLength(1, { error: 'required' })),
    role,
    district: z.string().check(z.minLength(1, { error: 'required' })),
    NID: orEmpty(nationalId, 'invalid-national-id'),
    birthdate: orEmpty(day, 'invalid-date').check(z.refine(hasPassed, { error: 'future-date' })),
  })
  .check(passwordsMatch('password'));
