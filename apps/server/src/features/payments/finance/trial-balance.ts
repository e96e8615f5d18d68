import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type * as contract from '@hafi/contract/payments/finance.contract';
import type { Platform } from '../../../platform/platform.ts';
import { csvLine } from './csv.ts';
import { sumByDayAndAccount } from './finance.repo.ts';
import { spanOf } from './read-finances.ts';

type Days = ParsedInput<typeof contract.readTrialBalance>['query'];

/**
 * What was debited and credited to each account on each day.
 * @throws Problem invalid-input when the days are out of order or more than a year apart
 */
export async function readTrialBalance(
  { db }: Platform,
  days: Days,
): Promise<Answer<typeof contract.readTrialBalance>['data']> {
  return sumByDayAndAccount(db, spanOf(days));
}

/** The same as a table. @throws Problem invalid-input as above */
export async function exportTrialBalance(platform: Platform, days: Days): Promise<string> {
  const rows = await readTrialBalance(platform, days);
  const lines = rows.map(({ account, credit, day, debit }) =>
    csvLine([day, account, debit, credit]),
  );
  const head = csvLine(['day (Kigali)', 'account', 'debit RWF', 'credit RWF']);
  // The mark by which spreadsheets know UTF-8.
  return `\ufeff${head}${lines.join('')}`;
}
