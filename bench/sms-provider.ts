import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A stand-in for Pindo that takes every SMS, so many milliseconds after it was asked. `taken` says
 * of each number when it took an SMS to it: the moment before its answer leaves.
 */
export async function startSmsProvider(takesMs: number) {
  const taken = new Map<string, number[]>();
  let count = 0;
  const server = createServer(async (request, response) => {
    const { to } = JSON.parse(await text(request)) as { to: string };
    await pause(takesMs);
    const times = taken.get(to) ?? [];
    taken.set(to, [...times, Date.now()]);
    count += 1;
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ sms_id: String(count) }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
