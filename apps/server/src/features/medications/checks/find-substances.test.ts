import { medicineClasses } from '@hafi/contract/medications/medicine-classes';
import { namedSubstances, spelledClasses, substances } from '@hafi/contract/medications/substances';
import { expect, it } from 'vitest';
import { findSubstances } from './find-substances.ts';

const namesIn = (text: string) => findSubstances(text).substances.map(({ name }) => name);

it('has each substance once, with a code, and classes that exist', () => {
  const names = substances.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(200);
  for (const { atc } of substances) expect(atc).toMatch(/^[A-Z]\d\d[A-Z]{2}\d\d$/);
  expect(spelledClasses.filter((each) => !medicineClasses.some((known) => known === each))).toEqual(
    [],
  );
});

it('finds each name as what it stands for', () => {
  for (const [name, meant] of namedSubstances) {
    expect(namesIn(name), name).toEqual(meant.map((each) => each.name));
  }
});

it.each([
  ['Augmentin 625 mg', ['amoxicillin', 'clavulanic acid']],
  ['Sodium valproate', ['valproic acid']],
  ['PARACÉTAMOL', ['paracetamol']],
  ['metoformini', ['metformin']],
  ['amlodipin 10', ['amlodipine']],
  ['prednisone', ['prednisone']],
  ['prednisolone', ['prednisolone']],
  ['chlorpropamide', []],
  ['nimodipine', []],
  ['Adrenaline 1 mg/ml', ['epinephrine']],
  ['Carbonate de lithium', ['lithium']],
  ['Vitamine K', ['phytomenadione']],
  ['Actifed', ['triprolidine', 'pseudoephedrine']],
  ['Olfen 50', ['diclofenac']],
  ['water', []],
])('finds in "%s"', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it('compares an allergy to iodine with every medicine that holds it', () => {
  expect(findSubstances('Iode').classes).toEqual(['iodine']);
  for (const name of ['Amiodarone', 'Bétadine', 'Omnipaque']) {
    expect(findSubstances(name).classes, name).toContain('iodine');
  }
});
