import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { referenceShape } from '@hafi/contract/support/contact-facts';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDue } from '../../platform/due/due.ts';
import { deliveries } from '../../platform/outbox/deliver-messages.job.ts';
import { smtpTransport } from '../../platform/outbox/mail-transport.ts';
import { outboxMessages } from '../../platform/outbox/outbox.tables.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { silentPlatform } from '../../test/silent-platform.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { contactMessages } from './support.tables.ts';

const message = {
  name: 'Rose Uwase',
  email: 'rose@hafi.test',
  phone: '078 812 3456',
  subject: 'Amaso yanjye',
  message: 'Mwaramutse, ndashaka kumenya uko nafata gahunda.',
  urgency: 'normal',
};

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ env: { SUPPORT_EMAIL: 'people@hafi.test' } });
  admin = await makePerson(app, { roles: ['ADMIN'] });
});
afterAll(() => app.close());
afterEach(async () => {
  await deliverAll(app);
  app.sent.length = 0;
  await app.platform.db.delete(contactMessages);
  app.clock.advance({ hours: 2 });
});

const send = (body: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.http.inject({ method: 'POST', url: '/api/contact', payload: body, headers, remoteAddress });
const stored = () => app.platform.db.select().from(contactMessages);

describe('writing to support', () => {
  it('reads a number without a calling code by the country of the sender', async () => {
    const answer = await send({ ...message, phone: '0470 12 34 56', country: 'BE' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await stored()).toMatchObject([{ phone: '+32470123456' }]);
  });

  it('is stored, mailed to support and confirmed with a number, in the language of the sender', async () => {
    const answer = await send(message, { 'accept-language': 'rw' });
    expect(answer.statusCode, answer.body).toBe(201);
    const { reference } = answer.json().data;
    expect(reference).toMatch(referenceShape);
    const [row] = await stored();
    expect(row).toMatchObject({
      ...message,
      reference,
      phone: '+250788123456',
      personId: null,
      state: 'open',
      locale: 'rw',
      createdAt: app.clock.now(),
    });
    await deliverAll(app);
    const [forSupport, forSender] = ['people@hafi.test', 'rose@hafi.test'].map((to) =>
      app.sent.find((mail) => mail.to === to),
    );
    expect(forSupport).toMatchObject({
      channel: 'mail',
      subject: `Hafi inbox: ${reference}`,
      replyTo: 'rose@hafi.test',
      thread: `contact-${row?.id}`,
    });
    expect(forSupport?.text).toContain(message.message);
    expect(forSupport?.text).toContain(`/admin/inbox/${row?.id}`);
    expect(forSender).toMatchObject({ replyTo: 'people@hafi.test', thread: `contact-${row?.id}` });
    expect(forSender?.subject).toContain(reference);
    expect(forSender?.subject).not.toContain('Your message');
  });

  it('sends nothing that was typed to an unverified address', async () => {
    await send({ ...message, name: 'www.spam.example', message: 'Buy at www.spam.example' });
    await deliverAll(app);
    const mail = app.sent.find(({ to }) => to === 'rose@hafi.test');
    expect(mail).toBeDefined();
    for (const typed of ['spam', message.subject, 'Buy']) {
      expect(`${mail?.subject} ${mail?.text}`).not.toContain(typed);
    }
    for (const { subject } of app.sent) expect(subject).not.toContain(message.subject);
  });

  it.each([
    ['name', { name: ' ' }, 'required'],
    ['name', { name: undefined }, 'required'],
    ['name', { name: 'Rose\r\nBcc: all@hafi.test' }, 'control-characters'],
    ['email', { email: '' }, 'required'],
    ['email', { email: 'rose@' }, 'invalid-email'],
    ['phone', { phone: '12' }, 'invalid-phone'],
    ['subject', { subject: '' }, 'required'],
    ['subject', { subject: 'x'.repeat(151) }, 'too-long'],
    ['message', { message: '' }, 'required'],
    ['message', { message: 'x'.repeat(5001) }, 'too-long'],
    ['message', { message: 'a\u0000b' }, 'control-characters'],
    ['urgency', { urgency: 'now' }, 'invalid-choice'],
  ])('requires a valid %s (%#)', async (path, change, code) => {
    const answer = await send({ ...message, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toEqual({ path, code, message: expect.any(String) });
    expect(await stored()).toEqual([]);
  });

  it('accepts the short form of programs: name, address and message', async () => {
    const { name, email } = message;
    const answer = await send({ name, email, message: 'Subject: Muraho. Priority: low.' });
    expect(answer.statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ subject: null, phone: null, urgency: 'normal' }]);
  });

  it('answers a filled honeypot like success and stores nothing', async () => {
    const answer = await send({ ...message, website: 'https://spam.example' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data.reference).toMatch(referenceShape);
    expect(await stored()).toEqual([]);
    await deliverAll(app);
    expect(app.sent).toEqual([]);
  });

  it('is limited to five messages of one e-mail address in an hour', async () => {
    for (let times = 0; times < 5; times += 1) {
      expect((await send({ ...message, subject: `Number ${times}` })).statusCode).toBe(201);
    }
    const refused = await send({ ...message, email: 'ROSE@hafi.test' }, {}, '10.0.0.9');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send({ ...message, email: 'other@hafi.test' })).statusCode).toBe(201);
    app.clock.advance({ minutes: 61 });
    expect((await send(message)).statusCode).toBe(201);
  });

  it('is limited to sixty messages from one network address in an hour', async () => {
    const from = (times: number, address: string) =>
      send({ ...message, email: `person${times}@hafi.test` }, {}, address);
    for (let times = 0; times < 60; times += 1) await from(times, '10.0.0.1');
    expect((await from(60, '10.0.0.1')).statusCode).toBe(429);
    expect((await from(60, '10.0.0.2')).statusCode).toBe(201);
  });

  it('stores one message for a repeated request', async () => {
    const key = { 'idempotency-key': 'a-key-of-the-browser' };
    const answers = await Promise.all([send(message, key), send(message, key)]);
    const again = await send(message, key);
    const references = [...answers, again].map((answer) => answer.json().data.reference);
    expect(new Set(references).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    const other = await send({ ...message, subject: 'Other' }, key);
    expect(other.statusCode).toBe(422);
    expect(other.json().code).toBe('idempotency-key-reused');
  });

  it('refuses requests from another site', async () => {
    const answer = await send(message, { origin: 'https://elsewhere.example' });
    expect(answer.statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['emergency', 'high', 'Urgent message in the inbox'],
    ['high', 'high', 'Urgent message in the inbox'],
    ['normal', 'medium', 'New message in the inbox'],
    ['low', 'low', 'New message in the inbox'],
  ])('notifies coordinators: %s has %s priority', async (urgency, priority, title) => {
    await send({ ...message, urgency });
    const [row] = await stored();
    const bell = await app.http.inject({ url: '/api/notifications', headers: admin.headers });
    expect(bell.json().data[0]).toMatchObject({
      priority,
      title,
      type: urgency === 'emergency' ? 'emergency' : 'support',
      message: `Rose Uwase wrote: ${row?.subject ?? row?.message}`,
      link: `/admin/inbox/${row?.id}`,
    });
    await deliverAll(app);
    const urgent = app.sent.find(({ to }) => to === 'people@hafi.test')?.subject;
    expect(urgent?.startsWith('URGENT')).toBe(priority === 'high');
  });

  it('is sent over SMTP with its Reply-To address and thread', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let mail = '';
        stream.on('data', (chunk: Buffer) => {
          mail += chunk.toString();
        });
        stream.on('end', () => {
          received.push(mail);
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    await deliverAll(app);
    await app.platform.db.delete(outboxMessages);
    const { db, clock, log } = app.platform;
    await send(message);
    await deliverAll(app);
    await app.platform.db.update(outboxMessages).set({ sentAt: null, nextTryAt: clock.now() });
    const mail = smtpTransport(`smtp://127.0.0.1:${port}`, 'Hafi <help@hafi.test>');
    const never = () => Promise.reject(new Error('mail only'));
    const transports = { mail, sms: never, push: never };
    const due = createDue({ ...silentPlatform(db), clock });
    due.add(deliveries({ db, clock, log, transports }));
    expect(await due.run('outbox.mail')).toBe(2);
    await new Promise<void>((done) => server.close(() => done()));
    const [row] = await stored();
    const forSupport = received.find((text) => text.includes('\nTo: people@'));
    expect(forSupport).toContain('Reply-To: rose@hafi.test');
    expect(forSupport).toContain(`References: <contact-${row?.id}@hafi>`);
    const forSender = received.find((text) => text.includes('\nTo: rose@'));
    expect(forSender).toContain('Reply-To: people@hafi.test');
    expect(forSender).toContain(row?.reference);
  });
});
