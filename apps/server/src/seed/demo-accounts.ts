import { defaultChoice } from '@hafi/contract/accounts/preferences.schemas';
import type { KnownPerson } from './register-person.ts';

/** The accounts that demo mode announces. They exist only in demo mode. */
export const demoAccounts = {
  password: 'Hafi-demo-1',
  emails: [
    'elder@hafi.test',
    'family@hafi.test',
    'caregiver@hafi.test',
    'doctor@hafi.test',
    'volunteer@hafi.test',
    'admin@hafi.test',
  ],
} as const;

type Cast = Record<
  'elder' | 'family' | 'caregiver' | 'doctor' | 'volunteer' | 'admin',
  KnownPerson & { email: string }
>;

const remera = { district: 'Gasabo', sector: 'Remera', cell: 'Rukiri I' };

/**
 * The people of the demo. All are fictional: the numbers +250 788 000 0xx are reserved for
 * examples, and mail to hafi.test goes nowhere (RFC 2606).
 */
export const cast: Cast = {
  elder: {
    firstName: 'Espérance',
    lastName: 'Mukamana',
    email: 'elder@hafi.test',
    phoneNumber: '+250788000001',
    roles: ['PATIENT'],
    birthdate: '1952-03-12',
    sex: 'female',
    preferences: { notifications: { ...defaultChoice, sms: true } },
    ...remera,
    village: 'Rebero',
  },
  family: {
    firstName: 'Claudine',
    lastName: 'Uwase',
    email: 'family@hafi.test',
    phoneNumber: '+250788000002',
    roles: ['FAMILY'],
    // She lives in Brussels.
    preferences: { timeZone: 'Europe/Brussels' },
  },
  caregiver: {
    firstName: 'Chantal',
    lastName: 'Ingabire',
    email: 'caregiver@hafi.test',
    phoneNumber: '+250788000003',
    roles: ['CAREGIVER'],
    verified: true,
    ...remera,
  },
  doctor: {
    firstName: 'Jean',
    lastName: 'Habimana',
    email: 'doctor@hafi.test',
    phoneNumber: '+250788000004',
    roles: ['DOCTOR'],
    verified: true,
    ...remera,
  },
  volunteer: {
    firstName: 'Patrick',
    lastName: 'Niyonzima',
    email: 'volunteer@hafi.test',
    phoneNumber: '+250788000005',
    roles: ['VOLUNTEER'],
    verified: true,
    ...remera,
  },
  admin: {
    firstName: 'Aline',
    lastName: 'Umutoni',
    email: 'admin@hafi.test',
    phoneNumber: '+250788000006',
    roles: ['ADMIN'],
    district: 'Gasabo',
    sector: 'Kacyiru',
  },
};

/** Their homes in order, in and around Remera. */
export const homes: readonly Pick<KnownPerson, 'district' | 'sector' | 'cell'>[] = [
  { district: 'Gasabo', sector: 'Remera', cell: 'Rukiri II' },
  { district: 'Gasabo', sector: 'Kimironko', cell: 'Bibare' },
  { district: 'Kicukiro', sector: 'Niboye', cell: 'Gatare' },
  { district: 'Gasabo', sector: 'Kacyiru', cell: 'Kamatamu' },
  { district: 'Gasabo', sector: 'Rusororo', cell: 'Kabuga I' },
];

/** Elders of the neighbourhood, patients who write reviews: first and last name. */
export const neighbours: readonly (readonly [string, string])[] = [
  ['Vestine', 'Nyirahabimana'],
  ['Innocent', 'Karangwa'],
  ['Marie Rose', 'Mukandayisenga'],
  ['Faustin', 'Ndagijimana'],
  ['Godelive', 'Uwimana'],
  ['Tharcisse', 'Nsanzabera'],
  ['Immaculée', 'Mukarusine'],
  ['Callixte', 'Ruhumuriza'],
  ['Daphrose', 'Nyiransabimana'],
  ['Laurent', 'Gatera'],
  ['Xaverine', 'Mukankusi'],
  ['Célestin', 'Nsengimana'],
  ['Spéciose', 'Kankindi'],
  ['Anastase', 'Sebahire'],
  ['Félicité', 'Mukamurenzi'],
  ['Vianney', 'Twagirimana'],
  ['Béata', 'Nyirarukundo'],
  ['Gaspard', 'Munyandinda'],
  ['Odette', 'Uwamahoro'],
  ['Damascène', 'Hategekimana'],
  ['Concessa', 'Mukeshimana'],
  ['Athanase', 'Rutayisire'],
  ['Théodette', 'Musabyimana'],
  ['Augustin', 'Nkundabagenzi'],
];

/** Further patients of the doctors, of the same families. */
export const otherPatients: typeof neighbours = neighbours.map(([firstName], index) => [
  firstName,
  neighbours[(index + 7) % neighbours.length]?.[1] ?? '',
]);
