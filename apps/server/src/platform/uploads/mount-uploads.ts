import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { type UploadPurpose, uploadLimits, uploadPath } from '@hafi/contract/core/uploads';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';
import { type Locker, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate } from '../auth/principal.ts';
import { refuseForeignOrigin } from '../http/origin-check.ts';
import { refuseOtherPerson } from '../http/other-person.ts';
import { newId } from '../ids/uuid-v7.ts';
import { beginErrors, continueErrors } from '../openapi/other-routes.ts';
import type { Platform } from '../platform.ts';
import { PartStore } from './part-store.ts';
import { problemOfTus } from './problem-of-tus.ts';
import { uploadLocks } from './upload-lock.ts';
import { purposeOf, tooLarge } from './upload-purpose.ts';
import { beginUpload, findUpload, finishUpload, forgetUpload } from './uploads.ts';

/** How many uploads a person may start in an hour, for each purpose. */
const begins = {
  document: { max: 60, seconds: 3600 },
  message: { max: 300, seconds: 3600 },
};
const protocol = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };
const anyId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What is known of a request that tus handles: who sends it, and what failed unexpectedly. */
interface Handled {
  readonly sender: string;
  readonly purpose: UploadPurpose;
  failure?: unknown;
}
type Requests = WeakMap<Request, Handled>;

/**
 * What is known of a request that tus handles.
 * @throws Problem not-signed-in
 */
function knownOf(requests: Requests, request: Request): Handled {
  const handled = requests.get(request);
  if (!handled) throw new Problem(coreErrors['not-signed-in']);
  return handled;
}

function createTus(platform: Platform, locker: Locker, requests: Requests): Server {
  return new Server({
    path: uploadPath,
    datastore: new PartStore(platform),
    locker,
    maxSize: Math.max(...Object.values(uploadLimits)),
    relativeLocation: true,
    allowedOrigins: [],
    // How long a request goes on writing when another of the same upload waits, in milliseconds.
    lockDrainTimeout: 500,
    namingFunction: newId,
    async onUploadCreate(request, { id, size = 0 }) {
      const { purpose, sender } = knownOf(requests, request);
      await beginUpload(platform, { id, personId: sender, purpose, size });
      return {};
    },
    onResponseError(request, error) {
      const handled = requests.get(request);
      if (handled && error instanceof Error) handled.failure = error;
      return undefined;
    },
  });
}

/** The request as tus reads it; its address is only a path. */
const asWebRequest = ({ headers, method, raw, url }: FastifyRequest): Request =>
  new Request(new URL(url, 'http://hafi'), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    ...(method === 'HEAD' ? {} : { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' }),
  });

/**
 * Checks the declared size.
 * @throws Problem upload-too-large, message-file-too-large when it is missing, not a positive integer
 * or above the limit
 */
function refuseSize({ headers }: FastifyRequest, purpose: UploadPurpose): void {
  const length = Number(headers['upload-length']);
  if (!Number.isInteger(length) || length < 1 || length > uploadLimits[purpose]) {
    throw new Problem(tooLarge[purpose]);
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
  const requests: Requests = new WeakMap();
  const locks = uploadLocks(platform.db);
  const tus = createTus(platform, locks, requests);
  const callerOf = async (request: FastifyRequest): Promise<string> => {
    refuseForeignOrigin(request, platform.origin());
    const { authorization, cookie } = request.headers;
    const principal = await authenticate({ authorization, cookie });
    if (!principal) throw new Problem(coreErrors['not-signed-in']);
    refuseOtherPerson(request, principal);
    return principal.personId;
  };
  /** Lets tus do what is asked and prepares the answer, which the caller sends. */
  const hand = async (
    request: FastifyRequest,
    reply: FastifyReply,
    known: Pick<Handled, 'sender' | 'purpose'>,
  ): Promise<void> => {
    reply.headers(protocol);
    const requested = asWebRequest(request);
    const handled: Handled = { ...known };
    requests.set(requested, handled);
    const answer = await tus.handleWeb(requested);
    if (answer.status >= 500 && handled.failure) throw handled.failure;
    const problem = await problemOfTus(answer, known.purpose);
    if (problem) throw problem;
    reply.code(answer.status).headers(Object.fromEntries(answer.headers)).headers(protocol);
  };
  /** Answers that a file has arrived completely, so that nothing need be sent again. */
  const answerComplete = (request: FastifyRequest, reply: FastifyReply, size: number) => {
    reply.headers({ ...protocol, 'upload-offset': size, 'upload-length': size });
    if (request.method === 'HEAD') return reply.send();
    throw new Problem(uploadErrors['upload-elsewhere']);
  };
  /** Finishes a file that has arrived completely, once. */
  const finish = async (id: string): Promise<void> => {
    const lock = locks.newLock(id);
    await lock.lock(new AbortController().signal, () => undefined);
    try {
      await finishUpload(platform, id);
    } finally {
      await lock.unlock();
    }
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Leaves the body as a stream for tus.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const schema = { hide: true };
    scope.post(uploadPath, { schema, config: { errors: beginErrors } }, async (request, reply) => {
      const personId = await callerOf(request);
      // Files in pieces that are joined later: an extension of tus that is not spoken here.
      if (request.headers['upload-concat'] !== undefined) {
        throw new Problem(coreErrors['unreadable-request']);
      }
      const purpose = purposeOf(request.headers['upload-metadata']);
      refuseSize(request, purpose);
      const { rateLimiter } = platform;
      await rateLimiter.take(`upload:${purpose}:${personId}`, begins[purpose]);
      await hand(request, reply, { sender: personId, purpose });
      return reply.send();
    });
    scope.route<{ Params: { id: string } }>({
      schema,
      config: { errors: continueErrors },
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${uploadPath}/:id`,
      async handler(request, reply) {
        const personId = await callerOf(request);
        const { id } = request.params;
        const upload = anyId.test(id) ? await findUpload(platform.db, personId, id) : undefined;
        if (!upload) throw new Problem(coreErrors['not-found']);
        if (request.method === 'DELETE') {
          await forgetUpload(platform, upload);
          return reply.code(204).headers(protocol).send();
        }
        // The answer to the last part was lost.
        if (upload.finishedAt) return answerComplete(request, reply, upload.size);
        const wasComplete = upload.received === upload.size;
        const known = { sender: personId, purpose: upload.purpose };
        if (!wasComplete) await hand(request, reply, known);
        const now = await findUpload(platform.db, personId, id);
        // Was whole already: a process died, or a store was away, after the last part.
        if (now?.received === upload.size) await finish(id);
        return wasComplete ? answerComplete(request, reply, upload.size) : reply.send();
      },
    });
  });
}
