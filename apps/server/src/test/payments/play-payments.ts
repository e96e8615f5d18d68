import { createHmac, randomUUID } from 'node:crypto';
import { demoCredentials } from '@hafi/providers-sandbox/demo-credentials';
import { sql } from 'drizzle-orm';
import { idempotencyKeys } from '../../platform/http/idempotency.tables.ts';
import { ageAccount } from '../age-account.ts';
import { callAs } from '../call-as.ts';
import { makeBooking } from '../factories/booking.factory.ts';
import { makeDoctor } from '../factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../payment-stage.ts';
import type { TestApp } from '../test-app.ts';
import { type Judged, judgePayments } from './judge-payments.ts';
import { type Act, bookingsCount } from './payment-acts.ts';
import { readProviders } from './provider-journal.ts';
import { readStored } from './stored-payments.ts';

/** A person may send 20 requests in ten minutes. */
const bookingsOfOne = 6;

/** Part of the address by which a provider asks a phone. */
const asks = { mtn: 'v1_0/requesttopay', airtel: 'merchant/v1/payments' };

const slots = ['2026-11-25', '2026-11-26', '2026-11-27'].flatMap((date) =>
  ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30'].map((time) => ({
    date,
    time,
  })),
);

interface Asked {
  readonly key: string;
  readonly number: string;
  readonly method: 'mtn' | 'airtel';
  /** The payment that this key means; null while nobody has said. */
  id: string | null;
}

interface Booked {
  readonly id: string;
  readonly person: SignedIn;
  readonly asked: Asked[];
}

/**
 * Plays a schedule on two servers over one database, lets everything come to its end, and judges. `wrong`
 * holds what was seen on the way too.
 */
export async function playPayments(acts: readonly Act[]): Promise<Judged> {
  const stage = await startPaymentStage({ MOMO_TIMEOUT_MS: '150', AIRTEL_TIMEOUT_MS: '150' });
  try {
    const second = await stage.startSecond();
    const play = createPlay(stage, [stage.app, second]);
    await play.book();
    for (const act of acts) await play.do(act);
    await play.settle();
    const stored = await readStored(stage.platform.db);
    const { counted, wrong } = judgePayments(stored, readProviders(stage.journal));
    return { counted, wrong: [...play.wrong, ...wrong] };
  } finally {
    await stage.close();
  }
}

type BreakingRefund = Extract<Act, { do: 'refunds' }>['breaks'];

function createPlay(stage: PaymentStage, servers: readonly [TestApp, TestApp]) {
  const wrong: string[] = [];
  const all: Booked[] = [];
  const serverOf = (nth: number) => servers[nth === 0 ? 0 : 1];
  const both = (work: string) => Promise.all(servers.map(({ due }) => due.run(work)));

  const send = async ({ id, person }: Booked, asked: Asked, server: TestApp) => {
    const { key, method, number } = asked;
    const answer = await stage.pay(id, { person, key, method, number, server });
    const told: string | undefined = answer.json().data?.id;
    if (answer.statusCode === 500) wrong.push(`a payment was answered by ${answer.statusCode}`);
    if (asked.id !== null && told !== asked.id)
      wrong.push(`the key of ${asked.id} was answered by ${told ?? answer.json().code}`);
    if (told !== undefined) asked.id = told;
  };
  const ask = (booked: Booked, method: 'mtn' | 'airtel'): Asked => {
    const asked = { key: randomUUID(), number: stage.newNumber(method), method, id: null };
    booked.asked.push(asked);
    return asked;
  };
  const answer = async ({ number }: Asked, how: 'approve' | 'refuse') => {
    const { prompts } = await stage.phone(number);
    if (prompts.length > 1) wrong.push(`${number} was asked ${prompts.length} times`);
    // In the last instant the prompt may have gone.
    if (prompts.length > 0) await stage.answer(number, how).catch(() => undefined);
  };
  const pass = async (span: { seconds?: number; minutes?: number }) => {
    stage.clock.advance(span);
    await both('payments.settle-payments');
    const found = await stage.platform.db.execute(sql`select work_id, code from set_aside`);
    for (const row of (found as unknown as { rows: object[] }).rows)
      wrong.push(`work failed: ${JSON.stringify(row)}`);
  };

  const breakNext = (next: number | string, only: string) =>
    stage.faults({ http: { next, times: 1, only } });
  const sendRefunds = async (breaks: BreakingRefund) => {
    if (breaks.times > 0) await stage.faults({ http: breaks });
    await both('payments.send-refunds');
  };
  const cancel = async ({ id, person }: Booked, server: TestApp, breaks: BreakingRefund) => {
    await callAs(server, person).post(`/api/bookings/${id}/cancel`);
    await sendRefunds(breaks);
  };

  const forge = async ({ id }: Booked, server: TestApp, says: string) => {
    const found = await stage.platform.db.execute(
      sql`select provider_reference as reference, method from payments where purpose_id = ${id}`,
    );
    const { rows } = found as unknown as { rows: { reference: string; method: string }[] };
    for (const { method, reference } of rows) {
      const transaction = { id: reference, status_code: says === 'FAILED' ? 'TF' : 'TS' };
      const hash = createHmac('sha256', demoCredentials.airtel.noticeKey)
        .update(JSON.stringify({ transaction }))
        .digest('base64');
      const isAirtel = method === 'airtel';
      await server.http.inject({
        method: isAirtel ? 'POST' : 'PUT',
        url: `/api/payments/callbacks/${isAirtel ? 'airtel' : `momo/${reference}`}`,
        payload: isAirtel ? { transaction, hash } : { status: says, amount: '17000' },
      });
    }
  };

  const late = async (booked: Booked, act: Extract<Act, { do: 'late' }>) => {
    const first = ask(booked, act.method);
    await send(booked, first, servers[0]);
    await answer(first, 'approve');
    // It is paid at the provider, who says for a quarter of an hour that it waits.
    await stage.faults({ tell: 'ambiguous', http: null, callback: 'drop' });
    for (let nth = 0; nth < 4; nth += 1) await pass({ minutes: 4 });
    const second = ask(booked, act.second);
    await send(booked, second, servers[1]);
    if (act.approves) await answer(second, 'approve');
    await stage.faults({ tell: 'none' });
    await pass({ minutes: 61 });
    if (act.cancels) await cancel(booked, servers[1], act.cancels);
    if (!act.approves) await answer(second, 'approve');
  };

  return {
    wrong,
    async book() {
      let doctor = stage.doctor;
      let person = stage.patient;
      for (let nth = 0; nth < bookingsCount; nth += 1) {
        if (nth % slots.length === 0) doctor = await makeDoctor(stage.app);
        if (nth % bookingsOfOne === 0)
          person = await ageAccount(stage.app, await makePerson(stage.app));
        const slot = slots[nth % slots.length];
        const wish = { doctor, patient: person, quiet: true };
        const { id } = await makeBooking(stage.app, Object.assign(wish, slot));
        all.push({ id, person, asked: [] });
      }
      // The first are so soon that their cancelling costs a fee.
      stage.clock.set('2026-11-24T12:00:00Z');
    },
    async do(act: Act): Promise<void> {
      const booked = 'which' in act ? all[act.which] : undefined;
      switch (act.do) {
        case 'pay': {
          if (!booked) return;
          const asked = ask(booked, act.method);
          if (act.breaks) await breakNext(act.breaks, asks[act.method]);
          const to = act.twice ? servers : [serverOf(act.server)];
          await Promise.all(to.map((server) => send(booked, asked, server)));
          if (act.forged) await forge(booked, serverOf(act.server), 'SUCCESSFUL');
          if (act.how) await answer(asked, act.how);
          return;
        }
        case 'race':
          if (booked)
            await Promise.all(
              servers.map((server) => send(booked, ask(booked, act.method), server)),
            );
          return;
        case 'repeat': {
          const asked = booked?.asked.findLast(({ id }) => id !== null);
          await stage.platform.db.delete(idempotencyKeys);
          if (booked && asked) await send(booked, asked, serverOf(act.server));
          return;
        }
        case 'answer':
          for (const asked of booked?.asked ?? []) await answer(asked, act.how);
          return;
        case 'late':
          if (booked) await late(booked, act);
          return;
        case 'cancel': {
          if (!booked) return;
          if (act.isPaid) {
            const asked = ask(booked, act.method);
            await send(booked, asked, serverOf(act.server));
            await answer(asked, 'approve');
            await pass({ seconds: act.method === 'mtn' ? 5 : 185 });
          }
          return cancel(booked, serverOf(act.server), act.breaks);
        }
        case 'forge':
          if (booked) await forge(booked, serverOf(act.server), act.says);
          return;
        case 'fault':
          return stage.faults({ http: { next: act.next, times: act.times, only: act.only } });
        case 'callbacks':
          // What was held goes out first, late and in another order.
          return stage.faults({ callback: act.how, release: true });
        case 'tell':
          return stage.faults({ tell: act.what });
        case 'pass':
          return pass(act);
        case 'refunds':
          return sendRefunds(act.breaks);
      }
    },
    /** Lets everything work again, and all that is due come to its end. */
    async settle(): Promise<void> {
      await stage.faults({ reset: true, callback: 'drop' });
      for (const minutes of [1, 3, 5, 12, 30, 60, 60, 60, 120, 360, 720, 1440]) {
        await pass({ minutes });
        await both('payments.settle-payments');
        await both('payments.send-refunds');
      }
      await settleByHand(stage, wrong);
    },
  };
}

/** What only a coordinator can settle: parts of Airtel's, a refund of Airtel's whose answer was lost. */
async function settleByHand(stage: PaymentStage, wrong: string[]): Promise<void> {
  const admin = callAs(stage.app, await makePerson(stage.app, { roles: ['ADMIN'] }));
  for (let turn = 0; turn < 2; turn += 1) {
    const rows: { id: string; method: string; trouble: string }[] = (
      await admin.get('/api/admin/hanging-payments')
    ).json().data;
    for (const { id, method, trouble } of rows) {
      const url = `/api/admin/hanging-payments/${id}`;
      // Held because of what the provider said then; it says the truth now.
      if (trouble === 'wrong-amount') await admin.post(`${url}/ask`);
      else if (method !== 'airtel' || !trouble.startsWith('refund-'))
        wrong.push(`${id} by ${method} hangs for ever: ${trouble}`);
      else {
        const by = trouble === 'refund-impossible' ? 'hand' : 'provider';
        await admin.post(`${url}/settle`, { by });
      }
    }
    await stage.sendRefunds();
  }
}
