import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const feature = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = readdirSync(feature, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

/** The files of the feature in which a pattern occurs. */
const naming = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(join(feature, file), 'utf8')));

/** Where a provider is named: its folder, and the list of all. */
const mayName = /^(momo|airtel|flutterwave|irembopay)\/|^providers\/provider-of\.ts$/;

test.each(['momo', 'airtel', 'flutterwave', 'irembopay'])(
  'nothing outside its folder knows %s',
  (name) => {
    const found = naming(new RegExp(`/${name}[/-]|${name}\\w*\\(`, 'i'));
    expect(found.filter((file) => !mayName.test(file))).toEqual([]);
    expect(found).toContain('providers/provider-of.ts');
  },
);

test('of appointments only these files know: what is paid for, its cancelling, its fee, and whose it is in the books', () => {
  expect(naming(/bookings\.public/).sort()).toEqual([
    'payables/booking-payables.ts',
    'payouts/payouts.repo.ts',
    'refunds/refund-fee.ts',
    'refunds/request-refund.ts',
  ]);
});
