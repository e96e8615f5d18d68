import type { Country } from '@hafi/contract/accounts/countries';
import type { signUpRoles } from '@hafi/contract/accounts/roles';
import type { TimeZone } from '@hafi/contract/accounts/time-zones';
import type { PlaceValue } from '../place-slot.ts';

/** The values of the sign-up form. */
export interface SignupValues extends PlaceValue {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  role: (typeof signUpRoles)[number] | '';
  country: Country | '';
  /** As typed: one of the country, or with a calling code. */
  phone: string;
  /** Asked only of people abroad. */
  timeZone: TimeZone;
  NID: string;
  birthdate: string;
}

export const emptySignup: SignupValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  role: '',
  country: 'RW',
  phone: '',
  timeZone: 'Africa/Kigali',
  province: '',
  district: '',
  sector: '',
  cell: '',
  village: '',
  NID: '',
  birthdate: '',
};
