import type { PayeeAccount } from '@hafi/contract/payments/payee-account.schemas';
import type { Db } from '../../platform/db/database.ts';
import {
  type DataValue,
  dataTime,
  type PersonalData,
} from '../../platform/personal-data/personal-data.ts';
import { doctorOfPerson } from '../doctors/doctors.public.ts';
import { findOwnPayments } from './payments.repo.ts';
import { erasePayeeAccounts, findKeptAccounts } from './payouts/payee-accounts.repo.ts';
import { findPayouts } from './payouts/payouts.repo.ts';
import { findRefundsOf, type RefundRow } from './refunds/refunds.repo.ts';

const everything = { after: null, limit: 100_000 };

/** Ids per statement: more would exceed the limit of query parameters. */
const chunk = 2000;

async function findAllRefunds(db: Db, paymentIds: readonly string[]): Promise<RefundRow[]> {
  const found: RefundRow[] = [];
  for (let from = 0; from < paymentIds.length; from += chunk) {
    found.push(...(await findRefundsOf(db, paymentIds.slice(from, from + chunk))));
  }
  return found;
}

/** What was paid for, as one line: what it is, then with whom or for whom, and when. */
function paidForWords(paid: DataValue | undefined): readonly DataValue[] {
  if (typeof paid !== 'object' || paid === null) return [];
  return Object.entries(paid).map(([name, value]) => {
    if (typeof value !== 'string') return value;
    if (name === 'plan') return `plan-${value}`;
    return name === 'startsAt' ? new Date(value) : value;
  });
}

const accountData = ({ bank, holder, number, way }: Omit<PayeeAccount, 'id' | 'since'>) => ({
  way,
  holder,
  bank: bank || null,
  number,
});

/**
 * A person's payments, and what a doctor was paid, as personal data. Of these nothing is erased,
 * because accounting needs them with the name; where a doctor wants to be paid is.
 */
export const paymentData: readonly PersonalData[] = [
  {
    name: 'payments',
    async read(db, personId) {
      const rows = await findOwnPayments(db, personId, everything);
      const refunds = Map.groupBy(
        await findAllRefunds(
          db,
          rows.map(({ id }) => id),
        ),
        ({ paymentId }) => paymentId,
      );
      return rows.map((row) => ({
        id: row.id,
        receipt: row.receiptNumber,
        for: row.paidFor,
        amount: row.amount,
        method: row.method,
        status: row.status,
        phoneNumber: row.phone,
        firstName: row.firstName,
        lastName: row.lastName,
        email: row.email || null,
        createdAt: dataTime(row.createdAt),
        givenBack: (refunds.get(row.id) ?? []).map(({ amount, creditNote, doneAt }) => ({
          amount,
          creditNote,
          at: doneAt && dataTime(doneAt),
        })),
      }));
    },
    inWords: ({ for: paid, ...record }) => ({ ...record, for: paidForWords(paid) }),
  },
  {
    name: 'payouts',
    async read(db, personId) {
      const doctor = await doctorOfPerson(db, personId);
      const rows = doctor ? await findPayouts(db, doctor.id, everything) : [];
      return rows.map((row) => ({
        id: row.id,
        amount: row.amount,
        from: row.account,
        paidOn: row.paidOn,
        reference: row.reference,
        createdAt: dataTime(row.createdAt),
        paidTo: row.paidTo && accountData(row.paidTo),
        takenBackAt: row.reversedAt && dataTime(row.reversedAt),
      }));
    },
  },
  {
    name: 'payee-accounts',
    async read(db, personId) {
      const doctor = await doctorOfPerson(db, personId);
      const rows = doctor ? await findKeptAccounts(db, doctor.id) : [];
      return rows.map((row) => ({
        ...accountData(row),
        since: dataTime(row.since),
        replacedAt: row.replacedAt && dataTime(row.replacedAt),
      }));
    },
    async erase(tx, personId) {
      const doctor = await doctorOfPerson(tx, personId);
      if (doctor) await erasePayeeAccounts(tx, doctor.id);
    },
  },
];
