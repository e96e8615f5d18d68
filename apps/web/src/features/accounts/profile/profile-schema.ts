import { toE164 } from '@hafi/base/phone';
import type { Account } from '@hafi/contract/accounts/account.schemas';
import type { updateProfile } from '@hafi/contract/accounts/accounts.contract';
import { type Country, countries, homeCountry } from '@hafi/contract/accounts/countries';
import { email, nameOr, phoneByCountry, typedPhone } from '@hafi/contract/core/fields';
import { type PlaceLevel, placeLevels } from '@hafi/contract/places/places.contract';
import * as z from 'zod/mini';
import type { CallOptions } from '../../../lib/api.ts';
import { orEmpty } from '../or-empty.ts';
import type { PlaceValue } from '../place-slot.ts';

export interface ProfileValues extends PlaceValue {
  firstName: string;
  lastName: string;
  email: string;
  bio: string;
  country: Country;
  phoneNumber: string;
  addressLine: string;
}

const bioLimit = 1000;
const addressLimit = 200;
const withDistrict = (place: { country: Country; province: string; district: string }) =>
  place.country !== homeCountry || place.province === '' || place.district !== '';

/** The schema of the profile form: an account keeps its name, and cannot drop its e-mail address. */
export const profileSchema = (account: Account) =>
  z
    .object({
      firstName: nameOr(account.firstName),
      lastName: nameOr(account.lastName),
      email: account.email ? email : orEmpty(email, 'invalid-email'),
      phoneNumber: typedPhone,
      bio: z.string().check(z.maxLength(bioLimit)),
      country: z.enum(countries),
      province: z.string(),
      district: z.string(),
      addressLine: z.string().check(z.maxLength(addressLimit)),
    })
    .check(
      phoneByCountry('phoneNumber'),
      z.refine(withDistrict, { path: ['district'], error: 'required' }),
    );

/** The form values of an account. */
export function valuesOf({ place, ...account }: Account): ProfileValues {
  return {
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email ?? '',
    bio: account.bio ?? '',
    country: place.country ?? homeCountry,
    phoneNumber: account.phoneNumber ?? '',
    province: '',
    district: place.district ?? '',
    sector: place.sector ?? '',
    cell: place.cell ?? '',
    village: place.village ?? '',
    addressLine: place.addressLine ?? '',
  };
}

/** Changes that wait for a code. */
export interface Pending {
  readonly email: string | null;
  readonly phoneNumber: string | null;
}

/**
 * Only the changed values: an address that already waits for a code must not trigger another one.
 */
export function changesOf(values: ProfileValues, account: Account, pending: Pending) {
  const shown = valuesOf(account);
  const body: CallOptions<typeof updateProfile>['body'] = {
    bio: values.bio.trim(),
    addressLine: values.addressLine.trim(),
  };
  if (values.firstName.trim() !== shown.firstName) body.firstName = values.firstName;
  if (values.lastName.trim() !== shown.lastName) body.lastName = values.lastName;
  const address = values.email.trim().toLowerCase();
  if (address !== shown.email && address !== pending.email) body.email = address;
  const number = toE164(values.phoneNumber, values.country);
  if (number !== shown.phoneNumber && number !== pending.phoneNumber) body.phoneNumber = number;
  if (values.country !== shown.country) body.country = values.country;
  // Nobody abroad lives in a district of Rwanda; the server removes the one before.
  if (values.country !== homeCountry) return body;
  const named: PlaceLevel[] = placeLevels.filter((level) => level !== 'province');
  if (named.some((level) => values[level] !== shown[level])) {
    const { district, sector, cell, village } = values;
    Object.assign(body, { district, sector, cell, village });
  }
  return body;
}
