import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { changeFaults, type Faults, noFaults, takeHttpFault } from './faults.ts';
import { countMet } from './met.ts';
import { isSameOrigin } from './same-origin.ts';
import { subjectOf } from './subject-of.ts';

/** Takes all faults away: held callbacks are dropped, the clock is set back. */
export function resetFaults({ callbacks, clock, faults, ofPayers }: Context): void {
  Object.assign(faults, noFaults());
  ofPayers.clear();
  callbacks.forget();
  clock.reset();
}

/** `GET|POST|DELETE /faults`: fault injection for tests. A restart clears it. */
export function faultRoutes(app: FastifyInstance, context: Context): void {
  const { faults, clock, callbacks } = context;
  const state = () => ({
    ...faults,
    held: callbacks.held(),
    offsetSeconds: clock.offsetSeconds(),
    now: clock.now().toISOString(),
    met: Object.fromEntries(context.met),
  });
  const changeOfPayers = (shared: Faults, body: Record<string, unknown>) => {
    const forAll = Object.keys(body).find((key) => ['advanceSeconds', 'list', 'sms'].includes(key));
    if (forAll) return `${forAll} holds for everybody`;
    if (body.reset === true) {
      Object.assign(shared, noFaults());
      callbacks.forget(shared);
    }
    return changeFaults(shared, clock, body);
  };
  app.get('/faults', state);
  app.delete('/faults', (request, reply) => {
    if (!isSameOrigin(request)) return reply.code(403).send({ message: 'Foreign origin.' });
    resetFaults(context);
    return state();
  });
  app.post('/faults', async (request, reply) => {
    if (!isSameOrigin(request)) return reply.code(403).send({ message: 'Foreign origin.' });
    const body = parseObject(request);
    if (!body) return reply.code(400).send({ message: 'The body must be a JSON object.' });
    const payers = payersIn(body);
    const shared = payers && context.ofPayers.share(payers);
    if (body.reset === true && !shared) resetFaults(context);
    const problem = shared ? changeOfPayers(shared, body) : changeFaults(faults, clock, body);
    if (problem) return reply.code(400).send({ message: problem });
    if (body.release === true) await callbacks.release(shared);
    return state();
  });
}

/** Waits, but not longer than somebody waits for the answer. */
const waitOrClose = (request: FastifyRequest, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const waiting = setTimeout(resolve, ms);
    request.raw.socket.once('close', () => {
      clearTimeout(waiting);
      resolve();
    });
  });

/** Makes the next provider calls fail as the faults say; for the scope `app` only. */
export function applyHttpFaults(app: FastifyInstance, context: Context): void {
  const hanging = new Set<FastifyRequest>();
  const cut = new WeakSet<FastifyRequest>();
  app.addHook('preHandler', async (request, reply) => {
    const { ofPayers } = context;
    const { partyId, payment } = ofPayers.any() ? subjectOf(context, request) : {};
    const fault = takeHttpFault(ofPayers.of(partyId), request.url);
    if (fault) {
      const when = payment?.outcome?.status === 'SUCCESSFUL' ? ' of a paid one' : '';
      countMet(context, `${fault.next} ${request.method} ${request.routeOptions.url}${when}`);
    }
    if (fault?.next === 500) {
      return reply.code(500).send({ code: 'INTERNAL_PROCESSING_ERROR', message: 'Fault switch.' });
    }
    if (fault?.next === 'lie') return reply.code(200).send({ status: 'ok' });
    if (fault?.next === 'lost') cut.add(request);
    if (fault?.next === 'slow') {
      hanging.add(request);
      await waitOrClose(request, (fault.seconds ?? 0) * 1000);
      hanging.delete(request);
    }
    if (fault?.next !== 'timeout') return undefined;
    reply.hijack();
    hanging.add(request);
    request.raw.socket.once('close', () => hanging.delete(request));
    return reply;
  });
  app.addHook('onSend', async (request) => {
    if (cut.has(request)) request.raw.socket.destroy();
  });
  app.addHook('preClose', async () => {
    for (const request of hanging) request.raw.socket.destroy();
  });
}

/** The payers for whom alone the switches are, if any. */
function payersIn({ payers }: Record<string, unknown>): string[] | undefined {
  return Array.isArray(payers) && payers.length > 0 ? payers.map(String) : undefined;
}

function parseObject(request: FastifyRequest): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(String(request.body));
    const usable = typeof body === 'object' && body !== null && !Array.isArray(body);
    return usable ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
