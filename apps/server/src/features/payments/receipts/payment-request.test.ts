import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage({
    BANK_NAME: 'Bank of Kigali',
    BANK_ACCOUNT_NAME: 'Hafi Ltd',
    BANK_ACCOUNT_NUMBER: '00040-01234567-89',
  });
});
afterAll(() => stage.close());

const request = (bookingId: string, who = stage.patient, language = 'en') =>
  stage.http.inject({
    url: `/api/payment-requests/booking/${bookingId}/request.pdf`,
    headers: { ...who.headers, 'accept-language': language },
  });

test('what is to be paid, until when, and that it is no receipt, in three languages', async () => {
  const id = await stage.book();
  const answer = await request(id);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const english = await wordsOfPdf(answer.rawPayload);
  for (const words of ['Payment request', 'This is not a receipt', '17,000 RWF', '25 November']) {
    expect(english).toContain(words);
  }
  expect(english).not.toMatch(/HAFI-\d/);
  expect(await wordsOfPdf((await request(id, stage.patient, 'fr')).rawPayload)).toContain(
    "Ceci n'est pas un reçu",
  );
  expect(await wordsOfPdf((await request(id, stage.patient, 'rw')).rawPayload)).toContain(
    'Iyi si inyemezabwishyu',
  );
  const stranger = await makePerson(stage.app);
  expect((await request(id, stranger)).statusCode).toBe(404);
});

test('with the account and the reference of a transfer that is awaited', async () => {
  const { app, doctor, patient } = stage;
  const { id } = await makeBooking(app, { doctor, patient, date: '2026-12-09', time: '09:00' });
  const payment = (await stage.pay(id, { method: 'bank' })).json().data;
  const url = `/api/payments/${payment.id}/transfer`;
  const { reference } = (await stage.http.inject({ url, headers: stage.patient.headers })).json()
    .data;
  const words = await wordsOfPdf((await request(id)).rawPayload);
  expect(words).toContain(reference);
  expect(words).toContain('00040-01234567-89');
});

test('takes no number of the receipts, and is refused once it is paid', async () => {
  const { bookingId, id, number } = await stage.asked();
  await request(bookingId);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect(await stage.payment(id)).toMatchObject({ receiptNumber: 'HAFI-2026-000001' });
  expect((await request(bookingId)).json()).toMatchObject({ code: 'already-paid' });
});

test('of a late cancellation only the fee, at once', async () => {
  const id = await stage.book();
  stage.clock.set('2026-11-25T05:00:00Z');
  await stage.cancel(id);
  const words = await wordsOfPdf((await request(id)).rawPayload);
  expect(words).toContain('2,000 RWF');
  expect(words).not.toContain('17,000');
});
