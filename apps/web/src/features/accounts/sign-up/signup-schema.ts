import { dayInKigali } from '@hafi/base/kigali-time';
import { nationalId, signUpBody } from '@hafi/contract/accounts/account.schemas';
import { countries, homeCountry } from '@hafi/contract/accounts/countries';
import { timeZones } from '@hafi/contract/accounts/time-zones';
import { day, phoneByCountry, typedPhone } from '@hafi/contract/core/fields';
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
    phone: typedPhone.check(z.minLength(1, { error: 'required' })),
    password,
    confirmPassword: z.string().check(z.minLength(1, { error: 'required' })),
    role,
    country: z.enum(countries, { error: 'required' }),
    timeZone: z.enum(timeZones),
    district: z.string(),
    NID: orEmpty(nationalId, 'invalid-national-id'),
    birthdate: orEmpty(day, 'invalid-date').check(z.refine(hasPassed, { error: 'future-date' })),
  })
  .check(
    phoneByCountry('phone'),
    passwordsMatch('password'),
    // Help comes to a home in Rwanda; nobody abroad lives in one of its districts.
    z.refine(({ country, district }) => country !== homeCountry || district !== '', {
      path: ['district'],
      error: 'required',
      when: () => true,
    }),
  );
