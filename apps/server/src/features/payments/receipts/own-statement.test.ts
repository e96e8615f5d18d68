import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage();
});
afterAll(() => stage.close());

const read = async (month: string, who: SignedIn = stage.patient) =>
  (await callAs(stage.app, who).get(`/api/payment-statements/${month}`)).json();

test('a month has what was paid and given back in it, by the days of Kigali', async () => {
  const admin = await makePerson(stage.app, { roles: ['ADMIN'] });
  const { id, number } = await stage.requested();
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  const giveBack = (amount: number) =>
    stage.http.inject({
      method: 'POST',
      url: `/api/admin/payments/${id}/refunds`,
      headers: { ...admin.headers, 'idempotency-key': randomUUID() },
      payload: { amount, reason: 'Too long a wait' },
    });
  await giveBack(3000);
  await stage.sendRefunds();
  await giveBack(1000);
  expect((await read('2026-11')).data).toMatchObject({
    paid: 17_000,
    given: 3000,
    onItsWay: 1000,
    lines: [
      { kind: 'payment', amount: 17_000, number: 'HAFI-2026-000001' },
      { kind: 'refund', amount: 3000, number: 'HAFI-CN-2026-000001' },
    ],
  });
  expect((await read('2026-10')).data).toMatchObject({ paid: 0, given: 0, lines: [] });
  // In Kigali it is December.
  stage.clock.set('2026-11-30T22:00:00Z');
  await stage.sendRefunds();
  expect((await read('2026-12')).data).toMatchObject({ given: 1000, onItsWay: 0 });
  expect((await read('2026-11')).data).toMatchObject({ given: 3000, onItsWay: 1000 });
});

test('as PDF in the language of the reader, and only of oneself', async () => {
  const url = '/api/payment-statements/2026-11/statement.pdf';
  const pdf = (language: string) =>
    stage.http.inject({ url, headers: { ...stage.patient.headers, 'accept-language': language } });
  const english = await wordsOfPdf((await pdf('en')).rawPayload);
  expect(english).toContain('Payments of November 2026');
  expect(english).toContain('14,000 RWF');
  expect(english).toContain('CN-2026-000001');
  expect(await wordsOfPdf((await pdf('fr')).rawPayload)).toContain('14 000 RWF');
  const stranger = await makePerson(stage.app);
  expect((await read('2026-11', stranger)).data.lines).toEqual([]);
  expect((await read('2026-13')).status).toBe(400);
  expect((await stage.http.inject({ url })).statusCode).toBe(401);
});
