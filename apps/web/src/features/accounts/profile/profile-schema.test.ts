import type { Account } from '@hafi/contract/accounts/account.schemas';
import { defaultByType } from '@hafi/contract/accounts/preferences.schemas';
import { expect, it } from 'vitest';
import { changesOf, profileSchema, valuesOf } from './profile-schema.ts';

const account: Account = {
  id: '01890000-0000-7000-8000-000000000001',
  firstName: 'Espérance',
  lastName: 'Mukamana',
  email: 'elder@hafi.test',
  emailProved: true,
  phoneNumber: '+250788000001',
  phoneProved: true,
  smsReaches: true,
  roles: ['PATIENT'],
  photo: null,
  bio: null,
  locale: 'rw',
  verified: true,
  otherName: null,
  twoFactorEnabled: false,
  preferences: {
    appearance: null,
    language: 'rw',
    timeZone: 'Africa/Kigali',
    numbers: 'language',
    notifications: { email: true, push: true, sms: false, quietHours: null },
    channelsByType: defaultByType,
    digestAt: null,
  },
  place: {
    country: null,
    district: 'Kigali',
    sector: 'Gasabo',
    cell: 'Remera',
    village: 'Gisimenti',
    addressLine: null,
  },
};
const nothing = { email: null, phoneNumber: null };

it('leaves unchanged fields alone: no code is sent, no place is rewritten', () => {
  const body = changesOf(valuesOf(account), account, nothing);
  expect(body).toEqual({ bio: '', addressLine: '' });
});

it('takes the name of the account as it is, and another one by the rules', () => {
  const old = { ...account, firstName: 'Dr Jean', lastName: 'Bosco 2' };
  const values = { ...valuesOf(old), bio: 'Hello' };
  const faultsOf = (given: object) =>
    profileSchema(old)
      .safeParse(given)
      .error?.issues.map(({ message }) => message);
  expect(faultsOf(values)).toBeUndefined();
  expect(changesOf(values, old, nothing)).toEqual({ bio: 'Hello', addressLine: '' });
  expect(faultsOf({ ...values, firstName: 'Dr Jeanne' })).toEqual(['reserved-name']);
  expect(changesOf({ ...values, firstName: 'Jean' }, old, nothing)).toHaveProperty('firstName');
});

it('recognizes the same number and the same address however they are written', () => {
  const values = { ...valuesOf(account), phoneNumber: '0788 000 001', email: ' Elder@Hafi.test' };
  expect(changesOf(values, account, nothing)).not.toHaveProperty('phoneNumber');
  expect(changesOf(values, account, nothing)).not.toHaveProperty('email');
});

it('sends a new address once, not again while its code is pending', () => {
  const values = { ...valuesOf(account), email: 'new@hafi.test' };
  expect(changesOf(values, account, nothing)).toMatchObject({ email: 'new@hafi.test' });
  const pending = { ...nothing, email: 'new@hafi.test' };
  expect(changesOf(values, account, pending)).not.toHaveProperty('email');
});

it('sends the whole place when one part changed, empty parts too', () => {
  const values = { ...valuesOf(account), district: 'Huye', sector: '', cell: '', village: '' };
  expect(changesOf(values, account, nothing)).toMatchObject({
    district: 'Huye',
    sector: '',
    cell: '',
    village: '',
  });
});

it('sends the country of somebody who lives abroad, and no place in Rwanda', () => {
  const values = { ...valuesOf(account), country: 'BE' as const, district: 'Huye' };
  const body = changesOf(values, account, nothing);
  expect(body).toMatchObject({ country: 'BE' });
  expect(body).not.toHaveProperty('district');
});
