import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isReference,
  referenceLength,
  referenceOf,
  referencesIn,
  shownReference,
} from './bank-reference.ts';

const alphabet = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const reference = fc.uint8Array({ minLength: 5, maxLength: 5 }).map(referenceOf);

describe('a reference of a bank transfer', () => {
  it('has nine characters that nobody takes for each other, and reads as it is shown', () => {
    fc.assert(
      fc.property(reference, (made) => {
        expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{9}$/);
        expect(isReference(made)).toBe(true);
        expect(referencesIn(shownReference(made))).toContain(made);
      }),
    );
    expect(shownReference('4K7Q2M9TC')).toBe('HF-4K7Q-2M9T-C');
  });

  it('notices every single wrong character', () => {
    fc.assert(
      fc.property(reference, (made) => {
        for (let at = 0; at < referenceLength; at += 1) {
          for (const wrong of alphabet.filter((each) => each !== made[at])) {
            expect(isReference(made.slice(0, at) + wrong + made.slice(at + 1))).toBe(false);
          }
        }
      }),
    );
  });

  it('notices every two characters that changed places, neighbours or not', () => {
    fc.assert(
      fc.property(reference, (made) => {
        for (let one = 0; one < referenceLength; one += 1) {
          for (let other = one + 1; other < referenceLength; other += 1) {
            if (made[one] === made[other]) continue;
            const changed = [...made];
            [changed[one], changed[other]] = [made[other] ?? '', made[one] ?? ''];
            expect(isReference(changed.join(''))).toBe(false);
          }
        }
      }),
    );
  });

  it('is found however people and banks write it', () => {
    const made = referenceOf(new Uint8Array([1, 0, 32, 7, 255]));
    const shown = shownReference(made);
    const ways = [
      `TRF/${shown}/MUKAMANA`,
      `pay to hafi ${shown.toLowerCase()} thanks`,
      shown.replaceAll('-', ' '),
      made,
      `Ref:${shown.replaceAll('-', '')}.`,
      [...shown].join(' '),
      shown.replaceAll('0', 'O').replaceAll('1', 'l'),
      `HF - ${made.slice(0, 3)} ${made.slice(3)}`,
    ];
    for (const way of ways) expect(referencesIn(way), way).toContain(made);
    expect(referencesIn('')).toEqual([]);
    expect(referencesIn('HF')).toEqual([]);
  });
});
