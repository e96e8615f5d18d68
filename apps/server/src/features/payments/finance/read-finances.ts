import { addDays, instantAt } from '@hafi/base/kigali-time';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type * as contract from '@hafi/contract/payments/finance.contract';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDoctors } from '../../doctors/doctors.public.ts';
import {
  findGivenBack,
  type Span,
  sumAccounts,
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

const nothing = { count: 0, amount: 0, back: 0, fee: 0, feesUnknown: 0 };
type Sum = typeof nothing;

/** Adds up amounts that have the same name, in the order of the names' first. */
function together<T extends string>(rows: readonly (Partial<Sum> & { of: T })[]) {
  const sums = new Map<T, Sum>();
  for (const { of, ...row } of rows) {
    const sum = { ...(sums.get(of) ?? nothing) };
    for (const what of Object.keys(nothing) as (keyof Sum)[]) sum[what] += row[what] ?? 0;
    sums.set(of, sum);
  }
  return sums;
}

const netOf = ({ amount, fee, feesUnknown }: Sum) => (feesUnknown > 0 ? null : amount - fee);

/**
 * What came in between two days, and what is held and owed at the end of the last.
 * @throws Problem invalid-input when the days are out of order or more than a year apart
 */
export async function readFinances({ db }: Platform, wanted: Days): Promise<Finances> {
  const span = spanOf(wanted);
  const [income, back, balances, owed] = await Promise.all([
    sumIncome(db, span),
    findGivenBack(db, span),
    sumAccounts(db, span.before),
    sumOwedByDoctor(db, span.before),
  ]);
  // What a refund cost is known or was not said: only what came can wait for its fee.
  const given = back.map(({ amount, day, fee, method }) => ({
    day,
    method,
    back: amount,
    fee: fee ?? 0,
  }));
  const byDay = together([...income, ...given].map((row) => ({ ...row, of: row.day })));
  const kinds = together(income.map((row) => ({ ...row, of: row.kind })));
  const methods = together([...income, ...given].map((row) => ({ ...row, of: row.method })));
  const days = [...byDay].toSorted(([one], [other]) => one.localeCompare(other));
  return {
    days: days.map(([day, sum]) => ({ day, ...sum, net: netOf(sum) })),
    kinds: [...kinds].map(([kind, { amount, count }]) => ({ kind, count, amount })),
    methods: [...methods].map(([method, sum]) => ({ method, ...sum, net: netOf(sum) })),
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
