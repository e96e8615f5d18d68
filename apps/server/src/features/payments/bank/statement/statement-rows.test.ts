import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readStatement } from './read-statement.ts';

const today = '2026-11-29';
const read = (text: string) => readStatement(new TextEncoder().encode(text), today);

/** The header of each kind of file, and where its rows begin. */
const headers = {
  type: 'Date,Description,Amount,Type',
  both: 'Date,Description,Debit,Credit,Balance',
  amount: 'Date,Description,Amount',
  currency: 'Date,Description,Amount,Currency',
  credit: 'Date,Description,Credit',
} as const;

test.each<[keyof typeof headers, string, number | string | null]>([
  // The sign stands in a column of its own.
  ['type', '29/11/2026,Refund,17000,DB', -17_000],
  ['type', '29/11/2026,Refund,17000,Dr.', -17_000],
  ['type', '29/11/2026,Refund,17000,D', -17_000],
  ['type', '29/11/2026,Refund,17000,débit', -17_000],
  ['type', '29/11/2026,Refund,17000,(DR)', -17_000],
  ['type', '29/11/2026,Refund,17000,ＤＲ', -17_000],
  ['type', '29/11/2026,Refund,17000,-', -17_000],
  ['type', '29/11/2026,Refund,17000,\u2212', -17_000],
  ['type', '29/11/2026,Refund,17000,Withdrawal', -17_000],
  ['type', '29/11/2026,Transfer,17000,CR', 17_000],
  ['type', '29/11/2026,Transfer,17000,c', 17_000],
  ['type', '29/11/2026,Transfer,17000,Crédit', 17_000],
  ['type', '29/11/2026,Transfer,17000,+', 17_000],
  ['type', '29/11/2026,Refund,17000,Transfer', 'sign'],
  ['type', '29/11/2026,Refund,17000,XX', 'sign'],
  ['type', '29/11/2026,Refund,17000,', 'sign'],
  ['type', '29/11/2026,Refund,-17000,', -17_000],
  ['type', '29/11/2026,Refund,-17000,DB', -17_000],
  ['type', '29/11/2026,Refund,-17000,CR', 'sign'],
  ['type', '29/11/2026,Refund,17000 DR,CR', 'sign'],
  // In the cell of the sum.
  ['amount', '29/11/2026,Refund,17000 DB', -17_000],
  ['amount', '29/11/2026,Refund,(17000)', -17_000],
  ['amount', '29/11/2026,Refund,17000-', -17_000],
  ['amount', '29/11/2026,Refund,Dr. 17000', -17_000],
  ['amount', '29/11/2026,Refund,17000 YZ', 'sum'],
  ['credit', '29/11/2026,Reversal,-17000', -17_000],
  ['both', '29/11/2026,Sent,17000,,1', -17_000],
  ['both', '29/11/2026,Sent,-17000,,1', -17_000],
  ['both', '29/11/2026,Sent,17000 CR,,1', 'sign'],
  // As many cells as the header.
  ['both', '26/11/2026,Transfer UWASE,,17,000,517,000', 'cells'],
  ['both', '26/11/2026,Transfer UWASE,17000', 'cells'],
  ['both', '26/11/2026,Transfer UWASE,,17,000', 'cells'],
  ['both', '26/11/2026,UWASE, Jean,,17000,517000', 'cells'],
  ['both', 'Transfer UWASE,,17000,517000', 'cells'],
  ['amount', '26/11/2026,Transfer UWASE,17,000', 'cells'],
  ['amount', '26/11/2026,Transfer UWASE,17000,', 'cells'],
  ['both', '26/11/2026,Transfer UWASE,,17,500', 'cells'],
  ['both', '26/11/2026,Opening balance,,,100000', null],
  ['both', 'Total,,500,17000,', null],
  ['both', ',Transfer UWASE,,17000,517000', 'day'],
  // Nothing in words, and both filled.
  ['both', '26/11/2026,Sent,"RWF 17,000.00",RWF 0.00,1', -17_000],
  ['both', '26/11/2026,Sent,17000,0,1', -17_000],
  ['both', '26/11/2026,Sent,17000,-,1', -17_000],
  ['both', '26/11/2026,Sent,17000,nil,1', -17_000],
  ['both', '26/11/2026,Sent,17000,"0,00 Frw",1', -17_000],
  ['both', '26/11/2026,Sent,17000,0.00 CR,1', -17_000],
  ['both', '26/11/2026,Came,Néant,17000,1', 17_000],
  ['both', '26/11/2026,Came,--,17000,1', 17_000],
  ['both', '26/11/2026,Two,500,17000,1', 'both'],
  ['both', '26/11/2026,None,0.00,RWF 0,1', null],
  ['amount', '26/11/2026,None,RWF 0.00', null],
  // Another currency.
  ['currency', '26/11/2026,Abroad,100.00,USD', 'currency'],
  ['currency', '26/11/2026,Abroad,100,eur', 'currency'],
  ['currency', '26/11/2026,Abroad,100,', 'currency'],
  ['currency', '26/11/2026,Here,100,RWF', 100],
  ['currency', '26/11/2026,Here,100,Frw', 100],
  ['amount', '26/11/2026,Abroad,USD 100.00', 'currency'],
  ['amount', '26/11/2026,Abroad,€100', 'currency'],
  // Days.
  ['amount', '30/11/2026,Tomorrow,5', 5],
  ['amount', '01/12/2026,Later,5', 'future'],
  ['amount', '26/11/2062,Later,5', 'future'],
  ['amount', '26/11/2016,Long ago,5', 'old'],
  ['amount', '26/11/1900,Long ago,5', 'day'],
  ['amount', '46352,Serial,5', 'day'],
  ['amount', '2026-11-29T22:30:00Z,Night,5', 5],
  // Ways of writing a sum.
  ['amount', '26/11/2026,A,17.000', 17_000],
  ['amount', '26/11/2026,A,17.00', 17],
  ['amount', '26/11/2026,A,"1,700"', 1700],
  ['amount', '26/11/2026,A,１７０００', 17_000],
  ['amount', '26/11/2026,A,17\u00a0000', 17_000],
  ['amount', '26/11/2026,A,"17,000.50"', 'sum'],
])('%s: reads %s as %s', (kind, row, right) => {
  const { lines, unreadable } = read(`${headers[kind]}\n${row}\n`);
  const said = lines[0]?.amount ?? unreadable[0]?.why ?? null;
  expect(said).toBe(right);
  expect(lines.length + unreadable.length).toBe(right === null ? 0 : 1);
  if (typeof right === 'string') expect(unreadable[0]).toMatchObject({ row: 2 });
});

describe('a file', () => {
  const amounts = (text: string) => read(text).lines.map(({ amount }) => amount);
  const named = (text: string) => read(text).unreadable.map(({ row, why }) => `${row} ${why}`);

  it('keeps the rows that an open quote would have swallowed, and names its own', () => {
    const text = [
      headers.both,
      '26/11/2026,"Open quote,,1000,1',
      '27/11/2026,First,,3000,1',
      '28/11/2026,Second",,5000,1',
      '28/11/2026,"Two\nlines",,7000,1',
      '28/11/2026,CASH "JOHN" DEPOSIT,,8000,1',
      '28/11/2026,"CASH "JOHN" DEPOSIT",,9000,1',
      '28/11/2026,"Never closed,,4000,1',
    ].join('\n');
    expect(amounts(text)).toEqual([3000, 5000, 7000, 8000, 9000]);
    expect(named(text)).toEqual(['2 quote', '9 quote']);
    expect(read(text).unreadable[0]?.text).toBe('26/11/2026 · Open quote · 1000 · 1');
  });

  it('is one although a quote above its columns is open', () => {
    expect(amounts(`"Statement of\n${headers.amount}\n26/11/2026,A,5\n`)).toEqual([5]);
  });

  it('says above its columns, or in them, that it is in another currency', () => {
    expect(named(`Account currency,USD,\n${headers.amount}\n26/11/2026,A,5\n`)).toEqual([
      '3 currency',
    ]);
    expect(named('Date,Description,Amount (EUR)\n26/11/2026,A,5\n')).toEqual(['2 currency']);
    const two = 'Date,Description,Amount (USD),Amount (RWF)\n26/11/2026,A,5,7000\n';
    expect(amounts(two)).toEqual([7000]);
    expect(amounts(`Currency: RWF,,\n${headers.amount}\n26/11/2026,A,5\n`)).toEqual([5]);
  });

  it('leaves in doubt what its own other rows write otherwise', () => {
    const points = `${headers.amount}\n26/11/2026,A,"17,000.00"\n26/11/2026,B,1.700\n`;
    expect([amounts(points), named(points)]).toEqual([[17_000], ['3 sum']]);
    const commas = `${headers.amount}\n26/11/2026,A,"17.000,00"\n26/11/2026,B,17.00\n`;
    expect([amounts(commas), named(commas)]).toEqual([[17_000], ['3 sum']]);
    const months = `${headers.amount}\n11/26/2026,A,5\n11/05/2026,B,6\n`;
    expect([amounts(months), named(months)]).toEqual([[], ['2 day', '3 day']]);
  });

  it('finds the marks in a column without a name, and not those of the balance', () => {
    const text =
      'Date,Description,Amount,,Balance,\n26/11/2026,A,5,DR,100,CR\n26/11/2026,B,6,CR,100,DR\n';
    expect(amounts(text)).toEqual([-5, 6]);
    // One that has such marks decides the sign of all rows, whatever its name.
    const other = 'Date,Description,Amount,Mark\n26/11/2026,A,5,D\n26/11/2026,B,6,XX\n';
    expect([amounts(other), named(other)]).toEqual([[-5], ['3 sign']]);
    const sign = 'Date,Description,Amount,+/-\n26/11/2026,A,5,-\n26/11/2026,B,6,\n';
    expect([amounts(sign), named(sign)]).toEqual([[-5], ['3 sign']]);
  });

  it('finds a currency in a column of any name, and money out and in', () => {
    const unit = 'Date,Description,Amount,Unit\n26/11/2026,A,5,EUR\n26/11/2026,B,6,RWF\n';
    expect([amounts(unit), named(unit)]).toEqual([[6], ['2 currency']]);
    const pair = 'Date,Description,Money Out,Money In (in RWF)\n26/11/2026,A,5,\n26/11/2026,B,,6\n';
    expect(amounts(pair)).toEqual([-5, 6]);
    const thrice = 'Date,Description,Amount,Debit,Credit\n26/11/2026,A,-5,5,\n26/11/2026,B,-6,,6\n';
    expect([amounts(thrice), named(thrice)]).toEqual([[-5], ['3 sign']]);
  });
});

/** A line as the bank knows it. */
interface Truth {
  readonly day: number;
  readonly francs: number;
  readonly isOut: boolean;
  readonly text: string;
}
const truth: fc.Arbitrary<Truth> = fc.record({
  day: fc.integer({ min: 1, max: 29 }),
  francs: fc.integer({ min: 1, max: 9_999_999 }),
  isOut: fc.boolean(),
  text: fc.stringMatching(/^[A-Z][A-Z0-9 ,;"'-]{0,20}$/),
});
const two = (value: number) => String(value).padStart(2, '0');
const days = [
  (day: number) => `${two(day)}/11/2026`,
  (day: number) => `${day}.11.26`,
  (day: number) => `2026-11-${two(day)}`,
  (day: number) => `${two(day)}-NOV-2026`,
  (day: number) => `2026-11-${two(day)}T08:30:00Z`,
];
const inGroups = (francs: number, by: string) => String(francs).replace(/\B(?=(\d{3})+$)/g, by);
const sums = [
  String,
  (francs: number) => inGroups(francs, ','),
  (francs: number) => `${inGroups(francs, ',')}.00`,
  (francs: number) => `${inGroups(francs, '.')},00`,
  (francs: number) => `RWF ${inGroups(francs, '\u202f')}`,
];
const signs: ((sum: string, isOut: boolean) => [string, string, string])[] = [
  // Amount and mark; debit and credit are made of the third.
  (sum, isOut) => [isOut ? `-${sum}` : sum, '', 'amount'],
  (sum, isOut) => [isOut ? `(${sum})` : sum, '', 'amount'],
  (sum, isOut) => [`${sum} ${isOut ? 'DR' : 'CR'}`, '', 'amount'],
  (sum, isOut) => [sum, isOut ? 'DB' : 'CR', 'side'],
  (sum, isOut) => [sum, isOut ? 'debit' : 'credit', 'side'],
  (sum) => [sum, '', 'pair'],
];
const quirk = fc.constantFrom('none', 'none', 'none', 'unquoted', 'short', 'open', 'mark');

test('what another program prints is read as it is, or its row is named', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(truth, quirk), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(...days),
      fc.constantFrom(...sums),
      fc.constantFrom(...signs),
      fc.constantFrom(',', ';', '\t'),
      (rows, dayOf, sumOf, signOf, delimiter) => {
        const kind = signOf('', false)[2];
        const names =
          {
            amount: ['Date', 'Description', 'Amount', 'Balance'],
            side: ['Date', 'Description', 'Amount', 'DR/CR'],
            pair: ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
          }[kind] ?? [];
        const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
        const printed = rows.map(([{ day, francs, isOut, text }, broken]) => {
          const [sum, mark] = signOf(sumOf(francs), isOut);
          const pair = isOut ? [sum, '0.00'] : ['', sum];
          const money = kind === 'pair' ? [...pair, '100'] : [sum, kind === 'side' ? mark : '100'];
          if (broken === 'mark' && kind === 'side') money[1] = 'TRF';
          if (broken === 'short') money.pop();
          if (broken === 'unquoted') return [dayOf(day), 'PLAIN', ...money].join(delimiter);
          if (broken === 'open')
            return [dayOf(day), `"${text.replaceAll('"', '')}`, ...money].join(delimiter);
          return [dayOf(day), text, ...money].map(quoted).join(delimiter);
        });
        const { lines, unreadable } = read([names.join(delimiter), ...printed].join('\n'));
        const at = new Map(lines.map((line) => [line.row, line]));
        const isNamed = new Set(unreadable.map(({ row }) => row));
        for (const [index, [{ day, francs, isOut }, broken]] of rows.entries()) {
          const line = at.get(index + 2);
          expect(line !== undefined || isNamed.has(index + 2), printed[index]).toBe(true);
          if (line) {
            expect(line).toMatchObject({
              day: `2026-11-${two(day)}`,
              amount: isOut ? 0 - francs : francs,
            });
          }
          // What is printed rightly is read, unless the sums of the file can be read in two ways.
          if (broken === 'none') expect(line, printed[index]).toBeDefined();
        }
      },
    ),
    { numRuns: 200 },
  );
});
