import { randomUUID } from 'node:crypto';
import { defaultByType } from '@hafi/contract/accounts/preferences.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { callAs } from '../../../test/call-as.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { type MailServer, startMailServer } from '../../../test/mail/mail-server.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';

let stage: PaymentStage;
let mails: MailServer;
let admin: SignedIn;
beforeAll(async () => {
  stage = await startPaymentStage();
  mails = await startMailServer(stage.platform);
  admin = await makePerson(stage.app, { roles: ['ADMIN'] });
});
beforeEach(async () => {
  await deliverAll(stage.app);
  await stage.platform.db.delete(outboxMessages);
  mails.received.length = 0;
});
afterAll(async () => {
  await mails.close();
  await stage.close();
});

async function paid() {
  const made = await stage.requested();
  await stage.answer(made.number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  return made;
}

const toPayer = () =>
  mails.received.filter(({ text }) => text.includes(`To: ${stage.patient.email}`));
const withFile = () => mails.received.filter(({ files }) => files.length > 0);

const giveBack = (id: string, amount: number) =>
  stage.http.inject({
    method: 'POST',
    url: `/api/admin/payments/${id}/refunds`,
    headers: { ...admin.headers, 'idempotency-key': randomUUID() },
    payload: { amount, reason: 'Too long a wait' },
  });

test('the receipt comes by mail once the money has come, in the language of the payer', async () => {
  await callAs(stage.app, stage.patient).put('/api/preferences', { language: 'fr' });
  const { id } = await paid();
  await mails.deliver();
  const [mail, ...others] = withFile();
  expect(others).toEqual([]);
  const { receiptNumber } = await stage.payment(id);
  expect(mail?.files).toMatchObject([{ name: `${receiptNumber}.pdf`, type: 'application/pdf' }]);
  const words = await wordsOfPdf(mail?.files[0]?.content ?? new Uint8Array());
  expect(words).toContain(receiptNumber);
  expect(words).toContain('Reçu');
  expect(words).toContain('17 000 RWF');
  // Others read mails too.
  expect(mail?.text).not.toContain('Habimana');
  await deliverAll(stage.app);
  await mails.deliver();
  expect(withFile()).toHaveLength(1);
  await callAs(stage.app, stage.patient).put('/api/preferences', { language: 'en-GB' });
});

test('what was written before a kill and sent after it is one mail; sent twice it has the same name', async () => {
  await paid();
  mails.dies();
  await mails.deliver();
  expect(withFile()).toHaveLength(1);
  // The server has it, but we died before we knew: the lease ends, and it is sent again.
  stage.clock.advance({ seconds: 61 });
  await mails.deliver();
  const [first, second, ...others] = withFile();
  expect(others).toEqual([]);
  expect(second?.id).toBe(first?.id);
  stage.clock.advance({ seconds: 61 });
  await mails.deliver();
  expect(withFile()).toHaveLength(2);
});

test('while the mail server refuses it is tried again', async () => {
  await paid();
  mails.refuses();
  await mails.deliver();
  expect(withFile()).toEqual([]);
  stage.clock.advance({ seconds: 20 });
  await mails.deliver();
  expect(withFile()).toHaveLength(1);
});

test('each part that went back brings its credit note', async () => {
  const { id } = await paid();
  await mails.deliver();
  mails.received.length = 0;
  await giveBack(id, 3000);
  await giveBack(id, 2000);
  await stage.sendRefunds();
  await stage.sendRefunds();
  await mails.deliver();
  const notes = withFile().flatMap(({ files }) => files);
  expect(notes.map(({ name }) => name).sort()).toEqual([
    'HAFI-CN-2026-000001.pdf',
    'HAFI-CN-2026-000002.pdf',
  ]);
  const words = await Promise.all(notes.map(({ content }) => wordsOfPdf(content)));
  const { receiptNumber } = await stage.payment(id);
  for (const each of words) expect(each).toContain(receiptNumber);
  expect(words.filter((each) => each.includes('3,000 RWF'))).toHaveLength(1);
  expect(words.join()).not.toContain('Too long a wait');
});

test('who wants no mails about appointments gets none, and has the receipt in the app', async () => {
  const without = { ...defaultByType, appointment: { email: false, push: false, sms: false } };
  await callAs(stage.app, stage.patient).put('/api/preferences', { channelsByType: without });
  const { id } = await paid();
  await mails.deliver();
  expect(toPayer()).toEqual([]);
  const news = (await callAs(stage.app, stage.patient).get('/api/notifications')).json().data;
  expect(news[0]).toMatchObject({ link: `/payments/${id}` });
  await callAs(stage.app, stage.patient).put('/api/preferences', {
    channelsByType: defaultByType,
  });
});

test('in quiet hours the mail with the receipt waits, and comes once', async () => {
  const me = callAs(stage.app, stage.patient);
  const quietHours = { from: '07:00', to: '12:00' };
  const choice = { email: true, push: true, sms: false };
  await me.put('/api/preferences', { notifications: { ...choice, quietHours } });
  stage.clock.set('2026-11-23T07:00:00Z');
  await paid();
  await mails.deliver();
  expect(toPayer()).toEqual([]);
  stage.clock.set('2026-11-23T10:00:01Z');
  await stage.app.due.run('notifications.send-digests');
  await mails.deliver();
  expect(withFile()).toHaveLength(1);
  expect(toPayer()).toHaveLength(1);
  await me.put('/api/preferences', { notifications: { ...choice, quietHours: null } });
});

test('the statement of a month is told once after its end, with the PDF', async () => {
  await paid();
  await mails.deliver();
  mails.received.length = 0;
  const idle = await makePerson(stage.app);
  const tell = () => stage.app.due.run('payments.tell-statements');
  stage.clock.set('2026-11-30T21:59:00Z');
  await tell();
  await mails.deliver();
  expect(toPayer()).toEqual([]);
  stage.clock.set('2026-12-01T06:00:00Z');
  await Promise.all([tell(), tell()]);
  await tell();
  await mails.deliver();
  expect(withFile()).toHaveLength(1);
  const [file] = withFile()[0]?.files ?? [];
  expect(file?.name).toBe('hafi-2026-11.pdf');
  expect(await wordsOfPdf(file?.content ?? new Uint8Array())).toContain(
    'Payments of November 2026',
  );
  const bell = async (who: SignedIn) =>
    (await callAs(stage.app, who).get('/api/notifications')).json().data as { link: string }[];
  const ready = (await bell(stage.patient)).filter(({ link }) => link.includes('month='));
  expect(ready).toMatchObject([
    {
      link: '/payments?month=2026-11',
      message: 'What you paid and got back in November 2026 is ready to read.',
    },
  ]);
  expect(await bell(idle)).toEqual([]);
});
