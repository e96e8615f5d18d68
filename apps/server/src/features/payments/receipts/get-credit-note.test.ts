import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';
import { paymentData } from '../own-payments.ts';

let stage: PaymentStage;
let admin: SignedIn;
beforeAll(async () => {
  stage = await startPaymentStage();
  admin = await makePerson(stage.app, { roles: ['ADMIN'] });
});
afterAll(() => stage.close());

const read = (url: string, who: SignedIn = stage.patient, language = 'en') =>
  stage.http.inject({ url, headers: { ...who.headers, 'accept-language': language } });
const ofPayer = (id: string, refund: string) =>
  `/api/payments/${id}/refunds/${refund}/credit-note.pdf`;
const ofAdmin = (id: string, refund: string) =>
  `/api/admin/payments/${id}/refunds/${refund}/credit-note.pdf`;

/** A payment of which a part is given back. */
async function givenBack() {
  const { id, number } = await stage.requested();
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  const refund = await stage.giveBack(admin, id, 3000);
  return { id, refund: refund.json().data.id as string };
}

test('there is one once the money has gone, in three languages, for the payer and coordinators', async () => {
  const { id, refund } = await givenBack();
  expect((await read(ofPayer(id, refund))).statusCode).toBe(404);
  await stage.sendRefunds();
  const answer = await read(ofPayer(id, refund));
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="HAFI-CN-2026-000001.pdf"',
    'cache-control': 'private, no-store',
  });
  const english = await wordsOfPdf(answer.rawPayload);
  for (const words of ['HAFI-CN-2026-000001', 'HAFI-2026-000001', '17,000 RWF', '3,000 RWF']) {
    expect(english).toContain(words);
  }
  expect(
    await wordsOfPdf((await read(ofPayer(id, refund), stage.patient, 'fr')).rawPayload),
  ).toContain('3 000 RWF');
  for (const language of ['en', 'fr', 'rw']) {
    const same = await read(ofAdmin(id, refund), admin, language);
    expect(await wordsOfPdf(same.rawPayload)).toContain('HAFI-CN-2026-000001');
  }
});

test('of nobody else, and of no other payment', async () => {
  const { id, refund } = await givenBack();
  await stage.sendRefunds();
  const other = await givenBack();
  const stranger = await makePerson(stage.app);
  expect((await read(ofPayer(id, refund), stranger)).statusCode).toBe(404);
  expect((await read(ofPayer(other.id, refund))).statusCode).toBe(404);
  expect((await read(ofAdmin(other.id, refund), admin)).statusCode).toBe(404);
  expect((await read(ofAdmin(id, refund))).statusCode).toBe(403);
});

test('its number stands in what a person downloads of themselves', async () => {
  const { id } = await givenBack();
  await stage.sendRefunds();
  const { data } = (await callAs(stage.app, stage.patient).get(`/api/payments/${id}`)).json();
  const [part] = paymentData;
  const rows = await part?.read(stage.platform.db, stage.patient.personId);
  expect(rows?.find((row) => row.id === id)?.givenBack).toEqual([
    { amount: 3000, creditNote: data.refunds[0].creditNote, at: expect.any(Date) },
  ]);
});
