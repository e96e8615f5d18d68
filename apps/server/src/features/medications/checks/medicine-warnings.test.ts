import { describe, expect, it } from 'vitest';
import { allergyWarnings, medicineWarnings } from './medicine-warnings.ts';

const allergic = (name: string, ...allergies: string[]) =>
  medicineWarnings(name, {
    allergies: allergies.map((text) => ({ text, medicine: true })),
    taken: [],
  });
const kindsOf = (name: string, ...allergies: string[]) =>
  allergic(name, ...allergies).map(({ kind }) => kind);

describe('an allergy against a medicine', () => {
  it.each([
    ['Penisilini', 'Penicillin'],
    ['Penicillin V', 'Allergic to penicillin'],
    ['Amoxicillin 500 mg', 'Penicillin'],
    ['Amoxicilline', 'Pénicilline'],
    ['Augmentin', 'Penicillin'],
    ['Ampicillin', 'penisilini'],
    ['Extencilline', 'Penicillins'],
    ['Amoxil', 'ampicillin'],
    ['Cotrimoxazole', 'Sulfonamides'],
    ['Bactrim', 'Sulfonamides'],
    ['Septrin 480', 'sulfa'],
    ['Fansidar', 'sulfamides'],
    ['Acetylsalicylic acid', 'Aspirin'],
    ['Acide acétylsalicylique', 'aspirine'],
    ['Asipirine', 'Aspirin'],
    ['Aspegic', 'aspirin since 1998'],
    ['Brufen', 'Ibuprofen'],
    ['Iburufeni', 'Ibuprofène'],
    ['Diclofenac', 'Ibuprofen'],
    ['Ibuprofen', 'Anti-inflammatoires'],
    ['Enalapril', 'Lisinopril'],
    ['Tramadol', 'codeine'],
    ['Ciprofloxacine', 'Levofloxacin'],
    ['Doliprane', 'Paracetamol'],
    ['Parasetamoli', 'paracetamol'],
    ['Amoxicilin', 'amoxicillin'],
    ['Coartem', 'Artesunate'],
  ])('warns of %s with "%s"', (name, allergy) => {
    expect(kindsOf(name, allergy)).toEqual(['allergy']);
  });

  it.each([
    ['Amlodipine', 'penicillin'],
    ['Paracetamol', 'Aspirin'],
    ['Metformin 500 mg', 'sulfa'],
    ['Furosemide', 'sulfonamides'],
    ['Prednisolone', 'penicillin'],
    ['Paracetamol', 'none'],
    ['Paracetamol', 'Ntayo'],
  ])('finds nothing in %s with "%s"', (name, allergy) => {
    expect(allergic(name, allergy)).toEqual([]);
  });

  it('says what is akin, and of which family', () => {
    expect(allergic('Ceftriaxone', 'Penicillin')).toEqual([
      { kind: 'akin', words: 'Penicillin', family: 'cephalosporin' },
    ]);
    expect(allergic('Diclofenac', 'Ibuprofen')).toEqual([
      { kind: 'allergy', words: 'Ibuprofen', family: 'nsaid' },
    ]);
  });

  it('says what it does not know, and compares unknown names as they are written', () => {
    expect(allergic('Zeropal', 'Penicillin')).toEqual([
      { kind: 'unchecked', words: 'Zeropal', family: null },
    ]);
    expect(allergic('Amlodipine', 'Zeropal')).toEqual([
      { kind: 'allergy-unchecked', words: 'Zeropal', family: null },
    ]);
    expect(kindsOf('Zeropal forte', 'zeropal')).toEqual(['allergy', 'unchecked']);
  });

  it('reports no food as unknown', () => {
    const allergies = [{ text: 'Peanuts', medicine: false }];
    expect(medicineWarnings('Amlodipine', { allergies, taken: [] })).toEqual([]);
  });
});

describe('a medicine beside another', () => {
  it.each([
    ['Panadol', 'Paracetamol', 'duplicate'],
    ['Doliprane 1 g', 'Parasetamoli', 'duplicate'],
    ['Co-codamol', 'Paracetamol', 'duplicate'],
    ['Norvasc', 'Amlodipine', 'duplicate'],
    ['Ibuprofen', 'Diclofenac', 'class'],
    ['Aspirin', 'Brufen', 'class'],
    ['Lisinopril', 'Captopril', 'class'],
    ['Losartan', 'Enalapril', 'class'],
    ['Glibenclamide', 'Gliclazide', 'class'],
  ])('%s with %s: %s', (name, other, kind) => {
    expect(medicineWarnings(name, { allergies: [], taken: [other] })).toMatchObject([
      { kind, words: other },
    ]);
  });

  it('says nothing of medicines that belong together', () => {
    const taken = ['Amlodipine', 'Metformin', 'Hydrochlorothiazide', 'Paracetamol'];
    expect(medicineWarnings('Enalapril', { allergies: [], taken })).toEqual([]);
  });
});

describe('an allergy against the medicines that are taken', () => {
  it('names those of the same substance or class, and those that are akin', () => {
    const taken = ['Amoxicillin', 'Ceftriaxone', 'Amlodipine'];
    expect(allergyWarnings('Penisilini', taken)).toEqual([
      { kind: 'allergy', words: 'Amoxicillin', family: 'penicillin' },
      { kind: 'akin', words: 'Ceftriaxone', family: 'cephalosporin' },
    ]);
  });

  it('says which names were not compared', () => {
    expect(allergyWarnings('Zeropal', ['Amlodipine'])).toMatchObject([
      { kind: 'allergy-unchecked', words: 'Zeropal' },
    ]);
    expect(allergyWarnings('Penicillin', ['Zeropal'])).toMatchObject([
      { kind: 'unchecked', words: 'Zeropal' },
    ]);
  });
});
