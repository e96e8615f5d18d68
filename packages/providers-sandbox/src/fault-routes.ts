import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { changeFaults, takeHttpFault } from './faults.ts';
import { isSameOrigin } from './same-origin.ts';

/** `GET|POST|DELETE /faults`: fault injection for tests. A restart clears it. */
export function faultRoutes(app: FastifyInstance, context: Context): void {
  const { faults, clock, callbacks } = context;
  const state = () => ({
    ...faults,
    held: callbacks.held(),
    offsetSeconds: clock.offsetSeconds(),
    now: clock.now().toISOString(),
  });
  const reset = () => {
    Object.assign(faults, { callback: 'none', http: undefined, refund: 'none', sms: 'none' });
    callbacks.forget();
    clock.reset();
  };
  app.get('/faults', state);
  app.delete('/faults', (request, reply) => {
    if (!isSameOrigin(request)) return reply.code(403).send({ message: 'Foreign origin.' });
    reset();
    return state();
  });
  app.post('/faults', async (request, reply) => {
    if (!isSameOrigin(request)) return reply.code(403).send({ message: 'Foreign origin.' });
    const body = parseObject(request);
    if (!body) return reply.code(400).send({ message: 'The body must be a JSON object.' });
    if (body.reset === true) reset();
    const problem = changeFaults(faults, clock, body);
    if (problem) return reply.code(400).send({ message: problem });
    if (body.release === true) await callbacks.release();
    return state();
  });
}

/** Makes the next provider calls fail as the faults say; for the scope `app` only. */
export function applyHttpFaults(app: FastifyInstance, context: Context): void {
  const hanging = new Set<FastifyRequest>();
  const cut = new WeakSet<FastifyRequest>();
  app.addHook('preHandler', async (request, reply) => {
    const fault = takeHttpFault(context.faults, request.url);
    if (fault === 500) {
      return reply.code(500).send({ code: 'INTERNAL_PROCESSING_ERROR', message: 'Fault switch.' });
    }
    if (fault === 'lost') cut.add(request);
    if (fault !== 'timeout') return undefined;
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

function parseObject(request: FastifyRequest): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(String(request.body));
    const usable = typeof body === 'object' && body !== null && !Array.isArray(body);
    return usable ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
