import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@hafi/contract/messages/message.schemas';
import type { Pool } from 'pg';
import { newId } from '../../apps/server/src/platform/ids/uuid-v7.ts';
import { issueSession } from '../../apps/server/src/test/issue-session.ts';
import { openPrivateApp } from '../private-app.ts';
import { startServer } from '../start-program.ts';
import { mark, table } from '../table.ts';
import { openSockets } from './open-sockets.ts';

/** How often each connected person writes, in seconds. */
const writesEvery = 20;
/** Longest time at the 99th percentile with the wanted number of people, in milliseconds. */
const latest = 250;
/** Beyond one of these a server has more people than it can serve. */
const breaks = { ms: 2000, errors: 0.000_25 };
/** How long the answers and events of the last messages may take, in milliseconds. */
const patience = 10_000;

/** Two people who may write to each other, and their conversation. */
interface Pair {
  readonly cookies: readonly [string, string];
  readonly conversationId: string;
}

/** Inserts elders, each with one member of the circle who may write. Returns their ids. */
async function fill(pool: Pool, pairs: number): Promise<readonly (readonly [string, string])[]> {
  const person = (first: string, role: string) => `
    insert into people (id, first_name, last_name, roles, locale, created_at, updated_at)
    select gen_random_uuid(), '${first}', n::text, '{${role}}', 'rw', now(), now()
    from generate_series(1, ${pairs}) n`;
  await pool.query(person('Elder', 'PATIENT'));
  await pool.query(person('Daughter', 'FAMILY'));
  const { rows } = await pool.query(`
    insert into circle_members (id, elder_id, person_id, relation, permissions, since, updated_at)
    select gen_random_uuid(), elder.id, daughter.id, 'child', '{messages}', now(), now()
    from people elder join people daughter on daughter.last_name = elder.last_name
    where elder.first_name = 'Elder' and daughter.first_name = 'Daughter'
    returning elder_id, person_id`);
  await pool.query('analyze');
  return (rows as { elder_id: string; person_id: string }[]).map((row) => [
    row.elder_id,
    row.person_id,
  ]);
}

/** Sends a changing request; the status of its answer. */
async function post(address: string, path: string, cookie: string, body: object) {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  return { status: answer.status, said: (await answer.json()) as { data?: { id?: string } } };
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** What a step has shown; times in milliseconds. */
interface Step {
  readonly people: number;
  readonly sent: number;
  readonly errors: number;
  readonly p50: number;
  readonly p99: number;
}

/** So many people are connected and write for a while, each every 20 seconds. */
async function step(address: string, pairs: readonly Pair[], seconds: number): Promise<Step> {
  const sentAt = new Map<string, number>();
  const waits: number[] = [];
  const sockets = await openSockets(
    'ours',
    address,
    pairs.flatMap(({ cookies }) => cookies),
    (name, payload, screen) => {
      if (name !== 'message') return;
      const { content, id } = payload as Message;
      const at = sentAt.get(id);
      // Only at the other's screen; the writer's own hears it too.
      if (at === undefined || Number(content.split(' ')[0]) === screen) return;
      waits.push(performance.now() - at);
      sentAt.delete(id);
    },
  );
  const people = pairs.length * 2;
  let errors = 0;
  let sent = 0;
  const write = async () => {
    const screen = Math.floor(Math.random() * people);
    const pair = pairs[Math.floor(screen / 2)];
    if (!pair) return;
    const id = newId();
    sent += 1;
    sentAt.set(id, performance.now());
    const content = `${screen} Mwaramutse, mwaraye mute? Turaza ejo nimugoroba.`;
    const at = `/api/conversations/${pair.conversationId}/messages`;
    try {
      const cookie = pair.cookies[screen % 2 === 0 ? 0 : 1];
      const { status } = await post(address, at, cookie, { kind: 'text', id, content });
      if (status === 201) return;
    } catch {
      // The server took no connection, or broke it.
    }
    errors += 1;
    sentAt.delete(id);
  };
  const writing: Promise<void>[] = [];
  const from = performance.now();
  const perSecond = people / writesEvery;
  // By the clock and not after the answer: who writes does not wait for others.
  for (let nth = 0; nth < perSecond * seconds; nth += 1) {
    const due = from + (nth * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await pause(early);
    writing.push(write());
  }
  await Promise.race([Promise.all(writing), pause(patience)]);
  for (const until = Date.now() + patience; sentAt.size > 0 && Date.now() < until; ) {
    await pause(50);
  }
  // What was not heard at all has taken for ever.
  const lost = sentAt.size + sockets.lost();
  sockets.close();
  const sorted = waits.toSorted((one, other) => one - other);
  return {
    people,
    sent,
    errors: errors + lost,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  };
}

/**
 * Prints how long a message takes from the press of its sender to the other's socket, stored on the
 * way, while so many people are connected to one process, each of whom writes every 20 seconds. Then
 * more and more people are connected, until the 99th percentile passes two seconds or more than
 * 0.025 % of the messages fail. Everything shares the cores of the machine: the server, the database
 * and all these screens.
 */
export async function measureMessages(options: {
  people: number;
  most: number;
  seconds: number;
  flags: string[];
}): Promise<void> {
  const { flags, most, people, seconds } = options;
  const app = await openPrivateApp();
  const closing: (() => Promise<unknown>)[] = [app.close];
  try {
    const ids = await fill(app.pool, Math.ceil(most / 2));
    const server = await startServer(app.dataDir, { bare: true, databaseUrl: app.url, flags });
    closing.unshift(server.stop);
    const pairs: Pair[] = [];
    const pairUpTo = async (count: number) => {
      for (const [elder, daughter] of ids.slice(pairs.length, count)) {
        const cookies = [
          (await issueSession(app.platform, elder)).cookie,
          (await issueSession(app.platform, daughter)).cookie,
        ] as const;
        const body = { personId: daughter };
        const { said } = await post(server.address, '/api/conversations', cookies[0], body);
        pairs.push({ cookies, conversationId: said.data?.id ?? '' });
      }
    };
    const steps: Step[] = [];
    const run = async (count: number, length: number) => {
      await pairUpTo(count / 2);
      return step(server.address, pairs.slice(0, count / 2), length);
    };
    // The first seconds of a process are those of its compiler.
    await run(people, 8);
    for (let count = people; count <= most; count += people) {
      const shown = await run(count, seconds);
      steps.push(shown);
      if (shown.p99 > breaks.ms || shown.errors / shown.sent > breaks.errors) break;
    }
    const lines = steps.map(({ errors, p50, p99, people: count, sent }) => [
      String(count),
      (sent / seconds).toFixed(0),
      p50.toFixed(0),
      p99.toFixed(0),
      `${errors} / ${sent}`,
      count === people ? mark(p99 <= latest && errors === 0) : '',
    ]);
    const heads = ['connected', 'messages/s', 'median ms', 'p99 ms', 'errors', 'goal'];
    process.stdout.write(`${table(heads, lines)}\n`);
    const [first] = steps;
    if (!first || first.p99 > latest || first.errors > 0) process.exitCode = 1;
  } finally {
    for (const close of closing) await close();
  }
}
