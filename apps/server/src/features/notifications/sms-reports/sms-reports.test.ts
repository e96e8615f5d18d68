import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock/clock.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { smsTransport } from '../../../platform/outbox/sms/sms-transport.ts';
import type { QueuedMessage } from '../../../platform/outbox/transport.ts';
import { startSmsSandbox } from '../../../test/sms-sandbox.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const secret = 'a-secret-of-at-least-thirty-two-letters';
const sms: QueuedMessage = {
  channel: 'sms',
  to: '+250788000001',
  subject: null,
  text: 'Hafi: muraho',
};

let app: TestApp;
let box: Awaited<ReturnType<typeof startSmsSandbox>>;

beforeAll(async () => {
  const origin = { of: '' };
  const at = (provider: string) => () => `${origin.of}/api/sms/reports/${provider}/${secret}`;
  box = await startSmsSandbox({ pindo: at('pindo'), africastalking: at('africastalking') });
  app = await startTestApp({
    env: { SMS_REPORTS_SECRET: secret },
    sms: smsTransport(systemClock, [box.pindo, box.africasTalking]),
  });
  origin.of = await app.listen();
});
afterEach(async () => {
  await box.faults({ reset: true });
  await app.reset();
});
afterAll(async () => {
  await app.close();
  await box.close();
});

const queue = (message: Partial<QueuedMessage> = {}) =>
  inTransaction(app.platform, (tx) => tx.tell([{ ...sms, ...message }]));
const rows = () => app.platform.db.select().from(outboxMessages).orderBy(asc(outboxMessages.id));
const row = async () => (await rows())[0];

/** Sends what waits; the providers report soon after, or even before the SMS counts as sent. */
const send = () => app.due.run('outbox.sms');

/** Waits until the SMS is as expected, after the reports that have arrived. */
const expectRow = (values: object) =>
  expect
    .poll(async () => {
      await app.due.run('notifications.sms-reports');
      return row();
    })
    .toMatchObject(values);

describe('a report of what became of an SMS', () => {
  it('stores that it reached the phone, and as how many SMS it was billed', async () => {
    await queue({ text: 'a'.repeat(200) });
    await send();
    await expectRow({ deliveredAt: app.clock.now(), provider: 'pindo', parts: 2, failedAt: null });
  });

  it('has the other provider send what did not reach it, and gives it up when that fails too', async () => {
    await box.faults({ sms: 'fail' });
    const before = (await box.takers()).length;
    await queue();
    await send();
    await expectRow({ avoid: 'pindo', sentAt: null, failedAt: null, lastError: 'undelivered' });
    await send();
    await expectRow({ failedAt: app.clock.now(), sentAt: null, lastError: 'undelivered' });
    expect((await box.takers()).slice(before)).toEqual(['pindo', 'africastalking']);
  });

  describe('that does not come', () => {
    const urgent = { priority: 'urgent' } as const;
    const sendUrgent = () => app.due.run('outbox.sms.urgent');
    const watch = () => app.due.run('notifications.unreported-sms');
    /** Pindo has reported lately that an SMS arrived. */
    async function reporting() {
      await queue();
      await send();
      await expectRow({ deliveredAt: app.clock.now() });
      await box.faults({ sms: 'silent' });
    }

    it('has the other provider send what is urgent after 75 seconds, once', async () => {
      await reporting();
      const before = (await box.takers()).length;
      await queue({ ...urgent, text: 'Hafi: help' });
      await sendUrgent();
      app.clock.advance({ seconds: 74 });
      expect(await watch()).toBe(0);
      app.clock.advance({ seconds: 2 });
      expect(await watch()).toBe(1);
      await sendUrgent();
      app.clock.advance({ minutes: 2 });
      expect(await watch()).toBe(0);
      expect((await box.takers()).slice(before)).toEqual(['pindo', 'africastalking']);
      const handed = (await rows()).at(-1)?.handOvers.map(({ provider }) => provider);
      expect(handed).toEqual(['pindo', 'africastalking']);
    });

    it('says nothing of a provider that never reports, of what is not urgent, or over', async () => {
      await box.faults({ sms: 'silent' });
      await queue(urgent);
      await sendUrgent();
      app.clock.advance({ minutes: 2 });
      expect(await watch()).toBe(0);
      await app.platform.db.delete(outboxMessages);
      await box.faults({ reset: true });
      await reporting();
      await queue({ ...urgent, uselessAt: new Date(app.clock.now().getTime() + 60_000) });
      await queue({ text: 'Hafi: ordinary' });
      await queue({ ...urgent, secret: true });
      await sendUrgent();
      await send();
      app.clock.advance({ minutes: 2 });
      expect(await watch()).toBe(0);
    });
  });

  it('does not send a code again, whose text is gone', async () => {
    await box.faults({ sms: 'fail' });
    await queue({ secret: true });
    await send();
    await expectRow({ failedAt: app.clock.now() });
  });

  it('does not send again what is useless by now', async () => {
    await box.faults({ sms: 'silent' });
    await queue({ uselessAt: new Date(app.clock.now().getTime() + 60_000) });
    await send();
    const { reference } = (await row()) ?? {};
    app.clock.advance({ minutes: 2 });
    expect(await report('pindo', { sms_id: reference, status: 'UNDELIV' })).toBe(200);
    await expectRow({ failedAt: app.clock.now() });
  });

  it('changes nothing when it comes again, late, or of an SMS that is not ours', async () => {
    await box.faults({ sms: 'silent' });
    await queue();
    await send();
    const { reference } = (await row()) ?? {};
    expect(await report('pindo', { sms_id: reference, status: 'ENROUTE' })).toBe(200);
    expect(await report('pindo', { sms_id: reference, status: 'DELIVRD' })).toBe(200);
    await expectRow({ deliveredAt: app.clock.now() });
    const delivered = await row();
    expect(await report('pindo', { sms_id: reference, status: 'UNDELIV' })).toBe(200);
    expect(await report('pindo', { sms_id: 'another', status: 'UNDELIV' })).toBe(200);
    expect(await report('africastalking', { id: reference, status: 'Failed' })).toBe(200);
    await app.due.run('notifications.sms-reports');
    expect(await row()).toEqual(delivered);
  });

  it('waits for the SMS that it names, when it comes before we have stored its id', async () => {
    await box.faults({ sms: 'silent' });
    const early = { id: 'ATXid_early', status: 'Failed' };
    expect(await report('africastalking', early)).toBe(200);
    await app.due.run('notifications.sms-reports');
    await queue();
    await send();
    const stored = { provider: 'africastalking', reference: early.id } as const;
    await app.platform.db.update(outboxMessages).set(stored);
    await expectRow({ avoid: 'africastalking', sentAt: null });
  });

  it('is not believed without the secret, and refused when it is none', async () => {
    await box.faults({ sms: 'silent' });
    await queue();
    await send();
    const sent = await row();
    const body = { sms_id: sent?.reference, status: 'UNDELIV' };
    expect(await report('pindo', body, `${secret}x`)).toBe(404);
    expect(await report('pindo', body, 'x'.repeat(secret.length))).toBe(404);
    expect(await report('twilio', body)).toBe(404);
    for (const wrong of [{}, { sms_id: 'x'.repeat(101), status: 'UNDELIV' }, []]) {
      expect(await report('pindo', wrong)).toBe(400);
    }
    await app.due.run('notifications.sms-reports');
    expect(await row()).toEqual(sent);
  });
});

async function report(provider: string, payload: object, key = secret): Promise<number> {
  const url = `/api/sms/reports/${provider}/${key}`;
  return (await app.http.inject({ method: 'POST', url, payload })).statusCode;
}
