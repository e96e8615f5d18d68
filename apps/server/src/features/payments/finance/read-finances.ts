import { addDays, instantAt } from '@hafi/base/kigali-time';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type * as contract from '@hafi/contract/payments/finance.contract';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDoctors } from '../../doctors/doctors.public.ts';
import {
  type Span,
  sumAccounts,
  sumGivenBack,
  sumIncome,
  sumOwedByDoctor,
} from './finance.repo.ts';

type Finances = Answer<typeof contract.readFinances>['data'];
type Days = ParsedInput<typeof contract.readFinances>['query'];

/**
 * The instants between the begin of a day and the end of another in Kigali.
 * @throws Problem invalid-input when the second is earlier, or more than a year later
 */
export function spanOf({ from, to }: Days): Span {
  if (to < from || to > addDays(from, 366)) throw invalidInput('to', 'invalid-date');
  return { from: instantAt(from, '00:00'), before: instantAt(addDays(to, 1), '00:00') };
}

/** Adds up amounts that have the same name. */
function together<T extends string>(rows: readonly { of: T; count: number; amount: number }[]) {
  const sums = new Map<T, { count: number; amount: number }>();
  for (const { amount, count, of } of rows) {
    const before = sums.get(of) ?? { count: 0, amount: 0 };
    sums.set(of, { count: before.count + count, amount: before.amount + amount });
  }
  return sums;
}

/**
 * What came in between two days, and what is held and owed at the end of the last.
 * @throws Problem invalid-input when the days are out of order or more than a year apart
 */
export async function readFinances({ db }: Platform, days: Days): Promise<Finances> {
  const span = spanOf(days);
  const [income, back, balances, owed] = await Promise.all([
    sumIncome(db, span),
    sumGivenBack(db, span),
    sumAccounts(db, span.before),
    sumOwedByDoctor(db, span.before),
  ]);
  const byDay = together(income.map((row) => ({ ...row, of: row.day })));
  const kinds = together(income.map((row) => ({ ...row, of: row.kind })));
  const methods = together(income.map((row) => ({ ...row, of: row.method })));
  const named = [...new Set([...byDay.keys(), ...back.keys()])].sort();
  return {
    days: named.map((day) => ({
      day,
      ...(byDay.get(day) ?? { count: 0, amount: 0 }),
      back: back.get(day) ?? 0,
    })),
    kinds: [...kinds].map(([kind, sum]) => ({ kind, ...sum })),
    methods: [...methods].map(([method, sum]) => ({ method, ...sum })),
    balances,
    off: balances.reduce((sum, { balance }) => sum + balance, 0),
    doctors: await owedToDoctors(db, owed),
  };
}

/** What is owed to each doctor, most first; of who is gone by the name on the receipts. */
async function owedToDoctors(
  db: Platform['db'],
  owed: Awaited<ReturnType<typeof sumOwedByDoctor>>,
): Promise<Finances['doctors']> {
  const ids = owed.flatMap(({ doctorId }) => doctorId ?? []);
  const doctors = await findDoctors(db, ids);
  return owed.map(({ doctor, doctorId, owed: amount }) => ({
    id: doctorId,
    name: (doctorId && doctors.get(doctorId)?.name) || doctor,
    amount,
  }));
}
