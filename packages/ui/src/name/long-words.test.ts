import { expect, it } from 'vitest';
import { hyphenated, lengthOf } from './long-words.ts';

const shown = (text: string, from?: number) => hyphenated(text, from).replaceAll('\u00ad', '·');

it('measures the longest word, wherever it stands', () => {
  expect(lengthOf('Jean de Dieu Claude Habimana')).toBeUndefined();
  expect(lengthOf('Marie-Nyiramanzabarakiza')).toBe('longest');
  expect(lengthOf('Habimana Nshimiyimana')).toBe('long');
});

it.each([
  ['Niyomugaboyindahiro', 'Niyo·mu·ga·bo·yi·nda·hiro'],
  ['Muraho, Uwimanabagabaziganwa!', 'Muraho, Uwi·ma·na·ba·ga·ba·zi·ga·nwa!'],
  ['Nyiramanzabarakiza (mama)', 'Nyi·ra·ma·nza·ba·ra·kiza (mama)'],
])('lets %s end a line after a syllable only', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each(['Vestine Nyirahabimana', 'niyomugaboyindahiro@hafi.test', '/nyiramanzabarakiza', ''])(
  'leaves %s alone',
  (text) => {
    expect(shown(text)).toBe(text);
  },
);

it('takes shorter words too, where there is less room', () => {
  expect(shown('Espérance', 9)).toBe('Espé·ra·nce');
});
