import { describe, expect, it, test } from 'vitest';
import { readOwnNames } from './find-columns.ts';
import { readDay } from './read-day.ts';
import { NoStatement, readStatement } from './read-statement.ts';
import { readSum } from './read-sum.ts';

const today = '2026-11-26';
const read = (text: string, own = {}) => readStatement(new TextEncoder().encode(text), today, own);
const amountOf = (cell: string) => {
  const sum = readSum(cell);
  return sum && (sum.sign === 'out' ? 0 - sum.francs : sum.francs);
};
const short = (text: string, own = {}) =>
  read(text, own).lines.map(({ amount, bankReference, day, text: said }) => [
    day,
    amount,
    said,
    bankReference,
  ]);

test.each([
  ['17000', 17_000],
  ['17,000', 17_000],
  ['17,000.00', 17_000],
  ['17.000,00', 17_000],
  ['17.000', 17_000],
  ['17 000', 17_000],
  ['1 234 567', 1_234_567],
  ["1'234'567.00", 1_234_567],
  ['RWF 17,000', 17_000],
  ['17,000 Frw', 17_000],
  ['17000.5', null],
  ['17,000.50', null],
  ['(17,000.00)', -17_000],
  ['-17,000', -17_000],
  ['17,000-', -17_000],
  ['17,000.00 Cr', 17_000],
  ['17,000.00 DR', -17_000],
  ['1,70,00', null],
  ['17,00,000', null],
  ['abc', null],
  ['', null],
  ['99999999999999999999', null],
  ['DR 17,000', -17_000],
  ['17,000.00 Dr.', -17_000],
  ['17,000 DB', -17_000],
  ['17,000 débit', -17_000],
  ['17,000 (D)', -17_000],
  ['Cr. 17,000', 17_000],
  ['\u221217,000', -17_000],
  ['17,000 -', -17_000],
  ['(17,000) DR', -17_000],
  ['-17,000 CR', null],
  ['(17,000) CR', null],
  ['-(17,000)', null],
  ['--17,000', null],
  ['(17,000', null],
  ['17,000 XX', null],
  ['１７，０００', 17_000],
  ['17\u00a0000', 17_000],
  ['17\u202f000 RWF', 17_000],
  ['1 7000', null],
  ['1.700.00', null],
  ['1.700,000', null],
  ['0.500', null],
  ['17.00', 17],
  ['1.7E+04', null],
  ['USD 100.00', null],
])('reads the sum %s as %s', (cell, francs) => {
  expect(amountOf(cell)).toBe(francs);
});

test.each([
  ['26/11/2026', '2026-11-26'],
  ['6/1/2026', '2026-01-06'],
  ['26-11-26', '2026-11-26'],
  ['26.11.2026 14:03', '2026-11-26'],
  ['2026-11-26T14:03:00', '2026-11-26'],
  ['26 Nov 2026', '2026-11-26'],
  ['26-NOV-26', '2026-11-26'],
  ['3 août 2026', '2026-08-03'],
  ['11/26/2026', null],
  ['31/02/2026', null],
  ['Total', null],
  ['2026-11-26T22:30:00Z', '2026-11-27'],
  ['2026-11-26T21:30:00Z', '2026-11-26'],
  ['2026-11-27T01:00:00+05:00', '2026-11-26'],
  ['2026-11-26 23:30 UTC', '2026-11-27'],
  ['26/11/2026 11:30 PM', '2026-11-26'],
  ['26/11/2026 25:00', null],
  ['26/11/2026 invoice', null],
  ['20261126', '2026-11-26'],
  ['２６/１１/２０２６', '2026-11-26'],
  ['26\u00a0Nov\u00a02026', '2026-11-26'],
])('reads the day %s as %s', (cell, day) => {
  expect(readDay(cell)).toBe(day);
});

describe('a statement', () => {
  it('is read below the lines that the bank writes above it, without balances and totals', () => {
    const lines = short(
      [
        'Account statement,,,',
        'Account: 0001-234567-89,,,',
        '',
        'Transaction Date,Narration,Reference No,Debit,Credit,Balance',
        '24/11/2026,"Transfer HF-4K7Q-2M9T-C, MUKAMANA",FT1,,"17,000.00","117,000.00"',
        '24/11/2026,Bank charges,FT2,500,,"116,500.00"',
        ',Opening balance,,,,100000',
        'Total,,,500,"17,000.00",',
      ].join('\n'),
    );
    expect(lines).toEqual([
      ['2026-11-24', 17_000, 'Transfer HF-4K7Q-2M9T-C, MUKAMANA', 'FT1'],
      ['2026-11-24', -500, 'Bank charges', 'FT2'],
    ]);
  });

  it('may have semicolons, French names, a mark of its encoding, and one column of sums', () => {
    const text =
      '\ufeffDate opération;Libellé;Donneur d’ordre;Montant (RWF)\r\n24.11.2026;"Virement ""reçu""";Espérance;17.000,00\r\n25.11.2026;Annulation;;-17.000,00\r\n';
    expect(short(text)).toEqual([
      ['2026-11-24', 17_000, 'Virement "reçu" · Espérance', null],
      ['2026-11-25', -17_000, 'Annulation', null],
    ]);
  });

  it('says of unsigned sums by a column whether they came, and takes a reversal for what left', () => {
    const text = 'Date|Details|Amount|DR/CR\n24/11/2026|In|17,000|CR\n24/11/2026|Out|5,000|DR\n';
    expect(short(text).map(([, amount]) => amount)).toEqual([17_000, -5000]);
    const reversal = 'Date,Details,Credit\n24/11/2026,Reversal,"-17,000"\n';
    expect(short(reversal).map(([, amount]) => amount)).toEqual([-17_000]);
  });

  it('is read as Excel on Windows and as UTF-16 write it', () => {
    const text = 'Date,Description,Credit\n24/11/2026,Espérance,"17,000"\n';
    const windows = Uint8Array.from(text, (each) => each.charCodeAt(0));
    expect(readStatement(windows, today).lines[0]?.text).toBe('Espérance');
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
    expect(readStatement(utf16, today).lines[0]?.text).toBe('Espérance');
  });

  it('takes the names of columns that the operator has set', () => {
    const text = 'Gutanga;Ibisobanuro;Yinjiye\n24/11/2026;HF;17000\n';
    expect(() => read(text)).toThrow(NoStatement);
    const own = readOwnNames('day=Gutanga; text=Ibisobanuro; credit=Yinjiye') ?? {};
    expect(short(text, own)).toEqual([['2026-11-24', 17_000, 'HF', null]]);
    expect(readOwnNames('days=Gutanga')).toBeNull();
  });

  it('names the rows that have a day and cannot be read, and reads the others', () => {
    const text =
      'Date,Description,Credit\n24/11/2026,A,17000\n11/26/2026,B,1\n25/11/2026,C,"1,05"\n';
    const { lines, unreadable } = read(text);
    expect(lines).toHaveLength(1);
    expect(unreadable).toEqual([
      { row: 3, why: 'day', text: '11/26/2026 · B · 1' },
      { row: 4, why: 'sum', text: '25/11/2026 · C · 1,05' },
    ]);
  });

  it('is no picture, no web page and no endless file', () => {
    const cases = [
      '',
      'hello',
      '<html>',
      'Date,Credit\n24/11/2026,5\n',
      'PK\u0003\u0004\u0000\u0000',
    ];
    for (const text of cases) expect(() => read(text), text).toThrow('unreadable');
    const long = `Date,Description,Credit\n${'24/11/2026,A,5\n'.repeat(10_100)}`;
    expect(() => read(long)).toThrow('too-large');
  });
});
