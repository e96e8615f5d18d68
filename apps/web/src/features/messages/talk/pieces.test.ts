import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pieces } from './pieces.ts';

const links = (text: string) => pieces(text).flatMap(({ href }) => href ?? []);

it.each([
  ['Look at https://hafi.rw/help.', ['https://hafi.rw/help']],
  ['(http://hafi.rw/a?b=c&d=1#e)', ['http://hafi.rw/a?b=c&d=1#e']],
  ['HTTPS://HAFI.RW and https://www.rbc.gov.rw/', ['https://hafi.rw/', 'https://www.rbc.gov.rw/']],
  // It looks like ours; the address that opens is what is shown.
  ['https://hаfi.rw/login', ['https://xn--hfi-6cd.rw/login']],
  ['http://a.rw/\u202Egpj.exe', ['http://a.rw/%E2%80%AEgpj.exe']],
])('finds the addresses in %s', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://hafi.rw/file',
  'https://bank.rw@evil.example/',
  'http://localhost/admin',
  'http://',
  'https://[::bad',
  'hafi.rw',
])('makes no link of %s', (text) => {
  expect(links(text)).toEqual([]);
});

it('loses no letter of what was written', () => {
  const parts = fc.constantFrom(
    'https://hafi.rw',
    ' ',
    '.',
    'http://x',
    '<b>',
    '\u202E',
    'à',
    '\n',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(
        pieces(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
