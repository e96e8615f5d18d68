import { type Chance, createChance } from '../../seed/chance.ts';
import { ageAccount } from '../age-account.ts';
import { makeBooking } from '../factories/booking.factory.ts';
import { makeDoctor } from '../factories/doctor.factory.ts';
import { makePerson } from '../factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../payment-stage.ts';
import type { TestApp } from '../test-app.ts';
import { type Judged, judgePayments } from './judge-payments.ts';
import { failuresIn, letComeToEnd } from './let-come-to-end.ts';
import { requestsIn, type Story, storyOf } from './payment-acts.ts';
import { createStory, type Done, type Scene, type World } from './play-story.ts';
import { readProviders } from './provider-journal.ts';
import { readStored } from './stored-payments.ts';
import { createWaiting } from './waiting-together.ts';

/** Appointments of one person, who may send 20 requests in ten minutes. */
const bookingsOfOne = 3;
/** Calls that are under way at once; with more of them the short time-outs would end those that work. */
const atOnce = 24;

const slots = ['2026-11-25', '2026-11-26', '2026-11-27'].flatMap((date) =>
  ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30'].map((time) => ({
    date,
    time,
  })),
);

/** Seconds between two looks at the providers. */
const steps = [5, 30, 90, 185, 300, 600] as const;

export interface Played extends Judged {
  /** How often each fault was met. */
  readonly met: Readonly<Record<string, number>>;
}

/**
 * Plays the stories of a seed at once, on two servers over one database by one controlled clock, lets
 * everything come to its end, and judges. What is wrong names its story.
 */
export async function playPayments(seed: number, nths: readonly number[]): Promise<Played> {
  const stage = await startPaymentStage({
    MOMO_TIMEOUT_MS: '300',
    AIRTEL_TIMEOUT_MS: '300',
    CARD_TIMEOUT_MS: '300',
  });
  try {
    const servers = [stage.app, await stage.startSecond()] as const;
    const stories = nths.map((nth) => ({ nth, ...storyOf(seed, nth) }));
    const scenes = await makeScenes(stage, stories);
    const done: Done = {
      'sent twice': 0,
      raced: 0,
      repeated: 0,
      forged: 0,
      late: 0,
      cancelled: 0,
      refused: 0,
    };
    const wrong: string[] = [];
    const waiting = createWaiting(stage.clock);
    const polling = createPolling(stage, servers, createChance(seed), wrong);
    const { pass } = waiting;
    const { sendRefunds } = polling;
    const world: World = {
      stage,
      servers,
      done,
      wrong,
      pass,
      gate: createGate(atOnce),
      sendRefunds,
    };
    await waiting.run(
      stories.map(({ acts, begins }, at) => async () => {
        const scene = scenes[at];
        if (!scene) throw new Error('a story has no scene');
        const play = createStory(world, scene);
        await play.begin();
        await pass(begins);
        for (const act of acts) await play.do(act);
        await play.end();
      }),
      polling.tick,
    );
    const met = { ...done, ...(await stage.met()) };
    await stage.faults({ reset: true, callback: 'drop' });
    // What a card was charged too much, of which nobody has heard, stands in the list of the day.
    wrong.push(...(await letComeToEnd(servers, ['payments.fetch-statements'])));
    const stored = await readStored(stage.platform.db);
    const judged = judgePayments(stored, readProviders(stage.journal));
    const bookingOf = new Map(stored.payments.map(({ booking, id }) => [id, booking]));
    const told = (what: string) => {
      const at = scenes.findIndex(
        ({ booking }) =>
          what.includes(booking) ||
          [...bookingOf].some(([id, of]) => of === booking && what.includes(id)),
      );
      const story = stories[at];
      return story ? `${what}: story ${story.nth}: ${JSON.stringify(story.acts)}` : what;
    };
    return { counted: judged.counted, met, wrong: [...wrong, ...judged.wrong].map(told) };
  } finally {
    await stage.close();
  }
}

/** An appointment and phones for each story. The first are so soon that their cancelling costs a fee. */
async function makeScenes(stage: PaymentStage, stories: readonly Story[]): Promise<Scene[]> {
  const scenes: Scene[] = [];
  let { doctor, patient: person } = stage;
  for (const [nth, story] of stories.entries()) {
    if (nth % slots.length === 0) doctor = await makeDoctor(stage.app);
    if (nth % bookingsOfOne === 0)
      person = await ageAccount(stage.app, await makePerson(stage.app));
    const wish = { doctor, patient: person, quiet: true };
    const { id } = await makeBooking(stage.app, Object.assign(wish, slots[nth % slots.length]));
    const phones = (of: 'mtn' | 'airtel') =>
      Array.from({ length: requestsIn(story) }, () => stage.newNumber(of));
    const numbers = { mtn: phones('mtn'), airtel: phones('airtel') };
    scenes.push({ booking: id, person, numbers, email: `payer-${nth}@hafi.test` });
  }
  stage.clock.set('2026-11-24T12:00:00Z');
  return scenes;
}

/** Lets at most so many works be under way. */
function createGate(most: number): World['gate'] {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** What both servers do by themselves as time passes. */
function createPolling(
  stage: PaymentStage,
  servers: readonly [TestApp, TestApp],
  chance: Chance,
  wrong: string[],
) {
  const both = (work: string) => Promise.all(servers.map(({ due }) => due.run(work)));
  const settlePayments = () => both('payments.settle-payments');
  const sendRefunds = () => both('payments.send-refunds');
  const noteFailures = async () => void wrong.push(...(await failuresIn(stage.platform)));
  return {
    sendRefunds,
    async tick(atLeast: number) {
      stage.clock.advance({ seconds: Math.max(atLeast, chance.of(steps)) });
      if (chance.upTo(6) === 0)
        await stage.faults({ http: { next: 500, times: 1 + chance.upTo(3), only: 'token' } });
      const polls = Promise.all([
        settlePayments(),
        ...(chance.upTo(3) === 0 ? [sendRefunds()] : []),
      ]);
      const besides = polls.then(noteFailures);
      // In every other step the servers look while the payers act.
      if (chance.upTo(2) === 0) await besides;
      return { besides };
    },
  };
}
