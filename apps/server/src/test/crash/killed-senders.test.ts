import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextNumber } from '../emergencies/emergency-stage.ts';
import { makeMember } from '../factories/member.factory.ts';
import type { SignedIn } from '../factories/person.factory.ts';
import { pushDevice } from '../push/push-device.ts';
import { callServer } from './emergencies-of-processes.ts';
import { holdUp } from './hold-up.ts';
import { openServerPool, type ServerPool } from './server-pool.ts';
import { type Manner, type StandIn, startStandIn } from './stand-in-provider.ts';

let pool: ServerPool;
let provider: StandIn;
/** What the provider does with a message to a number or device. */
let meet: (to: string) => Manner | Promise<Manner> = () => 'takes';

beforeAll(async () => {
  provider = await startStandIn((to) => meet(to));
  pool = await openServerPool();
});
afterAll(async () => {
  await pool.close();
  await provider.close();
});

/** Longer than the lease of an urgent SMS or push, in seconds. */
const leaseEnds = 31;

/** Where the life of its server ended for a message: what the provider had done, and was stored. */
const deaths = [
  'before it was taken',
  'taken, before the answer',
  'answered, before it was stored',
  'stored',
] as const;
type Death = (typeof deaths)[number];

interface Call {
  readonly death: Death;
  readonly id: string;
  readonly elder: SignedIn;
  /** The number or device of the one who is asked. */
  readonly to: string;
}

/** Lets the elder of a new circle press. Its one member has a phone or, by name, a device. */
async function press(address: string, death: Death, device?: string): Promise<Call> {
  const { platform } = pool;
  const elder = await pool.person({ district: 'Gasabo', sector: 'Remera' });
  const phoneNumber = device === undefined ? nextNumber() : undefined;
  const daughter = await makeMember(
    { platform },
    { elder, permissions: ['alerts:receive'], ...(phoneNumber ? { person: { phoneNumber } } : {}) },
  );
  if (device !== undefined) {
    const answer = await fetch(`${address}/api/push-subscriptions`, {
      method: 'POST',
      headers: { ...daughter.headers, 'content-type': 'application/json' },
      body: JSON.stringify(pushDevice(provider.device(device))),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  const id = await callServer(address, elder, '');
  return { death, elder, id, to: phoneNumber ?? `push/${device}` };
}

interface Queued {
  readonly id: string;
  readonly recipient: string;
  readonly attempts: number;
  readonly isSent: boolean;
}

/** The messages of a call to whoever was asked, by the channel that the provider stands in for. */
async function queued({ id, to }: Call): Promise<Queued[]> {
  return pool.stored.ask<Queued>(
    sql`select id, recipient, attempts, sent_at is not null as "isSent" from outbox_messages
      where channel <> 'mail' and notice_id in
        (select notice_id from emergency_responders where emergency_id = ${id})
      and (recipient = ${to} or recipient like ${`%/${to}"%`})`,
  );
}

const isSent = async (call: Call) => (await queued(call)).every((message) => message.isSent);

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const last = Date.now() + 20_000; !(await isSo()); await pause(20)) {
    if (Date.now() > last) throw new Error(`never: ${what}`);
  }
}

/** By which of the channels the elder reads that whoever was asked was notified. */
async function shownAsNotified(address: string, { elder, id }: Call): Promise<string[]> {
  const answer = await fetch(`${address}/api/emergencies/${id}`, { headers: elder.headers });
  const { data } = (await answer.json()) as { data: EmergencyView };
  return data.responders.flatMap(({ by }) => by).filter((channel) => channel !== 'mail');
}

test('a server that is killed while it hands messages over loses none, and says sent of none that was not', {
  timeout: 240_000,
}, async () => {
  const settings = { ...provider.env, EMERGENCY_CONTACTS_SECONDS: '3600' };
  const first = pool.start(settings);
  const address = await first.ready;
  const calls: Call[] = [];
  for (const death of deaths) {
    calls.push(await press(address, death), await press(address, death, randomUUID()));
  }
  const died = (death: Death) => calls.filter((call) => call.death === death);
  const stored = Promise.withResolvers<void>();
  meet = async (to) => {
    switch (calls.find((call) => call.to === to)?.death) {
      case 'before it was taken':
        return 'is-silent';
      case 'taken, before the answer':
        return 'takes-in-silence';
      case 'answered, before it was stored':
        await stored.promise;
        return 'takes';
      default:
        return 'takes';
    }
  };
  await pool.stored.ask(sql`update emergencies set fires_at = now()`);
  // Given that every message is with the provider, and some of them are stored
  await until('all are asked for', () => calls.every(({ to }) => provider.requestedFor(to) === 1));
  for (const call of died('stored')) await until('it is stored', () => isSent(call));
  // When the provider has answered the others, and the server is killed as it stores that
  const unstored = await Promise.all(died('answered, before it was stored').map(queued));
  const rows = unstored.flat().map(({ id }) => `'${id}'`);
  expect(rows).toHaveLength(2);
  const locked = `select id from outbox_messages where id in (${rows.join()}) for update`;
  await holdUp(pool.url, locked, async ({ endWaiting, untilWaiting }) => {
    stored.resolve();
    await untilWaiting(2);
    await first.kill();
    await endWaiting();
  });
  for (const call of calls)
    expect([call.death, await isSent(call)]).toEqual([call.death, call.death === 'stored']);

  // Then the next server asks the provider for these once more, and says of none that it was sent
  const answers = Promise.withResolvers<void>();
  meet = () => answers.promise.then(() => 'takes' as const);
  const second = await pool.start(settings, leaseEnds).ready;
  const again = calls.filter(({ death }) => death !== 'stored');
  await until('it asks again', () => again.every(({ to }) => provider.requestedFor(to) === 2));
  for (const call of calls) {
    const notified = await shownAsNotified(second, call);
    expect([call.death, notified.length]).toEqual([call.death, call.death === 'stored' ? 1 : 0]);
  }
  // until it was
  answers.resolve();
  for (const call of calls) await until('everything is sent', () => isSent(call));
  for (const call of calls) {
    const { death, id, to } = call;
    expect(await pool.stored.steps(id)).toEqual(['pressed', 'fired', 'asked contacts']);
    expect(await shownAsNotified(second, call)).toHaveLength(1);
    // One message, of which each attempt is counted before the provider is asked
    const attempts = death === 'stored' ? 1 : 2;
    expect((await queued(call)).map((message) => message.attempts)).toEqual([attempts]);
    const isOnce = death === 'stored' || death === 'before it was taken';
    expect([death, provider.takenFor(to)]).toEqual([death, isOnce ? 1 : 2]);
  }
});
