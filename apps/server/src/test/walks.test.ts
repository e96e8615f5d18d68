import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordStatements } from '../../../../bench/record-statements.ts';
import { type PaymentStage, startPaymentStage } from './payment-stage.ts';
import { type ActOfWalks, actsOfWalks, goTwoWalks } from './two-walks.ts';

/** The most statements that each action may send; fewer is better, more needs a reason. */
const most: Record<ActOfWalks, number> = {
  // Seven of them ask by which limits it is judged, whether it ends, joins or adds up to another
  // alert, and who treats her; two write who was notified, which the page of the alert shows.
  'high reading': 31,
  'its messages': 7,
  // One of them ends the patient's wait for a place with the doctor, one waits for who records a death.
  booking: 21,
  // Two of them ask whether the doctor's access was ended since, and read the notice that asked.
  acceptance: 18,
  // Two transactions, of which the second is shared with other payments of the same moment. After each
  // change of a booking its people's calls are looked up: one that they may no longer take part in ends
  // at once.
  payment: 23,
  settlement: 28,
  // Four of them hold its file until it is stored: once for each language.
  receipt: 9,
};

const sent = new Map<ActOfWalks, string[]>();
let stage: PaymentStage;

beforeAll(async () => {
  stage = await startPaymentStage();
  await goTwoWalks(stage, async (act, work) => {
    let done: unknown;
    const statements = await recordStatements(async () => {
      done = await work();
    });
    sent.set(
      act,
      statements.map(({ text }) => text),
    );
    return done;
  });
});
afterAll(() => stage.close());

/** How often a table was read, without the query for the caller's session and without locks. */
const reads = (act: ActOfWalks, table: string) =>
  sent
    .get(act)
    ?.filter((text) => /^select(?!.* for (?:no key )?update$)/s.test(text))
    .filter((text) => text.includes(` from "${table}"`)).length;

test.each(actsOfWalks)('%s queries the circle once, and people once', (act) => {
  expect(reads(act, 'circle_members')).toBeLessThanOrEqual(1);
  expect(reads(act, 'people')).toBeLessThanOrEqual(1);
});

test('and they do query them: the circle and people of a reading and of a booking', () => {
  expect(reads('payment', 'circle_members')).toBe(1);
  for (const act of ['high reading', 'booking', 'acceptance'] as const) {
    expect(reads(act, 'circle_members')).toBe(1);
    expect(reads(act, 'people')).toBe(1);
  }
});

test('what the process sends by itself meanwhile does not count', async () => {
  const { db } = stage.platform;
  const byItself = AsyncLocalStorage.bind(async () => {
    await db.execute(sql`select 'by itself'`);
  });
  const statements = await recordStatements(async () => {
    await Promise.all([byItself(), db.execute(sql`select 'asked for'`)]);
  });
  expect(statements.map(({ text }) => text)).toEqual(["select 'asked for'"]);
});

test.each(actsOfWalks)('%s sends no more statements than it needs', (act) => {
  expect(sent.get(act)?.length).toBeLessThanOrEqual(most[act]);
});
