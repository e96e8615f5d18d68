import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../seed/chance.ts';
import { answerPhone } from '../crash/crash-load.ts';
import type { SignedIn } from '../factories/person.factory.ts';

/** Something to pay, and who pays it. */
export interface ToPay {
  readonly booking: string;
  readonly person: SignedIn;
}

interface Asked {
  readonly key: string;
  readonly number: string;
  readonly method: 'mtn' | 'airtel';
  /** The payment that the server named for this key; null while no answer has come. */
  id: string | null;
}

let numbers = 0;

/** How many people pay at once. */
const peopleAtOnce = 24;

/** Lets them act on all of a list. */
async function forAll<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const person = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await act(one);
  };
  await Promise.all(Array.from({ length: peopleAtOnce }, person));
}

/**
 * People who pay, answer on their phones early, late or never, pay again and cancel, on servers that are
 * killed meanwhile. An answer that is lost is asked for again, with the same key.
 */
export function createPayers(sandboxUrl: string, chance: Chance) {
  const wrong: string[] = [];
  const asked = new Map<string, Asked[]>();
  let addresses: readonly string[] = [];

  const request = async ({ person }: ToPay, path: string, key: string, body: object) => {
    try {
      const answer = await fetch(`${addresses[chance.upTo(addresses.length)]}${path}`, {
        method: 'POST',
        headers: {
          cookie: person.headers.cookie,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(8000),
      });
      const { code, data } = (await answer.json()) as { code?: string; data?: { id: string } };
      if (answer.status === 500) wrong.push(`${path} was answered by 500 ${code}`);
      return { code, id: data?.id ?? null };
    } catch {
      // The server was killed.
      return null;
    }
  };

  const send = async (what: ToPay, one: Asked) => {
    const answer = await request(what, '/api/payments', one.key, {
      for: { kind: 'booking', id: what.booking },
      method: one.method,
      phone: one.number,
      billing: { firstName: 'Espérance', lastName: 'Mukamana', email: what.person.email },
      acceptTerms: true,
    });
    if (answer?.id && one.id && answer.id !== one.id)
      wrong.push(`the key of ${one.id} was answered by ${answer.id}`);
    one.id ??= answer?.id ?? null;
    return answer;
  };

  const payOnce = async (what: ToPay) => {
    const method = chance.upTo(3) === 0 ? 'airtel' : 'mtn';
    numbers += 1;
    const number = `+2507${method === 'mtn' ? 8 : 3}${4_000_000 + numbers}`;
    const one: Asked = { key: randomUUID(), method, number, id: null };
    asked.set(what.booking, [...(asked.get(what.booking) ?? []), one]);
    // As a device that was cut, and one that sends everything twice.
    if (chance.upTo(4) === 0) await Promise.all([send(what, one), send(what, one)]);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answer = await send(what, one);
      if (answer && answer.code !== 'still-in-progress') break;
      await pause(50 + chance.upTo(200));
    }
    await pause(chance.upTo(120));
    const how = chance.upTo(10);
    // Some never answer, or long afterwards.
    if (how < 7) await answerPhone(sandboxUrl, number, how === 0 ? 'refuse' : 'approve');
  };

  return {
    wrong,
    /** Payments that were promised to somebody: their ids. */
    promised: () => [...asked.values()].flat().flatMap(({ id }) => (id === null ? [] : [id])),
    /** Pays all of this on these servers, some things again, while some are cancelled. */
    pay: (on: () => readonly string[], all: readonly ToPay[]): Promise<void> =>
      forAll(all, async (what) => {
        addresses = on();
        await payOnce(what);
        if (chance.upTo(8) === 0)
          await request(what, `/api/bookings/${what.booking}/cancel`, randomUUID(), {});
      }),
    /** Lets some of those approve who have not answered in time. */
    approveLate: (all: readonly ToPay[]): Promise<void> =>
      forAll(
        all.flatMap(({ booking }) => asked.get(booking) ?? []),
        async ({ number }) => {
          if (chance.upTo(4) > 0) await answerPhone(sandboxUrl, number, 'approve');
        },
      ),
  };
}
