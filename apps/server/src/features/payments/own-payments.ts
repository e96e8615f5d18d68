import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { findOwnPayments } from './payments.repo.ts';

const everything = { after: null, limit: 100_000 };

/**
 * A person's payments as personal data. Nothing is erased, because accounting needs them with the
 * name.
 */
export const paymentData: readonly PersonalData[] = [
  {
    name: 'payments',
    async read(db, personId) {
      const rows = await findOwnPayments(db, personId, everything);
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
      }));
    },
  },
];
