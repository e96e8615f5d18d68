import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Message } from '@hafi/contract/messages/message.schemas';
import { createApp } from '../../apps/server/src/app.ts';
import { issueSession } from '../../apps/server/src/test/issue-session.ts';
import { openPrivateApp } from '../private-app.ts';
import { startBareSockets } from './bare-sockets.ts';

/** Where its two servers are, and the cookies of the people who may connect to ours. */
export interface FanOutStage {
  /** The address of their database, on which processes tell each other. */
  readonly database: string;
  /** Who is told last in each turn of ours. */
  readonly last: string;
  readonly ours: string;
  readonly bare: string;
  readonly cookies: readonly string[];
}

/** As many people as a circle may have, all of whom write there. */
const circle = 10;
const count = Number(process.argv[2] ?? 1000);
const app = await openPrivateApp();
const { platform } = app;
const { rows } = await app.pool.query(`
  insert into people (id, first_name, last_name, roles, locale, created_at, updated_at)
  select gen_random_uuid(), 'Elder', n::text, '{PATIENT}', 'rw', now(), now()
  from generate_series(1, ${count}) n returning id`);
const people = (rows as { id: string }[]).map(({ id }) => id);
const cookies: string[] = [];
for (const id of people) cookies.push((await issueSession(platform, id)).cookie);
const { http } = await createApp(platform);
await http.listen({ port: 0, host: '127.0.0.1' });
const { port } = http.server.address() as AddressInfo;

/** A message as conversations have them. */
const payload = {
  id: '019aa000-0000-7000-8000-000000000001',
  conversationId: '019aa000-0000-7000-8000-000000000002',
  position: 1,
  change: 1,
  senderId: people[0] ?? '',
  senderName: 'Espérance Mukamana',
  kind: 'text',
  content: 'Mwaramutse, mwaraye mute? Turaza ejo nimugoroba.',
  sentAt: new Date().toISOString(),
} as unknown as Message;

/** Nobody, who is told last in each turn of ours: only other processes hear of it. */
const last = randomUUID();

/** `GET /stage`, and `POST /ours?times=40` or `/bare?times=40` to tell it so often. */
const bare = await startBareSockets((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
  const ours = `http://127.0.0.1:${port}`;
  const stage: FanOutStage = { database: app.url, last, ours, bare: bare.address, cookies };
  response.end(JSON.stringify(stage));
  for (let left = Number(searchParams.get('times')); left > 0; left -= 1) {
    for (let from = 0; from < count; from += circle) {
      const to = from + circle;
      if (pathname === '/ours') platform.realtime.emit('message', payload, people.slice(from, to));
      else bare.emit('message', payload, { from, to });
    }
  }
  const nobody = { conversationId: last, personId: last };
  if (pathname === '/ours') platform.realtime.emit('typing', nobody, [last]);
});
process.on('SIGTERM', async () => {
  http.server.closeAllConnections();
  await app.close();
  process.exit();
});
process.stdout.write(`Fan-out listening on ${bare.address} \n`);
