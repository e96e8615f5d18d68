import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { MomoProduct } from '../events.ts';
import { checkSubscription, issueToken } from './access.ts';
import { alreadyThere, badRequest, notFound } from './refusal.ts';
import { jsonBody, referenceId } from './validation.ts';

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** Creation of API users and keys (only the provider's sandbox has this), and the token calls. */
export function provisioningRoutes(app: FastifyInstance, context: Context): void {
  const { store, clock } = context;
  app.post('/v1_0/apiuser', (request, reply) => {
    checkSubscription(context, request);
    const id = referenceId(request);
    const host = jsonBody(request).providerCallbackHost;
    if (typeof host !== 'string' || !/^[\w.:[\]-]{1,255}$/.test(host)) {
      throw badRequest('providerCallbackHost must be a host name.');
    }
    if (store.apiUser(id)) throw alreadyThere();
    store.record({
      type: 'api-user-created',
      at: clock.now().toISOString(),
      id,
      callbackHost: host,
    });
    return reply.code(201).send();
  });
  app.get('/v1_0/apiuser/:id', (request: WithId) => {
    checkSubscription(context, request);
    const user = store.apiUser(request.params.id.toLowerCase());
    if (!user) throw notFound();
    return { providerCallbackHost: user.callbackHost, targetEnvironment: 'sandbox' };
  });
  app.post('/v1_0/apiuser/:id/apikey', (request: WithId, reply) => {
    checkSubscription(context, request);
    const id = request.params.id.toLowerCase();
    if (!store.apiUser(id)) throw notFound();
    const apiKey = randomBytes(16).toString('hex');
    store.record({ type: 'api-key-created', at: clock.now().toISOString(), id, apiKey });
    return reply.code(201).send({ apiKey });
  });
  for (const product of ['collection', 'disbursement'] as const) tokens(app, context, product);
}

function tokens(app: FastifyInstance, context: Context, product: MomoProduct): void {
  const handler = (request: FastifyRequest) => {
    checkSubscription(context, request);
    if (request.body) throw badRequest('The body must be empty.');
    return issueToken(context, request, product);
  };
  app.post(`/${product}/token/`, handler);
  app.post(`/${product}/token`, handler);
}
