import { createHmac, randomUUID } from 'node:crypto';
import { demoCredentials } from '@hafi/providers-sandbox/demo-credentials';
import { and, eq, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../../platform/http/idempotency.tables.ts';
import type { PaymentStage } from '../payment-stage.ts';
import type { TestApp } from '../test-app.ts';
import type { Coordinators } from './coordinators.ts';
import type { Act, Ending } from './payment-acts.ts';
import type { Scene, Share, ToPay } from './scenes/scene.ts';
import { testCards } from './test-cards.ts';

/** Part of the address by which a provider asks a phone. */
const asks = {
  mtn: 'v1_0/requesttopay',
  airtel: 'merchant/v1/payments',
  card: 'flutterwave/v3/payments',
};

type Method = 'mtn' | 'airtel' | 'card';

interface Requested extends ToPay {
  readonly key: string;
  /** Of the phone; empty of a card. */
  readonly number: string;
  readonly method: Method;
  /** The payment that this key means; null while nobody has said. */
  id: string | null;
}

/** What the acts of stories did besides what the providers count. */
export type Done = Record<
  'sent twice' | 'raced' | 'repeated' | 'forged' | 'late' | 'cancelled' | 'given back' | 'refused',
  number
>;

/** The world in which many stories happen at once. */
export interface World {
  readonly stage: PaymentStage;
  readonly servers: readonly [TestApp, TestApp];
  readonly done: Done;
  readonly wrong: string[];
  pass(seconds: number): Promise<void>;
  /** Gives payments back. */
  readonly coordinators: Coordinators;
  /** Limits how many calls are under way at once. */
  gate<T>(work: () => Promise<T>): Promise<T>;
  /** Sends the refunds that are due, on both servers at once. */
  sendRefunds(): Promise<unknown>;
  /** Lets take effect what was paid, or went back, on both servers at once. */
  follow(): Promise<unknown>;
}

type BreakingRefund = Extract<Act, { do: 'refunds' }>['breaks'];

/** The acts of one appointment, plan or badge and its payments; what is wrong on the way is written down. */
export function createStory(world: World, scene: Scene) {
  const { coordinators, done, gate, pass, servers, stage, wrong } = world;
  const { about, email, kind, numbers } = scene;
  const requested: Requested[] = [];
  const serverOf = (nth: number) => servers[nth === 0 ? 0 : 1];
  const payers = [...numbers.mtn, ...numbers.airtel, email];
  const faults = (body: object) => stage.faults({ payers, ...body });

  const send = (one: Requested, server: TestApp) =>
    gate(async () => {
      const { key, method, number, person, purpose } = one;
      const wish = { kind, person, key, method, number, email, server };
      const answer = await stage.pay(purpose, wish);
      const paymentId: string | undefined = answer.json().data?.id;
      if (answer.statusCode === 500) wrong.push(`a payment of ${about} was answered by 500`);
      if (one.id !== null && paymentId !== one.id)
        wrong.push(`the key of ${one.id} was answered by ${paymentId ?? answer.json().code}`);
      if (paymentId !== undefined) one.id = paymentId;
    });
  const ask = async (method: Method, share: Share): Promise<Requested> => {
    const number = method === 'card' ? '' : numbers[method].pop();
    if (number === undefined) throw new Error('a story asks for more than it has phones');
    const one = { ...(await scene.toPay(share)), key: randomUUID(), number, method, id: null };
    requested.push(one);
    return one;
  };
  const typeCard = async ({ id }: Requested, how: 'approve' | 'refuse') => {
    const [found] =
      id === null ? [] : await rowsOf(sql`select page from payments where id = ${id}`);
    // Opened while nobody heard of it: its payer has no page.
    if (!found?.page) return;
    if (how === 'refuse') done.refused += 1;
    await stage.press(found.page, 'card', { number: testCards[how] });
  };
  const answer = (one: Requested, how: 'approve' | 'refuse') =>
    gate(async () => {
      const { method, number } = one;
      if (method === 'card') return typeCard(one, how);
      const { prompts } = await stage.phone(number);
      if (prompts.length > 1) wrong.push(`${number} was asked ${prompts.length} times`);
      if (prompts.length > 0 && how === 'refuse') done.refused += 1;
      // In the last instant the prompt may have gone.
      if (prompts.length > 0) await stage.answer(number, how).catch(() => undefined);
    });
  const sendRefunds = async (breaks: BreakingRefund) => {
    if (breaks.times > 0) await faults({ http: breaks });
    await world.sendRefunds();
  };
  const end = async (server: TestApp, ending: Ending) => {
    const isByCoordinator = ending.startsWith('refund') && kind !== 'booking';
    const which = ending === 'refund' ? 'last' : 'first';
    const answers = await gate(async () =>
      isByCoordinator
        ? coordinators.giveBack(servers, await scene.purposes(), which)
        : scene.end(server, ending),
    );
    for (const { body, statusCode } of answers)
      if (statusCode === 500) wrong.push(`${about} was answered by 500: ${ending} ${body}`);
    done[isByCoordinator ? 'given back' : 'cancelled'] += 1;
  };
  const cancel = async (server: TestApp, ending: Ending, breaks: BreakingRefund) => {
    await end(server, ending);
    await sendRefunds(breaks);
  };

  const rowsOf = async (question: ReturnType<typeof sql>) =>
    ((await stage.platform.db.execute(question)) as unknown as { rows: Record<string, string>[] })
      .rows;
  const forgeCard = (server: TestApp, reference: string, says: string) => {
    done.forged += 1;
    const status = says === 'FAILED' ? 'failed' : 'successful';
    return gate(() =>
      server.http.inject({
        method: 'POST',
        url: '/api/payments/callbacks/flutterwave',
        headers: { 'verif-hash': demoCredentials.flutterwave.secretHash },
        payload: { event: 'charge.completed', data: { tx_ref: reference, status } },
      }),
    );
  };
  const forge = async (server: TestApp, says: string) => {
    const purposes = sql.param(await scene.purposes());
    const rows = await rowsOf(
      sql`select provider_reference as reference, method from payments
          where purpose_id = any(${purposes}::uuid[])`,
    );
    for (const { method = '', reference = '' } of rows) {
      if (method === 'card') {
        await forgeCard(server, reference, says);
        continue;
      }
      const transaction = { id: reference, status_code: says === 'FAILED' ? 'TF' : 'TS' };
      const hash = createHmac('sha256', demoCredentials.airtel.noticeKey)
        .update(JSON.stringify({ transaction }))
        .digest('base64');
      const isAirtel = method === 'airtel';
      done.forged += 1;
      await gate(() =>
        server.http.inject({
          method: isAirtel ? 'POST' : 'PUT',
          url: `/api/payments/callbacks/${isAirtel ? 'airtel' : `momo/${reference}`}`,
          payload: isAirtel ? { transaction, hash } : { status: says, amount: '17000' },
        }),
      );
    }
  };

  const late = async (act: Extract<Act, { do: 'late' }>) => {
    const first = await ask(act.method, act);
    await send(first, servers[0]);
    await answer(first, 'approve');
    // It is paid at the provider, who says for a quarter of an hour that it waits.
    await faults({ tell: 'ambiguous', http: null, callback: 'drop' });
    for (let nth = 0; nth < 4; nth += 1) await pass(240);
    const second = await ask(act.second, act);
    await send(second, servers[1]);
    if (act.approves) await answer(second, 'approve');
    if (act.cancels && act.cancelsFirst) await cancel(servers[1], act.ending, act.cancels);
    await faults({ tell: 'none' });
    done.late += 1;
    await pass(3660);
    if (act.cancels && !act.cancelsFirst) await cancel(servers[1], act.ending, act.cancels);
    if (!act.approves) await answer(second, 'approve');
  };

  const payOnce = async (act: Extract<Act, { do: 'pay' }>) => {
    const one = await ask(act.method, act);
    if (act.method === 'card') await faults({ charge: act.charge });
    if (act.breaks) await faults({ http: { next: act.breaks, times: 1, only: asks[act.method] } });
    const to = act.twice ? servers : [serverOf(act.server)];
    if (act.twice) done['sent twice'] += 1;
    await Promise.all(to.map((server) => send(one, server)));
    if (act.forged) await forge(serverOf(act.server), 'SUCCESSFUL');
    if (act.how) await answer(one, act.how);
  };

  const race = async ({ apart, method, part }: Extract<Act, { do: 'race' }>) => {
    const second = apart ? { part: part + 1, byOther: false } : { part, byOther: true };
    const two = [await ask(method, { part, byOther: false }), await ask(method, second)];
    await Promise.all(two.map((one, nth) => send(one, serverOf(nth))));
  };

  const payInFull = async ({ grows, method, server }: Extract<Act, { do: 'whole' }>) => {
    // Of two siblings each pays the own part.
    const all = [await ask(method, { part: 0, byOther: false })];
    if (kind === 'plan') all.push(await ask(method, { part: 1, byOther: false }));
    await Promise.all(all.map((one, nth) => send(one, serverOf(nth))));
    for (const one of all) await answer(one, 'approve');
    if (!grows || kind !== 'plan') return;
    // Airtel is not asked before; what came then takes effect.
    await pass(185);
    await pass(30);
    await world.follow();
    await end(serverOf(server), 'change');
    const more = await ask(method, { part: 0, byOther: false });
    await send(more, serverOf(server));
    await answer(more, 'approve');
  };

  const repeat = async (server: TestApp) => {
    const one = requested.findLast(({ id }) => id !== null);
    if (!one) return;
    const { key, personId } = idempotencyKeys;
    const kept = and(eq(personId, one.person.personId), eq(key, one.key));
    await stage.platform.db.delete(idempotencyKeys).where(kept);
    done.repeated += 1;
    await send(one, server);
  };

  return {
    /** Lets faults of this story be its own. */
    begin: () => faults({}),
    /** Lets callbacks out that are still held, long after what they tell. */
    end: () => faults({ release: true }),
    async do(act: Act): Promise<unknown> {
      switch (act.do) {
        case 'pay':
          return payOnce(act);
        case 'race':
          done.raced += 1;
          return race(act);
        case 'whole':
          return payInFull(act);
        case 'repeat':
          return repeat(serverOf(act.server));
        case 'answer':
          for (const one of requested) await answer(one, act.how);
          return;
        case 'late':
          return late(act);
        case 'cancel': {
          if (act.isPaid) {
            const one = await ask(act.method, act);
            await send(one, serverOf(act.server));
            await answer(one, 'approve');
            await pass(act.method === 'airtel' ? 185 : 5);
          }
          return cancel(serverOf(act.server), act.ending, act.breaks);
        }
        case 'forge':
          return forge(serverOf(act.server), act.says);
        case 'fault':
          return faults({ http: { next: act.next, times: act.times, only: act.only } });
        case 'callbacks':
          // What was held goes out first, late and in another order.
          return faults({ callback: act.how, release: true });
        case 'tell':
          return faults({ tell: act.what });
        case 'wait':
          return pass(act.seconds);
        case 'refunds':
          return sendRefunds(act.breaks);
      }
    },
  };
}
