import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../seed/chance.ts';
import { answerPhone } from '../crash/crash-load.ts';
import type { SignedIn } from '../factories/person.factory.ts';
import { testCards } from './test-cards.ts';

/** Something to pay, and who pays it. */
export interface ToPay {
  readonly kind: 'booking' | 'plan' | 'badge';
  /** The appointment, the part of a plan's invoice or the badge. */
  readonly purpose: string;
  readonly person: SignedIn;
  /** Where its payer does without it. */
  readonly cancel: string;
}

interface Requested {
  readonly key: string;
  /** Of the phone; empty of a card. */
  readonly number: string;
  readonly method: 'mtn' | 'airtel' | 'card';
  /** On which the card is typed; null until the server has said it. */
  page: string | null;
  /** The payment that the server named for this key; null while no answer has come. */
  id: string | null;
}

let numbers = 0;
const newNumber = (of: 'mtn' | 'airtel'): string => {
  numbers += 1;
  return `+2507${of === 'mtn' ? 8 : 3}${4_000_000 + numbers}`;
};

/** How many people pay at once. */
const peopleAtOnce = 24;

/** Types a card, as one that is good or not. */
async function typeCard(page: string, how: 'approve' | 'refuse'): Promise<void> {
  const body = new URLSearchParams({ number: testCards[how] });
  const answer = await fetch(`${page}/card`, { method: 'POST', redirect: 'manual', body });
  await answer.body?.cancel();
}

/** Lets them act on all of a list. */
async function forAll<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const person = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await act(one);
  };
  await Promise.all(Array.from({ length: peopleAtOnce }, person));
}

/**
 * People who pay, answer on their phones, or type cards, early, late or never, pay again and cancel, on servers that are
 * killed meanwhile. An answer that is lost is asked for again, with the same key.
 */
export function createPayers(sandboxUrl: string, chance: Chance) {
  const wrong: string[] = [];
  const requested = new Map<string, Requested[]>();
  let addresses: readonly string[] = [];

  const request = async ({ person }: ToPay, path: string, key: string, body: object) => {
    try {
      const answered = await fetch(`${addresses[chance.upTo(addresses.length)]}${path}`, {
        method: 'POST',
        headers: {
          cookie: person.headers.cookie,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(8000),
      });
      const { code, data } = (await answered.json()) as {
        code?: string;
        data?: { id: string; page?: string | null };
      };
      if (answered.status === 500) wrong.push(`${path} was answered by 500 ${code}`);
      return { code, id: data?.id ?? null, page: data?.page ?? null };
    } catch {
      // The server was killed.
      return null;
    }
  };

  const send = async (what: ToPay, one: Requested) => {
    const notified = await request(what, '/api/payments', one.key, {
      for: { kind: what.kind, id: what.purpose },
      method: one.method,
      phone: one.number,
      billing: { firstName: 'Espérance', lastName: 'Mukamana', email: what.person.email },
      acceptTerms: true,
    });
    if (notified?.id && one.id && notified.id !== one.id)
      wrong.push(`the key of ${one.id} was answered by ${notified.id}`);
    one.id ??= notified?.id ?? null;
    one.page ??= notified?.page ?? null;
    return notified;
  };

  const answer = async ({ method, number, page }: Requested, how: 'approve' | 'refuse') => {
    if (method !== 'card') return answerPhone(sandboxUrl, number, how);
    // Who has heard of no page has none.
    if (page !== null) await typeCard(page, how);
  };

  const payOnce = async (what: ToPay) => {
    const method = (['mtn', 'mtn', 'airtel', 'card'] as const)[chance.upTo(4)] ?? 'mtn';
    const one: Requested = {
      key: randomUUID(),
      method,
      number: method === 'card' ? '' : newNumber(method),
      id: null,
      page: null,
    };
    requested.set(what.purpose, [...(requested.get(what.purpose) ?? []), one]);
    // As a device that was cut, and one that sends everything twice.
    if (chance.upTo(4) === 0) await Promise.all([send(what, one), send(what, one)]);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const notified = await send(what, one);
      if (notified && notified.code !== 'still-in-progress') break;
      await pause(50 + chance.upTo(200));
    }
    await pause(chance.upTo(120));
    const how = chance.upTo(10);
    // Some never answer, or long afterwards.
    if (how < 7) await answer(one, how === 0 ? 'refuse' : 'approve');
  };

  return {
    wrong,
    /** Payments that were promised to somebody: their ids. */
    promised: () => [...requested.values()].flat().flatMap(({ id }) => (id === null ? [] : [id])),
    /** Pays all of this on these servers, some things again, while some are cancelled. */
    pay: (on: () => readonly string[], all: readonly ToPay[]): Promise<void> =>
      forAll(all, async (what) => {
        addresses = on();
        await payOnce(what);
        if (chance.upTo(8) === 0) await request(what, what.cancel, randomUUID(), {});
      }),
    /** Lets some of those approve who have not answered in time. */
    approveLate: (all: readonly ToPay[]): Promise<void> =>
      forAll(
        all.flatMap(({ purpose }) => requested.get(purpose) ?? []),
        async (one) => {
          if (chance.upTo(4) > 0) await answer(one, 'approve');
        },
      ),
  };
}
