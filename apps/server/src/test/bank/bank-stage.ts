import { randomUUID } from 'node:crypto';
import type { Answer } from '@hafi/contract/core/endpoint';
import type {
  getBankDesk,
  listBankHistory,
  ReadStatement,
} from '@hafi/contract/payments/bank-statements.contract';
import type { BankTransfer } from '@hafi/contract/payments/bank-transfer.contract';
import type { sql } from 'drizzle-orm';
import { callAs } from '../call-as.ts';
import { makeBooking } from '../factories/booking.factory.ts';
import { makePerson, type SignedIn } from '../factories/person.factory.ts';
import { startPaymentStage } from '../payment-stage.ts';

/** The account of the tests. */
export const bankAccount = {
  BANK_NAME: 'Bank of the Hills',
  BANK_ACCOUNT_NAME: 'Hafi Ltd',
  BANK_ACCOUNT_NUMBER: '0001-234567-89',
};

interface Credit {
  readonly amount: number | string;
  readonly text: string;
  readonly day?: string;
  readonly number?: string;
}

/** The payments' stage with bank transfers, and two coordinators. */
export async function startBankStage(env: Record<string, string> = {}) {
  const stage = await startPaymentStage({ ...bankAccount, ...env });
  const { app, http } = stage;
  const makeAdmin = () => makePerson(app, { roles: ['ADMIN'] });
  const [admin, second] = [await makeAdmin(), await makeAdmin()];
  let booked = 0;
  let lines = 0;

  /** A statement of a bank with one column for credits and one for debits. */
  const csv = (credits: readonly Credit[]) =>
    [
      'Date,Description,Reference,Debit,Credit,Balance',
      ...credits.map(({ amount, day = '24/11/2026', number, text }) => {
        lines += 1;
        return `${day},"${text}",${number ?? `FT${lines}`},,"${amount}","9,999,999.00"`;
      }),
    ].join('\r\n');

  const importAs = async (
    who: SignedIn,
    file: string | Uint8Array,
    dry: 'yes' | 'no' = 'no',
    asNew = '',
  ) =>
    http.inject({
      method: 'POST',
      url: `/api/admin/bank/statements?dry=${dry}&name=november.csv&asNew=${asNew}`,
      headers: { ...who.headers, 'content-type': 'text/csv' },
      payload: Buffer.from(file),
    });

  const desk = async (who: SignedIn = admin) =>
    (await callAs(app, who).get('/api/admin/bank')).json().data as Answer<
      typeof getBankDesk
    >['data'];

  const bank = {
    ...stage,
    admin,
    second,
    csv,
    desk,
    importAs,
    /** Imports and expects that it was read. */
    async imported(file: string | Uint8Array, dry: 'yes' | 'no' = 'no'): Promise<ReadStatement> {
      const answer = await importAs(admin, file, dry);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().data;
    },
    history: async () =>
      (await callAs(app, admin).get('/api/admin/bank/history')).json().data as Answer<
        typeof listBankHistory
      >['data'],
    /** An appointment late enough for a transfer, and its payment by bank. */
    async begun(person: SignedIn = stage.patient) {
      const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30'];
      const time = times[booked % times.length] ?? '';
      const date = `2026-12-${String(7 + Math.floor(booked / times.length)).padStart(2, '0')}`;
      booked += 1;
      const { id: bookingId } = await makeBooking(app, {
        doctor: stage.doctor,
        patient: person,
        date,
        time,
      });
      const answer = await stage.pay(bookingId, { person, method: 'bank', key: randomUUID() });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      const id: string = answer.json().data.id;
      const transfer = async (): Promise<BankTransfer> =>
        (await callAs(app, person).get(`/api/payments/${id}/transfer`)).json().data;
      const { reference } = await transfer();
      return { bookingId, id, reference, transfer, answer: answer.json().data };
    },
    /** What came for a payment, as a coordinator sees it. */
    async arrival(id: string, who: SignedIn = admin) {
      const found = (await desk(who)).arrivals.find(({ transfer }) => transfer.id === id);
      if (!found) throw new Error('nothing came for it');
      return found;
    },
    confirm: (who: SignedIn, id: string, body: object) =>
      callAs(app, who).post(`/api/admin/bank/payments/${id}/confirm`, body),
    /** Confirms what is on the screen. */
    async confirmShown(id: string, who: SignedIn = admin) {
      const { lines: came, outcome } = await bank.arrival(id, who);
      return bank.confirm(who, id, { lines: came.map((line) => line.id), outcome });
    },
    async rows(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
      const found = await stage.platform.db.execute(query);
      return (found as unknown as { rows: Record<string, unknown>[] }).rows;
    },
  };
  return bank;
}

export type BankStage = Awaited<ReturnType<typeof startBankStage>>;
