import { describe, expect, test } from 'vitest';
import { letterDistance, likeness, wordsOf } from './find-words.ts';

test('words are folded', () => {
  expect(wordsOf("Espérance, l'Été À 9h")).toEqual(['esperance', 'l', 'ete', 'a', '9h']);
  expect(wordsOf(' ... ')).toEqual([]);
  expect(wordsOf('Abakorera\u00adbushake')).toEqual(['abakorerabushake']);
  expect(wordsOf('Rendez-\u2060vous')).toEqual(['rendez', 'vous']);
});

test.each([
  ['habimana', 'habimana', 0],
  ['habimana', 'habinama', 2],
  ['kigali', 'kigail', 1],
  ['kigali', 'kgali', 1],
  ['', 'abc', 3],
])('%s and %s differ by %i', (one, other, letters) => {
  expect(letterDistance(one, other)).toBe(letters);
  expect(letterDistance(other, one)).toBe(letters);
});

describe('similarity', () => {
  test('tolerates accents, case and small typing errors', () => {
    for (const typed of ['esperance', 'ESPÉR', 'esprance mukamana', 'mukamaan', 'mukanama']) {
      expect(likeness('Espérance Mukamana', typed), typed).toBeGreaterThan(0);
    }
  });

  test('requires every word, and tolerates nothing in short ones', () => {
    for (const typed of ['esperance uwera', 'zzz', 'ixe', '', '   ', '%_']) {
      expect(likeness('Espérance Mukamana', typed), typed).toBe(0);
    }
    expect(likeness('Eye care', 'ear')).toBe(0);
    expect(likeness('Dr Claude Nshimiyimana', 'claudine')).toBe(0);
    expect(likeness('Claudine Mukamana', 'claudinne')).toBeGreaterThan(0);
  });

  test('ranks whole words before beginnings, middles and misspellings', () => {
    const order = ['price', 'prices', 'reprices', 'pirce'].map((word) => likeness(word, 'price'));
    expect(order).toEqual([...order].sort((one, other) => other - one));
    expect(new Set(order).size).toBe(4);
  });
});
