import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock/clock.ts';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import type { SmsProvider } from '../../../platform/outbox/sms/sms-provider.ts';
import { smsTransport } from '../../../platform/outbox/sms/sms-transport.ts';
import type { Transport } from '../../../platform/outbox/transport.ts';
import { registerPerson } from '../../../seed/register-person.ts';
import { accountCalls } from '../../../test/account-calls.ts';
import { startSmsSandbox } from '../../../test/sms-sandbox.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const secret = 'a-secret-of-at-least-thirty-two-letters';
let app: TestApp;
let box: Awaited<ReturnType<typeof startSmsSandbox>>;
let calls: ReturnType<typeof accountCalls>;
/** Made again for each test: a provider that was down is asked last for a minute. */
let transport: Transport;
let made = 0;

/** A provider that waits for its answer no longer than this, in milliseconds. */
const impatient = ({ name, send }: SmsProvider, mostMs: number): SmsProvider => ({
  name,
  send: (sms) => send(sms, mostMs),
});

beforeAll(async () => {
  const origin = { of: '' };
  const at = (provider: string) => () => `${origin.of}/api/sms/reports/${provider}/${secret}`;
  box = await startSmsSandbox({ pindo: at('pindo'), africastalking: at('africastalking') });
  app = await startTestApp({
    env: { SMS_REPORTS_SECRET: secret },
    sms: (message, tried) => transport(message, tried),
  });
  origin.of = await app.listen();
  calls = accountCalls(app);
});
afterEach(() => box.faults({ reset: true }));
afterAll(async () => {
  await app.close();
  await box.close();
});

/** Has an elder with a phone alone ask for a code; returns her number. */
async function askCode(): Promise<string> {
  transport = smsTransport(systemClock, [impatient(box.pindo, 300), box.africasTalking]);
  made += 1;
  const phoneNumber = `+25078810${String(made).padStart(4, '0')}`;
  const person = { firstName: 'Espérance', lastName: 'Mukamana', phoneNumber };
  await registerPerson(app.platform, { ...person, roles: ['PATIENT'], locale: 'rw' });
  expect((await calls.post('phone/request-code', { phoneNumber })).status).toBe(200);
  return phoneNumber;
}

const works = ['outbox.sms', 'notifications.sms-reports', 'notifications.unreported-sms'];

/** Sends it and looks at the reports, and minutes later once more. */
async function deliver(): Promise<void> {
  for (const minutes of [0, 2, 3]) {
    app.clock.advance({ minutes });
    for (const work of works) await app.due.run(work);
  }
}

/** Who has brought an SMS to a number, and the codes in them. */
async function brought(to: string): Promise<{ by: string[]; codes: string[] }> {
  const all = (await box.taken()).filter((sms) => sms.to === to);
  return {
    by: all.map(({ id }) => (id.startsWith('ATXid') ? 'africastalking' : 'pindo')),
    codes: all.map(({ text }) => /\d{6}/.exec(text)?.[0] ?? ''),
  };
}

const signIn = (phoneNumber: string, code = '') =>
  calls.post('phone/signin', { phoneNumber, code });

describe('a sign-in code by SMS', () => {
  it('comes once, by the first provider, while that is well', async () => {
    const number = await askCode();
    await deliver();
    const { by, codes } = await brought(number);
    expect(by).toEqual(['pindo']);
    expect((await signIn(number, codes[0])).status).toBe(200);
  });

  it.each([
    ['answers an error', { next: 500, times: 9, only: 'pindo' }],
    ['does not answer', { next: 'timeout', times: 9, only: 'pindo' }],
  ])('comes once, by the other one, when the first %s', async (_, http) => {
    await box.faults({ http });
    const number = await askCode();
    await deliver();
    const { by, codes } = await brought(number);
    expect(by).toEqual(['africastalking']);
    expect((await signIn(number, codes[0])).status).toBe(200);
  });

  it('comes once when both were down for a minute, by who is back first', async () => {
    await box.faults({ http: { next: 500, times: 99 } });
    const number = await askCode();
    await app.due.run('outbox.sms');
    expect((await brought(number)).by).toEqual([]);
    await box.faults({ reset: true });
    await deliver();
    const { by, codes } = await brought(number);
    expect(by).toHaveLength(1);
    expect((await signIn(number, codes[0])).status).toBe(200);
  });

  it.each(['fail', 'silent'])(
    'is not sent twice once the first has taken it, whatever it says of it later (%s)',
    async (sms) => {
      await box.faults({ sms });
      const number = await askCode();
      await deliver();
      expect((await brought(number)).by).toEqual(['pindo']);
    },
  );

  it('is not kept: neither its text nor the code, by whomever it went', async () => {
    await box.faults({ http: { next: 500, times: 1, only: 'pindo' } });
    const number = await askCode();
    await deliver();
    const { codes } = await brought(number);
    const [row] = await app.platform.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, number))
      .orderBy(desc(outboxMessages.id));
    expect(row).toMatchObject({ body: '', provider: 'africastalking' });
    expect(JSON.stringify(row)).not.toContain(codes[0] ?? 'no code');
    expect(row?.handOvers).toMatchObject([
      { provider: 'pindo', outcome: expect.stringContaining('500') },
      { provider: 'africastalking', outcome: 'taken' },
    ]);
  });

  it('does not come any more once it is worth nothing', async () => {
    await box.faults({ http: { next: 500, times: 99 } });
    const number = await askCode();
    await app.due.run('outbox.sms');
    await box.faults({ reset: true });
    app.clock.advance({ minutes: 10 });
    await deliver();
    expect((await brought(number)).by).toEqual([]);
  });
});
