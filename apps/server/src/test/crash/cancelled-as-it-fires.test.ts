import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextNumber } from '../emergencies/emergency-stage.ts';
import { makeMember } from '../factories/member.factory.ts';
import type { SignedIn } from '../factories/person.factory.ts';
import { callServer } from './emergencies-of-processes.ts';
import { holdUp } from './hold-up.ts';
import { openServerPool, type ServerPool } from './server-pool.ts';
import { type StandIn, startStandIn } from './stand-in-provider.ts';

let pool: ServerPool;
let provider: StandIn;
let addresses: readonly string[] = [];

/** Two servers on one database. */
beforeAll(async () => {
  provider = await startStandIn(() => 'takes');
  pool = await openServerPool();
  const servers = [1, 2].map(() => pool.start(provider.env));
  addresses = await Promise.all(servers.map(({ ready }) => ready));
}, 120_000);
afterAll(async () => {
  await pool.close();
  await provider.close();
});

interface Call {
  readonly id: string;
  readonly elder: SignedIn;
  /** The number of the one contact. */
  readonly phone: string;
  readonly firesAt: number;
}

async function makeElder() {
  const phone = nextNumber();
  const elder = await pool.person({ district: 'Gasabo', sector: 'Remera' });
  const known = { permissions: ['alerts:receive'] as const, person: { phoneNumber: phone } };
  await makeMember({ platform: pool.platform }, { elder, ...known });
  return { elder, phone };
}

/** Presses on one of the servers. */
async function press(made: Awaited<ReturnType<typeof makeElder>>, nth: number): Promise<Call> {
  const id = await callServer(addresses[nth % 2], made.elder, '');
  const [row] = await pool.stored.ask<{ firesAt: string }>(
    sql`select fires_at as "firesAt" from emergencies where id = ${id}`,
  );
  return { ...made, id, firesAt: new Date(row?.firesAt ?? '').getTime() };
}

/** Cancels on one of the servers. Returns whether it says that nobody was notified. */
async function cancel({ elder, id }: Call, nth: number): Promise<boolean> {
  try {
    await callServer(addresses[nth % 2], elder, `/${id}/cancel`);
    return true;
  } catch (refusal) {
    expect(String(refusal)).toContain('emergency-has-fired');
    return false;
  }
}

/** Expects everything that is stored and was sent to agree with what the elder was answered. */
async function expectComplete({ elder, id, phone }: Call, wasCancelled: boolean): Promise<void> {
  if (!wasCancelled) await pool.stored.until(id, 'asked contacts');
  const count = async (query: ReturnType<typeof sql>) =>
    (await pool.stored.ask<{ count: number }>(sql`select count(*)::int as count ${query}`))[0]
      ?.count;
  const [row] = await pool.stored.ask<{ state: string; ended: boolean }>(
    sql`select state, ended_at is not null as ended from emergencies where id = ${id}`,
  );
  const requested = wasCancelled ? 0 : 1;
  expect({
    ...row,
    steps: await pool.stored.steps(id),
    responders: await count(sql`from emergency_responders where emergency_id = ${id}`),
    notices: await count(sql`from notifications where dedupe_key like ${`emergency:${id}:%`}`),
    sms: await count(sql`from outbox_messages where recipient = ${phone}`),
    lines: await count(sql`from activities where person_id = ${elder.personId}`),
  }).toEqual({
    state: wasCancelled ? 'cancelled' : 'alerting',
    ended: wasCancelled,
    steps: wasCancelled ? ['pressed', 'cancelled'] : ['pressed', 'fired', 'asked contacts'],
    responders: requested,
    notices: requested,
    sms: requested,
    lines: requested,
  });
  await expect.poll(() => provider.takenFor(phone)).toBe(requested);
}

/** Stops whoever writes into a timeline, with the row of the emergency locked. */
const eventsLock = 'lock table emergency_events in exclusive mode';

const limits = { timeout: 60_000 };

/** When they cancel, in milliseconds after the end of the countdown: long before, at 9.9 s, and after. */
const cancelledAt = [
  -3000,
  -1000,
  ...Array.from({ length: 40 }, () => -100),
  ...Array.from({ length: 30 }, (_, nth) => nth * 40 - 300),
];

test('a call that is cancelled at 9.9 s fires or does not, never half', limits, async () => {
  const made = [];
  for (const _ of cancelledAt) made.push(await makeElder());
  const calls = await Promise.all(made.map(press));
  const answers = await Promise.all(
    calls.map(async (call, nth) => {
      await pause(Math.max(0, call.firesAt + (cancelledAt[nth] ?? 0) - Date.now()));
      // Some cancel on the server on which they pressed, some on the other, some on both at once.
      const on = nth % 3 === 2 ? [0, 1] : [nth % 3];
      return Promise.all(on.map((server) => cancel(call, nth + server)));
    }),
  );
  for (const [nth, call] of calls.entries()) {
    const [first = false, second = first] = answers[nth] ?? [];
    expect([nth, second]).toEqual([nth, first]);
    await expectComplete(call, first);
  }
  expect(answers[0]).toContain(true);
  for (const call of calls.slice(0, 2)) expect(await cancel(call, 1)).toBe(true);
  for (const [nth, call] of calls.entries()) {
    expect(await cancel(call, nth)).toBe(answers[nth]?.[0]);
    await expectComplete(call, answers[nth]?.[0] ?? false);
  }
});

test('a cancel that comes while another process is firing is refused', limits, async () => {
  const call = await press(await makeElder(), 0);
  let answers: Promise<boolean>[] = [];
  await holdUp(pool.url, eventsLock, async ({ untilWaiting }) => {
    await pool.stored.ask(sql`update emergencies set fires_at = now() where id = ${call.id}`);
    await untilWaiting(1);
    answers = [cancel(call, 0), cancel(call, 1)];
    await untilWaiting(3);
  });
  expect(await Promise.all(answers)).toEqual([false, false]);
  await expectComplete(call, false);
});

test('what is being cancelled as its countdown ends does not fire', limits, async () => {
  const call = await press(await makeElder(), 0);
  await pool.stored.ask(
    sql`update emergencies set fires_at = now() + interval '2 seconds' where id = ${call.id}`,
  );
  let answers: Promise<boolean>[] = [];
  await holdUp(pool.url, eventsLock, async ({ untilWaiting }) => {
    answers = [cancel(call, 0), cancel(call, 1)];
    await untilWaiting(2);
    // Each server has looked for what is due since then.
    await pause(3500);
  });
  expect(await Promise.all(answers)).toEqual([true, true]);
  await expectComplete(call, true);
});
