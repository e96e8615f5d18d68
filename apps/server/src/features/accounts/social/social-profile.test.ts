import { expect, it } from 'vitest';
import { readProfile } from './social-profile.ts';

it.each([
  [{ given_name: 'Dr. Jean', family_name: 'Bosco' }, 'Jean', 'Bosco'],
  [{ name: 'Dr. Jean Bosco' }, 'Jean', 'Bosco'],
  [{ given_name: 'J.Bosco', family_name: 'Habimana, MD.' }, 'J Bosco', 'Habimana MD'],
  [{ given_name: 'Aline -', family_name: "Uwase '" }, 'Aline', 'Uwase'],
  [{ given_name: 'Hafi Support', name: 'Hafi Support' }, 'Google', ''],
  [{ given_name: 'Dr.', name: 'Dr. Keza' }, 'Keza', ''],
  [{ name: 'Keza (visit evil.rw)' }, 'Keza', 'visit evil rw'],
  [{ given_name: 'Аline', name: 'Аline' }, 'Google', ''],
])('reads the name of %j', (claims, firstName, lastName) => {
  expect(readProfile({ sub: 'g', ...claims }, 'Google')).toMatchObject({ firstName, lastName });
});
