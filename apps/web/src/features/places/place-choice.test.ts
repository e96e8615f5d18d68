import { expect, it } from 'vitest';
import { chooseAt, codeOf, namesOf, noPlace, provinceOf } from './place-choice.ts';

const remera = {
  province: '1',
  district: 'Gasabo',
  sector: 'Remera',
  cell: 'Rukiri I',
  village: 'Rebero',
};
const districts = [
  { code: '11', name: 'Nyarugenge', parent: '1' },
  { code: '12', name: 'Gasabo', parent: '1' },
  { code: '24', name: 'Huye', parent: '2' },
];

it('resets the lower levels when another place is chosen above', () => {
  expect(chooseAt(remera, 'district', 'Kicukiro')).toEqual({
    ...noPlace,
    province: '1',
    district: 'Kicukiro',
  });
  expect(chooseAt(remera, 'province', '2')).toEqual({ ...noPlace, province: '2' });
  expect(chooseAt(remera, 'village', 'Gisimenti')).toEqual({ ...remera, village: 'Gisimenti' });
});

it('finds the province of a district that was chosen without one', () => {
  expect(provinceOf({ ...noPlace, district: 'Huye' }, districts)).toBe('2');
  expect(provinceOf({ ...noPlace, district: 'Kigali' }, districts)).toBe('');
  expect(provinceOf({ ...noPlace, district: 'Huye' }, undefined)).toBe('');
  expect(provinceOf({ ...noPlace, province: '3' }, districts)).toBe('3');
});

it('finds the code of a name, unless nothing is chosen or the list lacks it', () => {
  expect(codeOf(districts, 'Gasabo')).toBe('12');
  expect(codeOf(districts, '')).toBeUndefined();
  expect(codeOf(districts, 'Kigali')).toBeUndefined();
  expect(codeOf(undefined, 'Gasabo')).toBeUndefined();
});

it('offers each name once', () => {
  expect(namesOf([...districts, { code: '25', name: 'Huye', parent: '2' }])).toEqual([
    'Nyarugenge',
    'Gasabo',
    'Huye',
  ]);
});
