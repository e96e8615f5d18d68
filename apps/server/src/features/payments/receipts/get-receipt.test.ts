import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderOf } from '../../../platform/files/files.ts';
import { recordPaidPayment } from '../../../seed/record-paid-payment.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';
import { getReceipt } from './get-receipt.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage();
});
afterAll(() => stage.close());

const receiptOf = (id: string, language = 'en') =>
  stage.http.inject({
    url: `/api/payments/${id}/receipt.pdf`,
    headers: { ...stage.patient.headers, 'accept-language': language },
  });

async function pay(): Promise<{ id: string; number: string; bookingId: string }> {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  const { id } = (await stage.pay(bookingId, { number })).json().data;
  return { id, number, bookingId };
}

async function paid() {
  const made = await pay();
  await stage.answer(made.number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  return made;
}

test('there is none before the money has arrived', async () => {
  const { id, number } = await pay();
  expect((await receiptOf(id)).json()).toMatchObject({ status: 409, code: 'no-receipt' });
  await stage.answer(number, 'refuse');
  await stage.sweepAfter({ seconds: 5 });
  expect((await receiptOf(id)).json()).toMatchObject({ status: 409, code: 'no-receipt' });
});

test('numbers increase by one, without gaps', async () => {
  const numbers: (string | null)[] = [];
  for (let count = 0; count < 3; count += 1) {
    numbers.push((await stage.payment((await paid()).id)).receiptNumber);
  }
  expect(numbers).toEqual(['HAFI-2026-000001', 'HAFI-2026-000002', 'HAFI-2026-000003']);
});

test('it says who paid how much for what, in the requested language', async () => {
  const { id } = await paid();
  const answer = await receiptOf(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="HAFI-2026-000004.pdf"',
  });
  const english = await wordsOfPdf(answer.rawPayload);
  for (const words of [
    'Hafi',
    'Receipt HAFI-2026-000004',
    '23 November 2026',
    'Espérance Mukamana',
    'Appointment with Dr Jean Habimana',
    '15,000 RWF',
    '2,000 RWF',
    '17,000 RWF',
    'MTN Mobile Money',
  ]) {
    expect(english).toContain(words);
  }
  expect(english).not.toMatch(/cardio|consult|general/i);
  const french = await wordsOfPdf((await receiptOf(id, 'fr')).rawPayload);
  expect(french).toContain('Reçu HAFI-2026-000004');
  expect(french).toContain('17 000 RWF');
  const rwandan = await wordsOfPdf((await receiptOf(id, 'rw')).rawPayload);
  expect(rwandan).toContain('Inyemezabwishyu HAFI-2026-000004');
  expect(rwandan).toContain('17.000 Frw');
});

test('the amounts are a table, in which each is named by the heading of its row', async () => {
  const { id } = await paid();
  const file = (await receiptOf(id)).rawPayload.toString('latin1');
  const count = (tag: RegExp) => file.match(tag)?.length ?? 0;
  expect(count(/\/S \/Table\b/g)).toBe(1);
  // The price, the service fee, the total.
  expect(count(/\/S \/TR\b/g)).toBe(3);
  expect(count(/\/S \/TH\b/g)).toBe(3);
  expect(count(/\/Scope \/Row\b/g)).toBe(3);
  expect(count(/\/S \/TD\b/g)).toBe(3);
});

test('asking again returns the same file', async () => {
  const { id } = await paid();
  const [first, again] = [await receiptOf(id), await receiptOf(id)];
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
});

test('it shows refunds', async () => {
  const { id, bookingId } = await paid();
  expect(await wordsOfPdf((await receiptOf(id)).rawPayload)).not.toContain('Given back');
  await stage.http.inject({
    method: 'POST',
    url: `/api/bookings/${bookingId}/cancel`,
    headers: stage.patient.headers,
  });
  await stage.app.due.run('payments.send-refunds');
  const words = await wordsOfPdf((await receiptOf(id)).rawPayload);
  expect(words).toContain('Given back on 23 November 2026');
});

test('nobody else can read it', async () => {
  const { id } = await paid();
  const stranger = await makePerson(stage.app);
  const url = `/api/payments/${id}/receipt.pdf`;
  expect((await stage.http.inject({ url, headers: stranger.headers })).statusCode).toBe(404);
  expect((await stage.http.inject({ url: url.replace(id, '1') })).statusCode).toBe(401);
});

test('a process that dies while it stores one leaves nothing of it', async () => {
  const { id } = await paid();
  const { app, patient, platform } = stage;
  const folder = join(platform.config.dataDir, 'files');
  const left = () =>
    readdirSync(folder, { recursive: true }).filter((name) => String(name).includes(id));
  const put = async (file: string) => {
    mkdirSync(join(folder, folderOf(file)), { recursive: true });
    writeFileSync(join(folder, folderOf(file), `${file}.0b1c.part`), 'half');
    throw new Error('the process died');
  };
  const dying = { ...platform, files: { ...platform.files, put } };
  const requested = getReceipt(dying, { personId: patient.personId, locale: 'en' }, id);
  await expect(requested).rejects.toThrow('the process died');
  expect(left()).toHaveLength(1);
  stage.clock.advance({ hours: 1 });
  await app.due.run('files.remove-files');
  expect(left()).toEqual([]);
  stage.clock.advance({ hours: -1 });
});

test('two requests at once both get it, and it is kept', async () => {
  const { id } = await paid();
  const answers = await Promise.all([receiptOf(id), receiptOf(id), receiptOf(id)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  stage.clock.advance({ hours: 2 });
  await stage.app.due.run('files.remove-files');
  expect(await stage.platform.files.get(`receipt-${id}-en`)).not.toBeNull();
  stage.clock.advance({ hours: -2 });
});

test('numbers restart when the year begins in Kigali', async () => {
  const bookingId = await stage.book();
  stage.clock.set('2026-12-31T22:00:00Z');
  const id = await recordPaidPayment(stage.platform, {
    personId: stage.patient.personId,
    bookingId,
    phone: stage.newNumber(),
    billing: { firstName: 'Espérance', lastName: 'Mukamana', email: 'elder@hafi.test' },
  });
  const { personId } = stage.patient;
  const { number } = await getReceipt(stage.platform, { personId, locale: 'en' }, id);
  expect(number).toBe('HAFI-2027-000001');
});
