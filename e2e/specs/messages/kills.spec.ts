// @module-tag release
import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@hafi/contract/messages/message.schemas';
import { afterEach, expect, test } from 'vitest';
import { createChance } from '../../../apps/server/src/seed/chance.ts';
import { newId } from '../../../apps/web/src/lib/outbox/outbox-id.ts';
import { testSeed } from '../../../scripts/test/test-seed.ts';
import { type OpenPage, openDevice } from '../../fixtures/kills/pages.ts';
import { openReader } from '../../fixtures/kills/reader.ts';
import { type Someone, startServers } from '../../fixtures/kills/servers.ts';

/** How often something is killed in all: a server, a page or the network. */
const all = Number(process.env.HAFI_KILLS ?? (process.env.HAFI_TEST_ALL ? 1000 : 6));
/** Half of them where one server runs, half where two do. */
const kills = Math.ceil(all / 2);
/** After so many kills everything must arrive. */
const together = 25;
/**
 * How long it may take, in milliseconds: a request that died with its server is taken up after half a
 * minute, and may be killed again.
 */
const patience = 180_000;

const chance = createChance(testSeed());
let killed = { server: 0, page: 0, network: 0 };
let servers: Awaited<ReturnType<typeof startServers>>;
let device: ReturnType<typeof openDevice>;
let people: readonly [Someone, Someone];
let conversationId: string;

async function open(database: 'embedded' | 'postgres'): Promise<void> {
  servers = await startServers({ database, chance });
  const [elder, daughter] = [
    await servers.signIn('elder@hafi.test'),
    await servers.signIn('family@hafi.test'),
  ];
  conversationId = await servers.between(elder, daughter);
  people = [elder, daughter];
  device = openDevice(servers.network.address);
  killed = { server: 0, page: 0, network: 0 };
}
afterEach(async () => {
  device?.close();
  await servers?.stop();
});

/** Somebody who writes: what they were told is kept, in order, and what a kill left open. */
interface Writer {
  readonly who: Someone;
  page: OpenPage;
  /** Everything begun, in the order of writing; `isPromised` once the page said that it is kept. */
  readonly written: { readonly id: string; readonly content: string; isPromised: boolean }[];
}

const kinds = ['server', 'page', 'network'] as const;

/** Writes a message, as somebody who sees it on the screen before they write the next one. */
async function write({ page, written }: Writer): Promise<void> {
  const message = { id: newId(), content: `Nr. ${written.length}`, isPromised: false };
  written.push(message);
  const kept = page.write(conversationId, message.id, message.content).then(() => {
    message.isPromised = true;
  });
  // A killed page never says so.
  await Promise.race([kept, page.isGone]);
}

/** Kills something, while messages are written and sent. */
async function kill(victim: Writer): Promise<void> {
  await pause(chance.upTo(60));
  const count = killed.server + killed.page + killed.network;
  // Each at least once.
  const what = kinds[count] ?? chance.of([...kinds] as [...typeof kinds]);
  killed[what] += 1;
  if (what === 'server') {
    await servers.kill();
  } else if (what === 'page') {
    victim.page.kill();
    victim.page = device.open(victim.who);
  } else {
    servers.network.cut();
    device.goOnline(chance.upTo(2) === 0);
    await pause(chance.upTo(100));
    device.goOnline(true);
  }
}

/** Two people write to each other while things are killed so many times, until all has arrived. */
async function writeThrough(times: number): Promise<number> {
  const writerOf = (who: Someone): Writer => ({ who, page: device.open(who), written: [] });
  const writers: [Writer, Writer] = [writerOf(people[0]), writerOf(people[1])];
  const one = () => chance.of(writers);
  const readers = people.map((who) => openReader(servers, who, conversationId));
  const list = () => servers.read<Message[]>(one().who, `${path()}?limit=100`);
  const before = (await list())[0]?.position ?? 0;
  let isOver = false;
  const sending = writers.map(async (writer) => {
    while (!isOver) {
      // A killed page never answers.
      await Promise.race([writer.page.send().catch(() => false), pause(400)]);
      await pause(20);
    }
  });
  for (let nth = 0; nth < times; nth += 1) {
    const writing = (async () => {
      for (let left = 1 + chance.upTo(3); left > 0; left -= 1) await write(one());
    })();
    await kill(one());
    await writing;
  }
  const allSent = async () => {
    const sent = writers.map(({ page }) => Promise.race([page.send(), pause(5000, false)]));
    return (await Promise.all(sent)).every((isSent) => isSent);
  };
  const count = JSON.stringify(killed);
  await expect.poll(allSent, { timeout: patience, message: `all sent after ${count}` }).toBe(true);
  isOver = true;
  await Promise.all(sending);
  const stored = (await list()).reverse().filter(({ position }) => position > before);
  judge(stored, writers, before);
  for (const reader of readers) {
    const shown = () => reader.shown(before).map(({ id }) => id);
    await expect.poll(shown, { timeout: patience }).toEqual(stored.map(({ id }) => id));
    reader.close();
  }
  for (const { page } of writers) await page.forgetSent();
  return stored.length;
}

const path = () => `/api/conversations/${conversationId}/messages`;

/** Compares what the server has with what the pages promised. */
function judge(list: readonly Message[], writers: readonly Writer[], before: number): void {
  expect(list.map(({ position }) => position)).toEqual(list.map((_, nth) => before + nth + 1));
  for (const { who, written } of writers) {
    const arrived = list.filter(({ senderId }) => senderId === who.id);
    const ids = arrived.map(({ id }) => id);
    // Once each, and in the order of writing; what a kill interrupted may be there or not.
    const known = written.filter(({ id, isPromised }) => isPromised || ids.includes(id));
    expect(ids).toEqual(known.map(({ id }) => id));
    const contents = new Map(written.map(({ content, id }) => [id, content]));
    for (const { content, id } of arrived) expect(content).toBe(contents.get(id));
  }
  const written = writers.flatMap((each) => each.written.map(({ id }) => id));
  expect(list.filter(({ id }) => !written.includes(id))).toEqual([]);
}

test.each([
  ['one server on the embedded database', 'embedded'],
  ['two servers on PostgreSQL', 'postgres'],
] as const)(
  `each message arrives once and in order at %s, whatever is killed ${kills} times (seed ${testSeed()})`,
  {
    timeout: 600_000 + kills * 20_000,
  },
  async (_, database) => {
    await open(database);
    let messages = 0;
    for (let done = 0; done < kills; done += together) {
      messages += await writeThrough(Math.min(together, kills - done));
    }
    expect(killed.server + killed.page + killed.network).toBe(kills);
    expect(Math.min(...Object.values(killed))).toBeGreaterThan(0);
    expect(messages).toBeGreaterThan(kills);
  },
);
