import { randomUUID } from 'node:crypto';
import type { PaymentPurpose } from '@hafi/contract/payments/payment.schemas';
import type { Payment } from '@hafi/contract/payments/payments.contract';
import { sql } from 'drizzle-orm';
import { createApp } from '../app.ts';
import { createPlatform } from '../platform/create-platform.ts';
import { createLog } from '../platform/log/log.ts';
import type { Platform } from '../platform/platform.ts';
import { ageAccount } from './age-account.ts';
import { callAs } from './call-as.ts';
import { makeBooking } from './factories/booking.factory.ts';
import { makeDoctor } from './factories/doctor.factory.ts';
import { makePerson, type SignedIn } from './factories/person.factory.ts';
import { startProviders } from './payments/start-providers.ts';
import { dumpRows, refuseSecrets, tokensOf } from './secrets/find-secrets.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** What the payer's phone shows; see the sandbox's README. */
interface Phone {
  readonly prompts: { id: string; amount: string; message: string; failures: string[] }[];
  readonly payments: { id: string; kind: 'payment' | 'refund'; amount: string; status: string }[];
}

/** A page for cards; see the sandbox's README. */
interface CheckoutState {
  readonly charges: { id: number; status: string }[];
  readonly refunds: { amount: number; status: string }[];
  readonly codes: string[];
}

/**
 * The server, a doctor, a patient, and the sandbox of the providers over HTTP with the same clock. Callbacks are
 * dropped by default, so that payments are settled by polling. At the end neither the log nor the database
 * may hold a card number, a key of a provider or a token.
 */
export async function startPaymentStage(env: Record<string, string> = {}) {
  const providers = await startProviders();
  const { base } = providers;
  const settings = { env: { ...providers.env, ...env } };
  const said: string[] = [];
  const log = createLog('info', { write: (line) => void said.push(line) });
  const app = await startTestApp({ ...settings, log });
  providers.follow(app.clock.now, app.platform.origin);
  await app.listen();
  const { platform, clock } = app;
  const doctor = await makeDoctor(app);
  const patient = await ageAccount(app, await makePerson(app));
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30', '15:00'];
  const seconds: TestApp[] = [];
  const restarts: { realtime: Platform['realtime']; http: typeof app.http }[] = [];
  let booked = 0;
  let numbers = 0;

  const faults = async (body: object): Promise<void> => {
    const answer = await fetch(`${base}/faults`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
  };
  const phone = async (number: string): Promise<Phone> => {
    const answer = await fetch(`${base}/phone/${encodeURIComponent(number)}?format=json`);
    return (await answer.json()) as Phone;
  };
  await faults({ callback: 'drop' });

  const stage = {
    app,
    platform,
    clock,
    http: app.http,
    base,
    /** What the providers have written down; see `provider-journal.ts`. */
    journal: providers.journal,
    /** Starts a second server on the same database (PostgreSQL only), by the same clock. */
    async startSecond(): Promise<TestApp> {
      const second = await startTestApp({ ...settings, log, alongside: app });
      seconds.push(second);
      return second;
    },
    doctor,
    patient,
    faults,
    /** How often each fault of the sandbox was met; see its README. */
    async met(): Promise<Record<string, number>> {
      return ((await (await fetch(`${base}/faults`)).json()) as { met: Record<string, number> })
        .met;
    },
    phone,
    /** A number that is not in use. */
    newNumber: (of: 'mtn' | 'airtel' = 'mtn') =>
      `+2507${of === 'mtn' ? 8 : 3}${String(8_100_000 + ++numbers)}`,
    /** What a provider is notified of a payment beside itself. */
    wish: () => ({
      text: "Kwishyura n'ubuzima",
      locale: 'rw' as const,
      origin: platform.origin(),
      payer: { name: 'Espérance Mukamana', email: 'elder@hafi.test' },
      backTo: `${platform.origin()}/payment/back?paid=1`,
      until: new Date(clock.now().getTime() + 30 * 60_000),
    }),
    /** Presses something on a page for cards; the answer's code, and where it leads. */
    async press(page: string, action: string, form: Record<string, string> = {}) {
      const body = new URLSearchParams(form);
      const answer = await fetch(`${page}/${action}`, { method: 'POST', redirect: 'manual', body });
      await answer.body?.cancel();
      return { code: answer.status, back: answer.headers.get('location') };
    },
    /** What a page for cards has charged and given back, and the codes with which a card can fail. */
    async checkout(page: string): Promise<CheckoutState> {
      return (await (await fetch(`${page}?format=json`)).json()) as CheckoutState;
    },
    /** Books a general consultation (17,000 RWF), from Wednesday 25 November 2026 on. */
    async book(person: SignedIn = patient): Promise<string> {
      const day = 25 + Math.floor(booked / times.length);
      const time = times[booked++ % times.length] ?? '';
      const date = `2026-11-${day}`;
      return (await makeBooking(app, { doctor, patient: person, date, time })).id;
    },
    /** Requests a payment by mobile money. */
    pay(
      bookingId: string,
      more: {
        number?: string;
        key?: string;
        person?: SignedIn;
        method?: string;
        /** For the receipt; of a card what its provider knows the payer by. */
        email?: string;
        /** Which server is asked; the first by default. */
        server?: TestApp;
        kind?: PaymentPurpose['kind'];
      } = {},
    ) {
      return (more.server ?? app).http.inject({
        method: 'POST',
        url: '/api/payments',
        headers: {
          ...(more.person ?? patient).headers,
          'idempotency-key': more.key ?? randomUUID(),
        },
        payload: {
          for: { kind: more.kind ?? 'booking', id: bookingId },
          method: more.method ?? 'mtn',
          phone: more.number ?? '+250788123456',
          billing: {
            firstName: 'Espérance',
            lastName: 'Mukamana',
            email: more.email ?? 'elder@hafi.test',
          },
          acceptTerms: true,
        },
      });
    },
    async payment(id: string): Promise<Payment> {
      const url = `/api/payments/${id}`;
      return (await app.http.inject({ url, headers: patient.headers })).json().data;
    },
    async bookingState(id: string): Promise<string> {
      const url = `/api/bookings/${id}`;
      const answer = await app.http.inject({ url, headers: patient.headers });
      return answer.json().data.payment.state;
    },
    /**
     * Stops the providers' clock, so that they wait for the payer longer than we do, or lets it follow ours.
     */
    providerClock(goes: 'stopped' | 'on'): void {
      const still = app.clock.now();
      providers.follow(goes === 'stopped' ? () => still : app.clock.now, app.platform.origin);
    },
    /** Answers the newest prompt on the payer's phone. */
    async answer(number: string, what: 'approve' | 'refuse' | { code: string }): Promise<void> {
      const [prompt] = (await phone(number)).prompts;
      const act = typeof what === 'string' ? what : 'fail';
      const url = `${base}/phone/${encodeURIComponent(number)}/prompts/${prompt?.id}/${act}`;
      const body = typeof what === 'string' ? {} : { body: new URLSearchParams(what) };
      const { status } = await fetch(url, { method: 'POST', redirect: 'manual', ...body });
      if (status !== 303) throw new Error(`the phone answered ${status}`);
    },
    /** Advances the clock and runs the payments' polling once. */
    async sweepAfter(span: { seconds?: number; minutes?: number }): Promise<void> {
      clock.advance(span);
      await app.due.run('payments.settle-payments');
    },
    /**
     * The platform of another process on the same database, as after a kill: only the stored rows
     * remain.
     */
    async restarted(): Promise<Platform> {
      const { config, log, database, origin } = platform;
      const silent = async () => undefined;
      const fresh = createPlatform({
        config: { ...config },
        clock,
        log,
        database,
        transports: { mail: silent, sms: silent, push: silent },
        origin,
      });
      const { http } = await createApp(fresh);
      restarts.push({ realtime: fresh.realtime, http });
      await fresh.due.run('payments.settle-payments');
      return fresh;
    },
    /** By what its provider knows a payment. */
    async reference(id: string): Promise<string> {
      const found = await platform.db.execute(
        sql`select provider_reference as reference from payments where id = ${id}`,
      );
      return (found as unknown as { rows: { reference: string }[] }).rows[0]?.reference ?? '';
    },
    /** A payment's status changes, in order. */
    async steps(id: string): Promise<string[]> {
      const found = await platform.db.execute(
        sql`select status from payment_events where payment_id = ${id} order by id`,
      );
      return (found as unknown as { rows: { status: string }[] }).rows.map(({ status }) => status);
    },
    /** Cancels a booking as the patient. */
    cancel: async (bookingId: string) =>
      (await callAs(app, patient).post(`/api/bookings/${bookingId}/cancel`)).json().data,
    sendRefunds: () => app.due.run('payments.send-refunds'),
    /** What one payment has left in each account, without those that are even; debit is positive. */
    async balances(id: string): Promise<Record<string, number>> {
      const found = await platform.db.execute(
        sql`select account, sum(debit - credit)::int as balance from ledger_entries
            where payment_id = ${id} group by account having sum(debit - credit) <> 0`,
      );
      const { rows } = found as unknown as { rows: { account: string; balance: number }[] };
      return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
    },
    async close(): Promise<void> {
      for (const { realtime, http } of restarts) {
        await realtime.close();
        await http.close();
      }
      for (const second of seconds) await second.close();
      const left = { log: said.join(''), database: await dumpRows(platform.db) };
      await app.close();
      const tokens = tokensOf(stage.journal);
      await providers.close();
      refuseSecrets(left, tokens);
    },
  };
  const stageWithRequested = {
    ...stage,
    /** Books an appointment and asks the payer for its payment: who is asked, and what becomes of it. */
    async requested(method: 'mtn' | 'airtel' = 'mtn') {
      const [bookingId, number] = [await stage.book(), stage.newNumber(method)];
      const { id, status } = (await stage.pay(bookingId, { number, method })).json().data;
      const state = async () => {
        const { failure, status } = await stage.payment(id);
        return [status, failure, await stage.bookingState(bookingId)];
      };
      const reference = () => stage.reference(id);
      return { bookingId, id: id as string, number, reference, state, status };
    },
  };
  return {
    ...stageWithRequested,
    /** Pays for an appointment by phone. */
    async paid(method: 'mtn' | 'airtel' = 'mtn') {
      const payment = await stageWithRequested.requested(method);
      await stage.answer(payment.number, 'approve');
      // Airtel wants no question before.
      await stage.sweepAfter({ minutes: 4 });
      return payment;
    },
    /** Gives back a part of a payment as a coordinator. */
    giveBack: (admin: SignedIn, paymentId: string, amount: number) =>
      app.http.inject({
        method: 'POST',
        url: `/api/admin/payments/${paymentId}/refunds`,
        headers: { ...admin.headers, 'idempotency-key': randomUUID() },
        payload: { amount, reason: 'Too long a wait' },
      }),
    /** Brings a provider's list of a day as a coordinator. */
    bringList: (admin: SignedIn, list: { method: string; day: string; text: string }) =>
      app.http.inject({
        method: 'POST',
        url: `/api/admin/finance/statements?method=${list.method}&day=${list.day}`,
        headers: { ...admin.headers, 'content-type': 'text/csv' },
        payload: list.text,
      }),
  };
}

export type PaymentStage = Awaited<ReturnType<typeof startPaymentStage>>;
