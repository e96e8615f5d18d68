import { randomUUID } from 'node:crypto';
import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { createChance } from '../../seed/chance.ts';
import type { CrashStage, Payer } from './crash-stage.ts';

/** A patient's wish for one time, with the idempotency keys of its requests. */
interface Wish {
  readonly payer: Payer;
  readonly slot: { doctorId: string; date: string; time: string };
  readonly bookingKey: string;
  readonly paymentKey: string;
  readonly answer: 'approve' | 'refuse';
  bookingId?: string;
}

/** What the servers have confirmed, and what became unclear when they were killed. */
export interface Promised {
  /** Ids of bookings that were answered with 201, with their owners. */
  readonly bookings: Map<string, Payer>;
  /** Ids of payments that were answered with 201, with their owners. */
  readonly payments: Map<string, Payer>;
  /** Wishes whose last request got no answer. */
  readonly unclear: Wish[];
  /** Unexpected answers: any 5xx. */
  readonly wrong: string[];
  /** The number of answers from the servers. */
  answers: number;
}

/** The server was killed between request and answer. */
class NoAnswer extends Error {}

/** How many people act at the same time. */
const together = 6;

/** Patients who book, pay, and answer on their phones, until stopped. */
export function createLoad(stage: CrashStage, seed: number) {
  const chance = createChance(seed);
  const promised: Promised = {
    bookings: new Map(),
    payments: new Map(),
    unclear: [],
    wrong: [],
    answers: 0,
  };
  const wishes = makeWishes(stage, chance.upTo);
  let addresses: string[] = [];
  let beat: () => void = () => undefined;
  let stopped = false;

  const post = async (wish: Wish, path: string, key: string, body: object) => {
    const address = addresses[chance.upTo(addresses.length)];
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        cookie: wish.payer.headers.cookie,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    })
      .then(async (response) => ({
        status: response.status,
        body: (await response.json()) as { code?: string; data?: { id: string } },
      }))
      .catch(() => {
        throw new NoAnswer();
      });
    promised.answers += 1;
    beat();
    if (answer.status >= 500) promised.wrong.push(`${path}: ${answer.status} ${answer.body.code}`);
    return answer;
  };

  const carryOut = async (wish: Wish): Promise<'done' | 'still-in-progress'> => {
    const { payer, slot } = wish;
    if (!wish.bookingId) {
      const order = { ...slot, type: 'general' };
      const { body } = await post(wish, '/api/bookings', wish.bookingKey, order);
      if (body.code === 'still-in-progress') return body.code;
      if (!body.data) return 'done';
      wish.bookingId = body.data.id;
      promised.bookings.set(body.data.id, payer);
    }
    const { body } = await post(wish, '/api/payments', wish.paymentKey, {
      for: { kind: 'booking', id: wish.bookingId },
      method: 'mtn',
      phone: payer.phone,
      billing: { firstName: 'Espérance', lastName: 'Mukamana', email: payer.email },
      acceptTerms: true,
    });
    if (body.code === 'still-in-progress') return body.code;
    if (body.data) promised.payments.set(body.data.id, payer);
    return 'done';
  };

  const act = async (wish: Wish) => {
    try {
      await carryOut(wish);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      promised.unclear.push(wish);
    }
    // Whether or not the server could answer, the phone may have received the request.
    await answerPhone(stage.sandboxUrl, wish.payer.phone, wish.answer);
    beat();
  };

  return {
    promised,
    /** Makes people act on these servers until `stop`. */
    async run(on: readonly string[]): Promise<void> {
      addresses = [...on];
      stopped = false;
      const person = async () => {
        for (let wish = wishes.pop(); wish; wish = stopped ? undefined : wishes.pop()) {
          await act(wish);
        }
      };
      await Promise.all(Array.from({ length: together }, person));
    },
    /** Waits for the next `count` events: an answer, or a payer's action on the phone. */
    afterBeats: (count: number) =>
      new Promise<void>((resolve) => {
        let left = count;
        beat = () => {
          left -= 1;
          if (left <= 0) resolve();
        };
      }),
    stop() {
      stopped = true;
    },
    /** Repeats every request without an answer, with its key, until it is answered. */
    async repeatUnclear(on: readonly string[]): Promise<void> {
      addresses = [...on];
      const repeat = async (wish: Wish) => {
        while ((await carryOut(wish)) === 'still-in-progress');
        await answerPhone(stage.sandboxUrl, wish.payer.phone, wish.answer);
      };
      await Promise.all(promised.unclear.splice(0).map(repeat));
    },
  };
}

/** Times of the next working days, each wanted by two people, in random order. */
function makeWishes(stage: CrashStage, upTo: (below: number) => number): Wish[] {
  const today = dayInKigali(new Date());
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '15:00', '16:00'];
  const days = Array.from({ length: 21 }, (_, ahead) => addDays(today, ahead + 2));
  const wishes: Wish[] = days.flatMap((date) =>
    times.flatMap((time) =>
      stage.doctors.flatMap((doctorId) =>
        [0, 1].flatMap(() => {
          const payer = stage.payers[upTo(stage.payers.length)];
          const answer = upTo(5) === 0 ? ('refuse' as const) : ('approve' as const);
          const keys = { bookingKey: randomUUID(), paymentKey: randomUUID() };
          return payer ? [{ payer, slot: { doctorId, date, time }, ...keys, answer }] : [];
        }),
      ),
    ),
  );
  for (let last = wishes.length - 1; last > 0; last -= 1) {
    const other = upTo(last + 1);
    const [a, b] = [wishes[last], wishes[other]];
    if (a && b) [wishes[last], wishes[other]] = [b, a];
  }
  return wishes;
}

/** Answers everything that the payer's phone asks. */
export async function answerPhone(
  sandboxUrl: string,
  phone: string,
  answer: 'approve' | 'refuse',
): Promise<void> {
  const page = `${sandboxUrl}/phone/${encodeURIComponent(phone)}`;
  const { prompts } = (await (await fetch(`${page}?format=json`)).json()) as {
    prompts: { id: string }[];
  };
  for (const { id } of prompts) {
    // 409 when a concurrent answer by the same payer was faster.
    await fetch(`${page}/prompts/${id}/${answer}`, { method: 'POST', redirect: 'manual' });
  }
}
