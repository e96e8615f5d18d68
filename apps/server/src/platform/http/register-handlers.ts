import { Readable } from 'node:stream';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { Endpoint } from '@hafi/contract/core/endpoint';
import type { ErrorDefinition } from '@hafi/contract/core/errors';
import { possibleErrors } from '@hafi/contract/core/possible-errors';
import { Problem } from '@hafi/contract/core/problem';
import { connectionHeader } from '@hafi/contract/core/realtime';
import { allEndpoints } from '@hafi/contract/core/registry';
import { negotiateLocale } from '@hafi/i18n/locales';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify';
import type { Authenticate, Principal } from '../auth/principal.ts';
import { type Attempt, actOnce } from '../db/act-once.ts';
import type { Platform } from '../platform.ts';
import { limitCaller } from '../rate-limit/few-of-caller.ts';
import { limitHeavy } from '../rate-limit/heavy-endpoint.ts';
import { type ActingScreen, actFor } from '../realtime/acting-screen.ts';
import { partRequested } from './byte-range.ts';
import type { Call, Handler } from './handler.ts';
import type { Idempotency, KeyedRequest } from './idempotency.ts';
import { refuseForeignOrigin } from './origin-check.ts';
import { refuseOtherPerson } from './other-person.ts';
import { formType, type PlainAnswer, plainFormOf } from './plain-forms.ts';
import { securityHeaders } from './security-headers.ts';
import { fileOf, refuseTooLarge, sentBody, takeFiles } from './take-files.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    receivedAt: Date;
    kept: { asked: KeyedRequest; attempt: Attempt } | null;
    /** The body as it came, of a route that keeps it. */
    sent: string;
  }
  interface FastifyContextConfig {
    /** Every error that the route can answer, as the OpenAPI document says. */
    errors?: readonly ErrorDefinition[];
    /** Whether the body is kept as it came. */
    keepsBody?: boolean;
  }
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/**
 * Compares the contract with the mounted handlers.
 * @throws Error when an endpoint has no handler or two, or a handler has no endpoint
 */
export function checkComplete(handlers: readonly Handler[]): void {
  const promised = allEndpoints.map(nameOf);
  const kept = handlers.map(({ endpoint }) => nameOf(endpoint));
  const missing = promised.filter((name) => !kept.includes(name));
  const unknown = kept.filter((name) => !promised.includes(name));
  const twice = kept.filter((name, index) => kept.indexOf(name) !== index);
  if (missing.length + unknown.length + twice.length > 0) {
    const list = [missing, unknown, twice].map((names) => names.join(', ') || 'none');
    throw new Error(
      `Contract and handlers differ. Missing: ${list[0]}. Unknown: ${list[1]}. Twice: ${list[2]}.`,
    );
  }
}

function authorize(access: Endpoint['access'], principal: Principal | null): void {
  if (access === 'public') return;
  if (!principal) throw new Problem(coreErrors['not-signed-in']);
  if (access === 'signed-in') return;
  if (!access.some((role) => principal.roles.includes(role))) {
    throw new Problem(coreErrors['not-allowed']);
  }
}

function idempotencyKeyOf(request: FastifyRequest, endpoint: Endpoint): string | undefined {
  const header = request.headers['idempotency-key'];
  if (endpoint.method === 'GET') return undefined;
  if (header === undefined && endpoint.idempotencyKey !== 'required') return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(header)) {
    throw new Problem(coreErrors['idempotency-key-required']);
  }
  return header;
}

/** The open screen that sent a changing request, if the request names it. */
function screenOf(request: FastifyRequest, endpoint: Endpoint): ActingScreen | undefined {
  const connection = request.headers[connectionHeader];
  if (endpoint.method === 'GET' || typeof connection !== 'string') return undefined;
  if (!request.principal) return undefined;
  const { personId, sessionId } = request.principal;
  return { connection, personId, sessionId, topics: endpoint.topics };
}

interface Deps extends Pick<Platform, 'rateLimiter'> {
  readonly authenticate: Authenticate;
  readonly idempotency: Idempotency;
  /** Whether somebody may still know of an elder, to get an answer about the elder again. */
  readonly mayKnow: (principal: Principal, elderId: string) => Promise<boolean>;
  readonly origin: () => string;
}

/** The elder whom a request is about, if it names one. */
function elderOf({ body, params }: FastifyRequest, { path }: Endpoint): string | undefined {
  const named = path.startsWith('/api/elders/:id')
    ? (params as { id?: unknown }).id
    : (body as { elderId?: unknown } | null | undefined)?.elderId;
  return typeof named === 'string' ? named : undefined;
}

/** Mounts endpoints with their handlers. */
export function registerHandlers(
  app: FastifyInstance,
  deps: Deps & { readonly handlers: readonly Handler[] },
): void {
  app.decorateRequest('principal', null);
  app.decorateRequest('kept', null);
  app.decorateRequest('sent', '');
  for (const handler of deps.handlers) {
    const { file } = handler.endpoint;
    if (file) takeFiles(app, file, (scope) => mount(scope, handler, deps));
    else mount(app, handler, deps);
  }
}

function mount(
  app: FastifyInstance,
  { endpoint, run, form: answerForm }: Handler,
  deps: Deps,
): void {
  const isJson = typeof endpoint.output !== 'string';
  const status = endpoint.status ?? 200;
  const { largeBody } = endpoint;
  const admit = async (request: FastifyRequest) => {
    refuseForeignOrigin(request, deps.origin());
    const { cookie, authorization } = request.headers;
    if (cookie !== undefined || authorization !== undefined) {
      request.principal = await deps.authenticate({ cookie, authorization });
    }
    refuseOtherPerson(request, request.principal);
    authorize(endpoint.access, request.principal);
  };
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(largeBody
      ? {
          bodyLimit: largeBody.max,
          errorHandler: refuseTooLarge(largeBody.tooLarge),
          // Before the body is read: parsing megabytes for anybody would hold up everybody.
          onRequest: admit,
        }
      : {}),
    config: {
      takesForms: answerForm !== undefined,
      keepsBody: endpoint.signed === true,
      errors: possibleErrors(endpoint),
    },
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[2] ?? ''],
      ...(answerForm ? { consumes: ['application/json', formType] } : {}),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(isJson ? { response: { [status]: endpoint.output } } : {}),
    },
    // Before validation, so that a stranger learns nothing about an endpoint's input.
    preValidation: async (request, reply) => {
      if (!largeBody) await admit(request);
      const form = plainFormOf(request);
      if (form && answerForm) {
        const headers = securityHeaders(deps.origin().startsWith('https://'));
        await answerPlainForm(reply.headers(headers), await answerForm(form));
      }
    },
    ...(endpoint.method === 'GET' ? {} : repeatable(endpoint, deps)),
    handler: async (request, reply) => {
      const call: Call = {
        params: request.params as never,
        query: request.query as never,
        body: request.body as never,
        file: (endpoint.file ? fileOf(request) : undefined) as never,
        principal: request.principal as never,
        locale: negotiateLocale(request.headers['accept-language']),
        receivedAt: request.receivedAt,
        idempotencyKey: idempotencyKeyOf(request, endpoint),
        address: request.ip,
        headers: request.headers,
        sent: request.sent,
        setHeader: (name, value) => void reply.header(name, value),
      };
      const caller = { address: request.ip, principal: request.principal };
      const act = () =>
        actFor(screenOf(request, endpoint), () =>
          limitHeavy(deps, endpoint, caller, () => run(call as Call<never>)),
        );
      const { kept } = request;
      const answer = await limitCaller(deps, endpoint, caller, () =>
        kept ? actOnce(kept.attempt, act) : act(),
      );
      reply.code(status);
      if (endpoint.output === '*/*') {
        return reply.send(partRequested(request, reply, answer as Uint8Array));
      }
      if (isUnchanged(request, reply)) return reply.code(304).send();
      if (typeof endpoint.output === 'string') {
        return reply.type(endpoint.output).send(inParts(answer));
      }
      return answer;
    },
  });
}

/** Whether the reader has this version already (RFC 9110, 13.1.2), where the handler names one. */
function isUnchanged({ headers, method }: FastifyRequest, reply: FastifyReply): boolean {
  const version = reply.getHeader('etag');
  const known = headers['if-none-match'];
  if (method !== 'GET' || typeof version !== 'string' || known === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').map(plain).includes(plain(version));
}

/** What a handler yields bit by bit is sent so. */
const inParts = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
    ? Readable.from(answer as AsyncIterable<string>, { objectMode: false })
    : answer;

interface RepeatHooks {
  readonly preHandler: preHandlerAsyncHookHandler;
  readonly onSend: onSendAsyncHookHandler;
}

/** What an endpoint that changes something does about an Idempotency-Key. */
function repeatable(endpoint: Endpoint, { idempotency, mayKnow }: Deps): RepeatHooks {
  return {
    preHandler: async (request, reply) => {
      const key = idempotencyKeyOf(request, endpoint);
      if (key === undefined || !request.principal) return;
      const { principal } = request;
      const { answeredAgain = false, secret = false } = endpoint;
      const requested = { personId: principal.personId, key, secret, answeredAgain };
      const sent = [endpoint.method, request.url, sentBody(request)];
      const answer = await idempotency.begin(requested, sent);
      if ('done' in answer) {
        request.kept = { asked: requested, attempt: answer };
        return;
      }
      const elder = elderOf(request, endpoint);
      if (elder !== undefined && !(await mayKnow(principal, elder))) {
        throw new Problem(coreErrors['not-found']);
      }
      const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
      await reply
        .code(answer.status)
        .header('idempotent-replayed', 'true')
        .type(type)
        .serializer((body: string) => body)
        .send(answer.body);
    },
    onSend: async (request, reply, payload) => {
      if (request.kept && typeof payload === 'string') {
        const answer = { status: reply.statusCode, body: payload };
        // The answer stands even when it cannot be stored: a repetition goes on from what was done.
        await idempotency
          .finish(request.kept.asked, answer)
          .catch((err: unknown) => request.log.error({ err }, 'an answer was not stored'));
      }
    },
  };
}

/** Answers a form that a browser sent without script: with a page, or the way to one. */
async function answerPlainForm(reply: FastifyReply, answer: PlainAnswer): Promise<void> {
  reply.header('cache-control', 'no-store');
  if ('location' in answer) {
    await reply.redirect(answer.location, 303);
    return;
  }
  const { status, html, retryAfterSeconds } = answer;
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  await reply
    .code(status)
    .type('text/html; charset=utf-8')
    .serializer((page: string) => page)
    .send(html);
}
