import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signupSchema } from './signup-schema.ts';
import { emptySignup } from './signup-values.ts';

const good = {
  ...emptySignup,
  firstName: 'Espérance',
  lastName: 'Mukamana',
  email: 'esperance@example.rw',
  phone: '078 812 3456',
  password: 'imigongo',
  confirmPassword: 'imigongo',
  role: 'PATIENT',
  district: 'Gasabo',
};

/** The first error of each field, as a form shows it. */
function complaints(values: object): Record<string, string> {
  const result = z.safeParse(signupSchema, { ...good, ...values });
  const issues = result.error?.issues ?? [];
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [path.join('.'), message]));
}

it('accepts a person who leaves out optional fields', () => {
  expect(complaints({})).toEqual({});
});

it('reports that the passwords differ even while the rest of the form is invalid', () => {
  expect(complaints({ firstName: '', confirmPassword: 'other one' })).toMatchObject({
    firstName: 'required',
    confirmPassword: 'passwords-differ',
  });
});

it('requires a district, and no province', () => {
  expect(complaints({ district: '', province: '1' })).toEqual({ district: 'required' });
});

it('asks nobody abroad for a district, and everybody for the country', () => {
  const abroad = { country: 'BE', district: '', timeZone: 'Europe/Brussels' };
  expect(complaints({ ...abroad, phone: '+32470123456' })).toEqual({});
  expect(complaints({ country: '' })).toMatchObject({ country: 'required' });
});

it('reads a national number as one of the chosen country', () => {
  const abroad = { country: 'BE', district: '', timeZone: 'Europe/Brussels' };
  expect(complaints({ phone: '+32 470 12 34 56' })).toEqual({});
  expect(complaints({ ...abroad, phone: '0470 12 34 56' })).toEqual({});
  expect(complaints({ phone: '0470 12 34 56' })).toEqual({ phone: 'invalid-phone' });
  expect(complaints({ ...abroad, phone: '078 812 3456' })).toEqual({ phone: 'invalid-phone' });
  expect(complaints({ ...abroad, phone: '', firstName: '' })).toEqual({
    firstName: 'required',
    phone: 'required',
  });
});

it.each([
  ['NID', '1 1952 8 0000000 0 00', undefined],
  ['NID', '12345', 'invalid-national-id'],
  ['birthdate', '1952-02-30', 'invalid-date'],
  ['birthdate', '2190-01-01', 'future-date'],
  ['birthdate', '1952-02-29', undefined],
])('%s %s', (field, typed, complaint) => {
  expect(complaints({ [field]: typed })[field]).toBe(complaint);
});
