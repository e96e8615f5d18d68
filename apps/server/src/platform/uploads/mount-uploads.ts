import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { uploadLimit, uploadPath } from '@hafi/contract/core/uploads';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';
import { negotiateLocale } from '@hafi/i18n/locales';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate } from '../auth/principal.ts';
import { refuseForeignOrigin } from '../http/origin-check.ts';
import { problemDocument, toProblem } from '../http/problem-answer.ts';
import { newId } from '../ids/uuid-v7.ts';
import type { Platform } from '../platform.ts';
import { beginUpload, findUpload, finishUpload, forgetUpload, uploadFolder } from './uploads.ts';

/** How many uploads a person may start in an hour. */
const begins = { max: 60, seconds: 3600 };
const protocol = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };
const anyId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The person who sends each request, keyed by Node's request. */
type Senders = WeakMap<object, string>;

/**
 * The person who sends the request that tus handles.
 * @throws Problem not-signed-in
 */
function senderOf(senders: Senders, raw: object | undefined): string {
  const sender = raw && senders.get(raw);
  if (!sender) throw new Problem(coreErrors['not-signed-in']);
  return sender;
}

/** Stores parts in a folder that exists beforehand. */
class PartStore extends FileStore {}

// FileStore creates its folder asynchronously; if the server has closed and removed the folder
// meanwhile, it throws where nobody can catch it.
Object.defineProperty(PartStore.prototype, 'checkOrCreateDirectory', { value: () => undefined });

function createTus(platform: Platform, senders: Senders): Server {
  return new Server({
    path: uploadPath,
    datastore: new PartStore({ directory: uploadFolder(platform) }),
    maxSize: uploadLimit,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: newId,
    async onUploadCreate(request, { id, size = 0 }) {
      const personId = senderOf(senders, request.runtime?.node?.req);
      await beginUpload(platform, { id, personId, size });
      return {};
    },
    async onUploadFinish(request, { id }) {
      try {
        await finishUpload(platform, id);
        return {};
      } catch (error) {
        const problem = toProblem(error);
        if (problem.status >= 500) platform.log.error({ err: error }, 'an upload was not kept');
        const locale = negotiateLocale(request.headers.get('accept-language') ?? undefined);
        return {
          status_code: problem.status,
          headers: { 'content-type': 'application/problem+json' },
          body: JSON.stringify(problemDocument(problem, locale, platform.translate)),
        };
      }
    },
  });
}

/**
 * Checks the declared size.
 * @throws Problem upload-too-large when it is missing, not a positive integer or above the limit
 */
function refuseSize({ headers }: FastifyRequest): void {
  const length = Number(headers['upload-length']);
  if (!Number.isInteger(length) || length < 1 || length > uploadLimit) {
    throw new Problem(uploadErrors['upload-too-large']);
  }
}

/**
 * Mounts resumable uploads by the tus protocol for signed-in people; each sees only their own. A
 * finished file waits a day for a use case to take it (`takeUpload`) after checking its policy.
 */
export function mountUploads(
  app: FastifyInstance,
  platform: Platform,
  authenticate: Authenticate,
): void {
  const senders: Senders = new WeakMap();
  const tus = createTus(platform, senders);
  const callerOf = async (request: FastifyRequest): Promise<string> => {
    refuseForeignOrigin(request, platform.origin());
    const { authorization, cookie } = request.headers;
    const principal = await authenticate({ authorization, cookie });
    if (!principal) throw new Problem(coreErrors['not-signed-in']);
    return principal.personId;
  };
  const hand = async (request: FastifyRequest, reply: FastifyReply, personId: string) => {
    senders.set(request.raw, personId);
    // Copies the common headers, because tus writes the answer itself.
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...protocol })) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    await tus.handle(request.raw, reply.raw);
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Leaves the body as a stream for tus.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const hidden = { schema: { hide: true } };
    scope.post(uploadPath, hidden, async (request, reply) => {
      const personId = await callerOf(request);
      refuseSize(request);
      await platform.rateLimiter.take(`upload:${personId}`, begins);
      await hand(request, reply, personId);
    });
    scope.route<{ Params: { id: string } }>({
      ...hidden,
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${uploadPath}/:id`,
      async handler(request, reply) {
        const personId = await callerOf(request);
        const { id } = request.params;
        const upload = anyId.test(id) ? await findUpload(platform.db, personId, id) : undefined;
        if (!upload) throw new Problem(coreErrors['not-found']);
        if (request.method === 'DELETE') {
          await forgetUpload(platform, id);
          return reply.code(204).headers(protocol).send();
        }
        if (!upload.finishedAt) return hand(request, reply, personId);
        // The answer to the last part was lost: nothing need be sent again.
        const at = { 'upload-offset': upload.size, 'upload-length': upload.size };
        return reply
          .code(request.method === 'HEAD' ? 200 : 409)
          .headers({ ...protocol, ...at })
          .send();
      },
    });
  });
}
