import { randomBytes } from 'node:crypto';
import { referenceOf, shownReference } from '@hafi/contract/payments/bank-reference';
import {
  bankLines,
  bankStatements,
  bankTransfers,
} from '../../features/payments/bank/bank.tables.ts';
import { payments } from '../../features/payments/payments.tables.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { makeBooking } from '../factories/booking.factory.ts';
import { makePerson } from '../factories/person.factory.ts';
import type { TestApp } from '../test-app.ts';
import { one, type Prepared } from '../what-waits.ts';

/** Lines of bank statements, and payments by bank, that wait for a coordinator. */
export function bankWaits(app: TestApp) {
  /** A payment whose transfer is awaited, and a line that came: on it, or on none yet. */
  async function came(where: 'open' | 'matched', amount = 17_000) {
    const { db } = app.platform;
    const { id: purposeId, patient } = await makeBooking(app);
    const importer = await makePerson(app, { roles: ['ADMIN'] });
    const at = app.clock.now();
    const [id, lineId, statementId] = [newId(), newId(), newId()];
    const reference = referenceOf(randomBytes(5));
    await db.insert(payments).values({
      id,
      payerId: patient.personId,
      purposeKind: 'booking',
      purposeId,
      paidFor: { kind: 'booking', doctor: 'Dr Jean Habimana', startsAt: at.toISOString() },
      method: 'bank',
      amount: 17_000,
      serviceFee: 2000,
      firstName: 'Vestine',
      lastName: 'Uwase',
      email: '',
      termsAcceptedAt: at,
      idempotencyKey: id,
      status: 'pending',
      createdAt: at,
      statusAt: at,
      expiresAt: at,
    });
    const account = { bank: 'Bank of the Hills', name: 'Hafi Ltd', number: '0001', swift: null };
    await db.insert(bankTransfers).values({ id, reference, account });
    const statement = { id: statementId, name: 'november.csv', importedBy: importer.personId };
    await db.insert(bankStatements).values({ ...statement, importedAt: at, added: 1 });
    await db.insert(bankLines).values({
      id: lineId,
      fingerprint: lineId,
      statementId,
      day: '2026-11-23',
      amount,
      text: 'Transfer',
      paymentId: where === 'matched' ? id : null,
    });
    return { id, lineId, reference: shownReference(reference), importer };
  }

  return {
    came,
    async openLine(body?: 'aside'): Promise<Prepared> {
      const { lineId, reference } = await came('open');
      return one(lineId, body ? { note: 'Interest' } : { reference });
    },
    async toConfirm(): Promise<Prepared> {
      const { id, lineId } = await came('matched');
      return one(id, { lines: [lineId], outcome: 'paid' });
    },
    /** More than one person may confirm, and one has. */
    async halfConfirmed(): Promise<Prepared> {
      const { id, importer, lineId } = await came('matched', 500_000);
      await app.http.inject({
        method: 'POST',
        url: `/api/admin/bank/payments/${id}/confirm`,
        headers: importer.headers,
        payload: { lines: [lineId], outcome: 'paid-and-rest-back' },
      });
      return one(id);
    },
  };
}
