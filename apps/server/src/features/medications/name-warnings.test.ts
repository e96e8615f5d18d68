import { expect, it } from 'vitest';
import { nameWarnings } from './name-warnings.ts';

const none = { allergies: [], taken: [] };
const allergic = (name: string, ...allergies: string[]) =>
  nameWarnings(name, { ...none, allergies }).map(({ words }) => words);

it.each([
  ['Penicillin V', 'Allergic to penicillin', 'penicillin'],
  ['Pénicilline', 'penicillin since 1998', 'penicillin'],
  ['ASPIRIN', 'aspirine, peanuts', 'aspirine'],
  ['Ibuprofène 400', 'Ibuprofen', 'ibuprofen'],
  ['Amoxicilin', 'amoxicillin', 'amoxicillin'],
])('finds %s in "%s"', (name, text, word) => {
  expect(allergic(name, text)).toEqual([word]);
});

it.each([
  ['Amlodipine', 'penicillin, peanuts'],
  ['Metformin 500 mg', 'Allergic to 500 mg of something, none known'],
  ['Iron tablets', 'no tablets with lactose'],
  ['Paracetamol', ''],
])('finds nothing of %s in "%s"', (name, text) => {
  expect(allergic(name, text)).toEqual([]);
});

it('names a medicine that is already taken, and each source of a warning once', () => {
  const taken = ['Métformine', 'Amlodipine'];
  expect(nameWarnings('metformin', { ...none, taken })).toEqual([
    { kind: 'duplicate', words: 'Métformine' },
  ]);
  expect(allergic('Aspirin', 'aspirin', 'Aspirin!')).toEqual(['aspirin']);
});
