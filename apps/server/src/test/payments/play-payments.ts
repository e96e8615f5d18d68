import { type Chance, createChance } from '../../seed/chance.ts';
import { type PaymentStage, startPaymentStage } from '../payment-stage.ts';
import type { TestApp } from '../test-app.ts';
import { createCoordinators } from './coordinators.ts';
import { type Judged, judgePayments } from './judge-payments.ts';
import { paidInVain } from './judge-plans.ts';
import { failuresIn, follows, letComeToEnd } from './let-come-to-end.ts';
import { storyOf } from './payment-acts.ts';
import { createStory, type Done, type World } from './play-story.ts';
import { readProviders } from './provider-journal.ts';
import { makeScenes } from './scenes/make-scenes.ts';
import { readStored } from './stored-payments.ts';
import { readPlans } from './stored-purposes.ts';
import { createWaiting } from './waiting-together.ts';

/** Calls that are under way at once; with more of them the short time-outs would end those that work. */
const atOnce = 24;

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
      'given back': 0,
      refused: 0,
    };
    const wrong: string[] = [];
    const waiting = createWaiting(stage.clock);
    const polling = createPolling(stage, servers, createChance(seed), wrong);
    const { pass } = waiting;
    const { follow, sendRefunds } = polling;
    const world: World = {
      stage,
      servers,
      done,
      wrong,
      pass,
      coordinators: await createCoordinators(stage),
      gate: createGate(atOnce),
      sendRefunds,
      follow,
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
    const besides = ['payments.fetch-statements', ...follows];
    wrong.push(...(await letComeToEnd(servers, besides)));
    wrong.push(...paidInVain(await readPlans(stage.platform.db)));
    // Plans that are not paid whole end, and what was paid of them goes back.
    stage.clock.advance({ days: 8 });
    wrong.push(...(await letComeToEnd(servers, follows)));
    const stored = await readStored(stage.platform.db);
    const judged = judgePayments(stored, readProviders(stage.journal));
    const notified = (what: string) => {
      const named = stored.payments.find(({ id }) => what.includes(id))?.about;
      const at = scenes.findIndex(({ about }) => about === named || what.includes(about));
      const story = stories[at];
      return story ? `${what}: story ${story.nth}: ${JSON.stringify(story)}` : what;
    };
    return { counted: judged.counted, met, wrong: [...wrong, ...judged.wrong].map(notified) };
  } finally {
    await stage.close();
  }
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
  const follow = () => Promise.all(follows.map(both));
  const noteFailures = async () => void wrong.push(...(await failuresIn(stage.platform)));
  return {
    sendRefunds,
    follow,
    async tick(atLeast: number) {
      stage.clock.advance({ seconds: Math.max(atLeast, chance.of(steps)) });
      if (chance.upTo(6) === 0)
        await stage.faults({ http: { next: 500, times: 1 + chance.upTo(3), only: 'token' } });
      const polls = Promise.all([
        settlePayments(),
        ...(chance.upTo(3) === 0 ? [sendRefunds()] : []),
        ...(chance.upTo(3) === 0 ? [follow()] : []),
      ]);
      const besides = polls.then(noteFailures);
      // In every other step the servers look while the payers act.
      if (chance.upTo(2) === 0) await besides;
      return { besides };
    },
  };
}
