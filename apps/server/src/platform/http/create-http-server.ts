import compress from '@fastify/compress';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { toFieldIssue } from '@hafi/contract/core/issue-code';
import { Problem } from '@hafi/contract/core/problem';
import { asStored } from '@hafi/contract/core/visible-text';
import { negotiateLocale } from '@hafi/i18n/locales';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchemaCompiler,
  LogController,
} from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { type $ZodIssue, $ZodType, safeParse } from 'zod/v4/core';
import { isReady } from '../db/database.ts';
import { writeProbe } from '../db/write-probe.ts';
import { newId } from '../ids/uuid-v7.ts';
import { errorCode } from '../log/error-facts.ts';
import { serveDocument } from '../openapi/serve-document.ts';
import type { Platform } from '../platform.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { isAnswered } from './own-host.ts';
import { acceptPlainForms } from './plain-forms.ts';
import { problemDocument, toProblem, unavailable } from './problem-answer.ts';
import { refusalOf } from './refused-json.ts';
import { apiHeaders, assetHeaders, securityHeaders } from './security-headers.ts';
import { serveClips } from './serve-clips.ts';

/** Largest JSON body, in bytes. Files go through resumable uploads instead. */
const bodyLimit = 256 * 1024;

/** Where the description of the API can be read: the only pages below `/api/`. */
const docs = '/api/docs';

function schemaOf(given: unknown): $ZodType {
  if (given instanceof $ZodType) return given;
  throw new TypeError('endpoints are described by zod schemas only');
}

/** Validates one part of a request. Invalid input becomes a Problem that names each field. */
const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  const zodSchema = schemaOf(schema);
  return (data: unknown) => {
    // A missing body counts as empty, so that the answer names every missing field.
    const value = data === null ? (httpPart === 'body' ? {} : undefined) : data;
    const result = safeParse(zodSchema, value, { reportInput: true });
    if (result.success) return { value: result.data };
    const fields = result.error.issues.slice(0, 50).map((issue) => toFieldIssue({ ...issue }));
    return { error: new Problem(coreErrors['invalid-input'], { fields }) };
  };
};

/**
 * Serializes an answer by its schema: fields that the contract does not name are removed. Texts that
 * were stored before the rules for writing them became stricter are answered as they are.
 */
const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema, method, url }) => {
  const zodSchema = schemaOf(schema);
  return (data: unknown) => {
    const result = asStored(() => safeParse(zodSchema, data));
    if (result.success) return JSON.stringify(result.data);
    throw new AnswerBreaksContract(`${method} ${url}`, result.error.issues);
  };
};

/** A use case answered what its endpoint does not promise. */
class AnswerBreaksContract extends Error {
  /** Which fields, without their values: the log may show it. */
  readonly brokenFields: string;

  constructor(endpoint: string, issues: readonly $ZodIssue[]) {
    const fields = issues.slice(0, 5).map((issue) => toFieldIssue({ ...issue }));
    const brokenFields = fields.map(({ code, path }) => `${path} ${code}`).join(', ');
    super(`the answer of ${endpoint} breaks its contract: ${brokenFields}`);
    this.name = 'AnswerBreaksContract';
    this.brokenFields = brokenFields;
  }
}

/** Creates the HTTP server with what every answer has in common; the caller mounts the features. */
export async function createHttpServer(platform: Platform): Promise<FastifyInstance> {
  const { clock, config, log } = platform;
  const { trustProxy } = config;
  const secure = config.PUBLIC_URL?.startsWith('https://') ?? false;
  const [headers, ofApi] = [securityHeaders(secure, config.streetTiles), apiHeaders(secure)];
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit,
    // Of a client that dribbles: of the lines that head a request, and of a whole one. A file that
    // takes longer goes on where it stopped.
    requestTimeout: 600_000,
    // A request without a Host reaches our answer to it.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000, requireHostHeader: false },
    // Ours, never one that the request brings: it stands in the log.
    genReqId: newId,
    requestIdHeader: false,
    // The rest of a connection after `drain`, when nothing is under way or only what stalls.
    forceCloseConnections: true,
    routerOptions: {
      // Node accepts no longer request line. An id that is too long is then refused by its schema,
      // with a message.
      maxParamLength: 16_384,
    },
    // An address that cannot be decoded matches no route, so neither hooks nor the error handler
    // run.
    frameworkErrors: (error, request, reply) =>
      void answerProblem(platform, error, request, reply.headers(headers)),
    clientErrorHandler: (_error, socket) => answerUnreadable(platform, socket, headers),
  });
  // RFC 9110, 10.1.1: an expectation that is not understood may be ignored. Node would answer 417.
  app.server.on('checkExpectation', (request, reply) => app.server.emit('request', request, reply));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('receivedAt');
  // Runs first, so that a route may still set stricter or wider headers.
  app.addHook('onRequest', (request, reply, done) => {
    const {
      headers: { host },
      id,
      url,
    } = request;
    request.receivedAt = clock.now();
    if (url.startsWith('/api/') && !url.startsWith(docs)) {
      reply.headers(ofApi).header('x-request-id', id);
    } else {
      reply.headers(url.startsWith('/assets/') ? assetHeaders : headers);
    }
    // Devices correct their clock by this header, so it must be the clock of the use cases.
    reply.header('date', request.receivedAt.toUTCString());
    if (host === undefined && request.raw.httpVersion === '1.1') {
      done(new Problem(coreErrors['unreadable-request']));
    } else done(isAnswered(host, config) ? undefined : new Problem(coreErrors['foreign-origin']));
  });
  platform.drain.watch(app);
  acceptEmptyJson(app);
  acceptPlainForms(app);

  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerProblem(platform, error, request, reply),
  );

  await app.register(compress, { threshold: 1400, encodings: ['br', 'gzip'], global: true });
  await serveDocument(app, docs);

  await serveClips(app, config.clipsDir, log);

  app.get('/api/health', { schema: { hide: true } }, async () => ({ data: { status: 'ok' } }));
  const mayWrite = writeProbe(platform);
  let filesReached = false;
  app.get('/api/ready', { schema: { hide: true } }, async () => {
    const waiting = platform.due.notStarted();
    if (waiting.length > 0) log.warn({ works: waiting }, 'not ready: due work has not started');
    if (waiting.length > 0 || !(await isReady(platform.db))) throw unavailable();
    await mayWrite();
    // Once: a store that fails later must not take readings and alerts out of service with it.
    if (!filesReached) await platform.files.check();
    filesReached = true;
    return { data: { status: 'ready' } };
  });
  return app;
}

/** Answers an error as problem+json in the reader's language; logs server errors. */
function answerProblem(
  { log, translate }: Platform,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toProblem(error);
  // The route pattern, not the address: an address may hold a secret.
  const route = request.routeOptions.url;
  const requestId = request.id;
  if (problem.code === 'unavailable') {
    log.warn({ requestId, route, failure: errorCode(error) }, 'unavailable');
  } else if (problem.status >= 500) {
    log.error({ err: error, requestId, route }, 'request failed');
  }
  const locale = negotiateLocale(request.headers['accept-language']);
  if (problem.retryAfterSeconds) reply.header('retry-after', problem.retryAfterSeconds);
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemDocument(problem, locale, translate));
}

/** Treats a JSON request without a body as one without fields. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, null);
    const sent = body.toString();
    if (request.routeOptions.config.keepsBody) request.sent = sent;
    return parse(request, sent, (error, value) => {
      const refused = error ?? refusalOf(value);
      if (refused) done(refused);
      else done(null, value);
    });
  });
}
