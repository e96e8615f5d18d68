import { expect, it } from 'vitest';
import { layOutCard, picture, wrap } from './card-layout.ts';

/** Letters half as wide as high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const tens = (text: string) => text.length * 10;

it('breaks a text at its spaces, and a word that is too long anywhere', () => {
  expect(wrap('Speak loudly please', 120, tens)).toEqual(['Speak loudly', 'please']);
  expect(wrap('Hydrochlorothiazide 25 mg', 100, tens)).toEqual([
    'Hydrochlor',
    'othiazide',
    '25 mg',
  ]);
  expect(wrap('', 100, tens)).toEqual([]);
});

it('writes a short card in large letters, below the clock, in its order', () => {
  const { isFull, lines } = layOutCard(
    [
      { term: 'Blood type', value: 'O+' },
      { term: 'Allergies', value: 'Penicillin' },
    ],
    measure,
  );
  expect(isFull).toBe(true);
  expect(lines.map(({ text }) => text)).toEqual(['Blood type', 'O+', 'Allergies', 'Penicillin']);
  expect(lines[0]?.y).toBe(picture.top);
  expect(lines.filter(({ bold }) => bold).map(({ size }) => size)).toEqual([56, 56]);
});

it('writes a longer card smaller, and all of it', () => {
  const value = 'Amlodipine 5 mg in the morning. '.repeat(20);
  const { isFull, lines } = layOutCard([{ term: 'Medications', value }], measure);
  expect(isFull).toBe(true);
  const [line] = lines.filter(({ bold }) => bold);
  expect(line?.size).toBeLessThan(56);
  for (const { size, y } of lines) expect(y + size).toBeLessThanOrEqual(picture.bottom);
});

it('says when it does not fit, and draws nothing over the buttons', () => {
  const value = 'Amlodipine 5 mg in the morning. '.repeat(200);
  const { isFull, lines } = layOutCard([{ term: 'Medications', value }], measure);
  expect(isFull).toBe(false);
  for (const { size, y } of lines) expect(y + size).toBeLessThanOrEqual(picture.bottom);
});
