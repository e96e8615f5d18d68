import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptPushKeys } from '../../../platform/config/kept-secrets.ts';
import { smtpTransport } from '../../../platform/outbox/mail-transport.ts';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { pushTransport } from '../../../platform/outbox/push-transport.ts';
import { smsTransport } from '../../../platform/outbox/sms/sms-transport.ts';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { pushDevice } from '../../../test/push/push-device.ts';
import { startSmsSandbox } from '../../../test/sms-sandbox.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { testClock } from '../../../test/test-clock.ts';
import { forgetDevice } from '../../notifications/notifications.public.ts';
import { pushSubscriptions } from '../../notifications/notifications.tables.ts';

const secret = 'a-secret-of-at-least-thirty-two-letters';
const clock = testClock('2026-11-23T06:00:00Z');

const dataDir = mkdtempSync(join(tmpdir(), 'hafi-push-'));
let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
let box: Awaited<ReturnType<typeof startSmsSandbox>>;

/** A push service that answers with this status. */
const pushes = { status: 201, asked: 0 };
const pushService = createHttpServer((request, response) => {
  request.resume();
  pushes.asked += 1;
  response.writeHead(pushes.status).end();
});

/** A mail server that accepts connections and never says a word, until it hangs up on everybody. */
const held: Socket[] = [];
let hangsUp = false;
const mailServer = createServer((socket) => {
  held.push(socket.on('error', () => undefined));
  if (hangsUp) socket.destroy();
});
const hangUp = () => {
  hangsUp = true;
  for (const socket of held.splice(0)) socket.destroy();
};

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  await once(pushService.listen(0, '127.0.0.1'), 'listening');
  await once(mailServer.listen(0, '127.0.0.1'), 'listening');
  const origin = { of: '' };
  const reports = (provider: string) => () => `${origin.of}/api/sms/reports/${provider}/${secret}`;
  box = await startSmsSandbox({
    pindo: reports('pindo'),
    africastalking: reports('africastalking'),
  });
  const keys = keptPushKeys(dataDir);
  app = await startTestApp({
    env: {
      SMS_REPORTS_SECRET: secret,
      VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY,
      VAPID_PRIVATE_KEY: keys.VAPID_PRIVATE_KEY,
    },
    mail: smtpTransport(`smtp://127.0.0.1:${portOf(mailServer)}`, 'Hafi <help@hafi.test>'),
    sms: smsTransport(clock, [box.pindo, box.africasTalking]),
    push: pushTransport({
      publicKey: keys.VAPID_PUBLIC_KEY,
      privateKey: keys.VAPID_PRIVATE_KEY,
      subject: 'mailto:help@hafi.test',
      clock,
      forget: (endpoint) => forgetDevice(app.platform.db, endpoint),
    }),
  });
  stage = emergencyStage(app);
  origin.of = await app.listen();
});
beforeEach(() => {
  pushes.status = 201;
  pushes.asked = 0;
});
afterEach(async () => {
  hangUp();
  hangsUp = false;
  await box.faults({ reset: true });
  await app.reset();
});
afterAll(async () => {
  await app.close();
  await box.close();
  pushService.close();
  mailServer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Elder = Awaited<ReturnType<typeof stage.elder>>;

/** What is known of whoever has this name, and by which channels they were notified. */
async function knowledge(elder: Elder, id: string, name: string) {
  const { responders } = await elder.see(id);
  const { by, knows } = responders.find((each) => each.name.startsWith(name)) ?? {};
  return [knows, ...(by ?? [])];
}

/** Sends what is urgent by these channels. */
async function send(...channels: readonly ('push' | 'sms')[]) {
  for (const channel of channels) await app.due.run(`outbox.${channel}.urgent`);
}

const device = () => pushDevice(`http://127.0.0.1:${portOf(pushService)}/send/device`);
const devices = () => app.platform.db.select().from(pushSubscriptions);

describe('a device that is gone', () => {
  it.each([404, 410])('(%d) is forgotten, and its owner told by SMS', async (status) => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder, { firstName: 'Claudine' });
    await daughter.post('/api/push-subscriptions', device());
    expect(await devices()).toHaveLength(1);
    pushes.status = status;
    const { id } = await elder.press();
    await stage.pass(10);
    await send('push');
    expect(pushes.asked).toBe(1);
    expect(await devices()).toEqual([]);
    expect(await knowledge(elder, id, 'Claudine')).toEqual(['waiting']);
    await send('sms');
    expect((await box.taken()).filter(({ to }) => to === daughter.phone)).toHaveLength(1);
    expect(await knowledge(elder, id, 'Claudine')).toEqual(['told', 'sms']);
  });

  it('is not asked again, and a device that lives is', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder, { firstName: 'Claudine' });
    await daughter.post('/api/push-subscriptions', device());
    pushes.status = 410;
    const { id } = await elder.press();
    await stage.pass(10);
    await send('push');
    await elder.act(id, 'resolve', { as: 'false-alarm' });
    await send('push');
    expect(pushes.asked).toBe(1);
    pushes.status = 201;
    await daughter.post('/api/push-subscriptions', device());
    const again = await elder.press();
    await stage.pass(10);
    await send('push');
    expect(await knowledge(elder, again.id, 'Claudine')).toEqual(['told', 'push']);
  });
});

describe('a mail server that accepts and hangs', () => {
  it('holds up neither SMS nor push, and nobody counts as told by mail', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder, { firstName: 'Claudine' });
    await daughter.post('/api/push-subscriptions', device());
    const person = { firstName: 'Diane' };
    await makeMember(app, { elder, person, permissions: ['alerts:receive'] });
    const { id } = await elder.press();
    await stage.pass(10);
    const mails = app.due.run('outbox.mail.urgent');
    // Each has a mail, and both hang.
    await expect.poll(() => held.length, { timeout: 10_000 }).toBe(2);
    await send('push', 'sms');
    expect(await knowledge(elder, id, 'Claudine')).toEqual(['told', 'sms', 'push']);
    expect(await knowledge(elder, id, 'Diane')).toEqual(['waiting']);
    hangUp();
    await mails;
    for (let tries = 0; tries < 6; tries += 1) {
      app.clock.advance({ minutes: 1 });
      await app.due.run('outbox.mail.urgent');
    }
    expect(await knowledge(elder, id, 'Diane')).toEqual(['unreached']);
  });
});

describe('an SMS provider that lies', () => {
  /** Lets the providers' reports arrive and take effect, until what is known is as expected. */
  const until = (elder: Elder, id: string, expected: readonly string[]) =>
    expect
      .poll(
        async () => {
          await app.due.run('notifications.sms-reports');
          return knowledge(elder, id, 'Gaspard');
        },
        { timeout: 8000 },
      )
      .toEqual(expected);

  it('is not believed: the other one sends it, and when that fails too nobody counts as told', async () => {
    await box.faults({ sms: 'fail' });
    const elder = await stage.elder();
    await stage.name(elder, 'Gaspard Habimana', nextNumber());
    await stage.coordinator();
    const before = (await box.takers()).length;
    const { id } = await elder.press();
    await stage.pass(10);
    await send('sms');
    await until(elder, id, ['waiting']);
    await send('sms');
    await until(elder, id, ['unreached']);
    expect((await box.takers()).slice(before)).toEqual(['pindo', 'africastalking']);
    // And the next level is asked all the same
    await stage.pass(60);
    expect((await elder.see(id)).level).toBe('coordinators');
  });

  it('is made up for by the other one', async () => {
    await box.faults({ sms: 'fail' });
    const elder = await stage.elder();
    await stage.name(elder, 'Gaspard Habimana', nextNumber());
    const { id } = await elder.press();
    await stage.pass(10);
    await send('sms');
    await until(elder, id, ['waiting']);
    await box.faults({ reset: true });
    const arrived = async () => (await elder.see(id)).responders.map((each) => each.smsArrived);
    expect(await arrived()).toEqual([false]);
    await send('sms');
    await until(elder, id, ['told', 'sms']);
    // The provider's report makes the difference.
    await expect
      .poll(
        async () => {
          await app.due.run('notifications.sms-reports');
          return arrived();
        },
        { timeout: 8000 },
      )
      .toEqual([true]);
  });

  it('sends no call again once it is over, nor are coordinators told that it was lost', async () => {
    await box.faults({ sms: 'silent' });
    const elder = await stage.elder();
    await stage.name(elder, 'Gaspard Habimana', nextNumber());
    const member = await stage.contact(elder, { firstName: 'Claudine' });
    const coordinator = await stage.coordinator();
    const { id } = await elder.press();
    await stage.pass(10);
    await send('sms');
    const calls = await app.platform.db.select().from(outboxMessages);
    await elder.act(id, 'resolve', { as: 'false-alarm' });
    await send('sms');
    const before = await box.taken();
    expect(before.filter(({ to }) => to === member.phone)).toHaveLength(2);
    for (const { channel, reference } of calls) {
      if (channel !== 'sms') continue;
      const url = `/api/sms/reports/pindo/${secret}`;
      const payload = { sms_id: reference, status: 'UNDELIV' };
      expect((await app.http.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
    }
    await app.due.run('notifications.sms-reports');
    await app.platform.db
      .update(outboxMessages)
      .set({ failedAt: clock.now(), lastError: 'timeout' })
      .where(eq(outboxMessages.channel, 'mail'));
    await app.due.run('notifications.next-channel');
    await send('sms');
    expect(await box.taken()).toEqual(before);
    expect((await coordinator.get('/api/admin/unreached')).json().data).toEqual([]);
  });
});

describe('an SMS provider that hangs', () => {
  it('holds no call up: the other one takes it, and each attempt is on record', async () => {
    const elder = await stage.elder();
    await stage.name(elder, 'Gaspard Habimana', nextNumber());
    await box.faults({ http: { next: 'timeout', times: 1, only: 'pindo' } });
    const { id } = await elder.press();
    await stage.pass(10);
    const before = (await box.takers()).length;
    await send('sms');
    expect((await box.takers()).slice(before)).toEqual(['africastalking']);
    expect(await knowledge(elder, id, 'Gaspard')).toEqual(['told', 'sms']);
    const rows = await app.platform.db.select().from(outboxMessages);
    const [call] = rows.filter(({ channel, sentAt }) => channel === 'sms' && sentAt);
    expect(call).toMatchObject({
      provider: 'africastalking',
      parts: 2,
      handOvers: [
        { provider: 'pindo', outcome: 'timeout' },
        { provider: 'africastalking', outcome: 'taken' },
      ],
    });
  });
});
