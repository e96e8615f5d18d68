import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * What a provider does with a message: takes it and says so, takes it and says nothing, or lets the
 * request stand.
 */
export type Manner = 'is-silent' | 'takes' | 'takes-in-silence';

/**
 * Stands in for Pindo and for a push service. `meet` says what it does with a message to a number or
 * device (`push/<name>`), once it is to do it.
 */
export async function startStandIn(meet: (to: string) => Manner | Promise<Manner>) {
  const requested = new Map<string, number>();
  const taken = new Map<string, number>();
  const count = (counts: Map<string, number>, to: string) =>
    counts.set(to, (counts.get(to) ?? 0) + 1);
  let ids = 0;
  const server = createServer(async (request, response) => {
    // A process that is killed cuts its requests.
    const body = await text(request).catch(() => '');
    const path = request.url ?? '';
    const isPush = path.startsWith('/push/');
    const to = isPush ? path.slice(1) : (JSON.parse(body || '{}') as { to?: string }).to;
    if (to === undefined) return;
    count(requested, to);
    const manner = await meet(to);
    if (manner === 'is-silent') return;
    count(taken, to);
    if (manner === 'takes-in-silence') return;
    ids += 1;
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(isPush ? '' : JSON.stringify({ sms_id: String(ids) }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** The settings of a server whose SMS go through it. */
    env: { PINDO_URL: url, PINDO_TOKEN: 'token' },
    /** The address of a device with this name. */
    device: (name: string) => `${url}/push/${name}`,
    /** How often it was asked for a number or device, and how often it took a message. */
    requestedFor: (to: string) => requested.get(to) ?? 0,
    takenFor: (to: string) => taken.get(to) ?? 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;
