import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { describeAnswers } from './describe-answers.ts';

/** The document as it is sent: as text and in each encoding. */
interface Written {
  readonly etag: string;
  readonly bytes: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

async function write(text: string): Promise<Written> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bytes: { br, gzip: zipped, identity } };
}

const encodingFor = ({ headers }: FastifyRequest): keyof Written['bytes'] => {
  const accepted = headers['accept-encoding'] ?? '';
  const named = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`);
  return (['br', 'gzip'] as const).find((one) => named(one).test(accepted)) ?? 'identity';
};

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: Written,
  type: string,
) {
  const encoding = encodingFor(request);
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, no-cache' });
  if (request.headers['if-none-match']?.includes(etag.slice(2))) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes[encoding]);
}

/**
 * Describes the API from the routes that are mounted afterwards, with pages to read it below `docs`. The
 * document has 2 MB: it is written and compressed once, when it is first asked for.
 */
export async function serveDocument(app: FastifyInstance, docs: string): Promise<void> {
  let written: Promise<Written> | undefined;
  const sendAs = (type: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    written ??= write(JSON.stringify(app.swagger()));
    return send(request, reply, await written, type);
  };
  const asJson = sendAs('application/json; charset=utf-8');
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hafi',
        version: '0.1.0',
        description: 'The HTTP interface of Hafi.',
        license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      'openapiObject' in document
        ? describeAnswers(document.openapiObject)
        : document.swaggerObject,
  });
  // Instead of the two routes of the pages, which write the document for each request.
  const routes: Readonly<Record<string, typeof asJson>> = {
    [`${docs}/json`]: asJson,
    // Every JSON document is one of YAML 1.2; to write it in the other style takes a second of everybody.
    [`${docs}/yaml`]: sendAs('application/yaml; charset=utf-8'),
  };
  await app.register(swaggerUi, {
    routePrefix: docs,
    uiHooks: {
      onRequest: async (request, reply) => {
        await routes[request.routeOptions.url ?? '']?.(request, reply);
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, asJson);
}
