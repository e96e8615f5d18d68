import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusalOf, type S3Keys } from './verify-signature.ts';

/** The server of one bucket; it forgets everything when it closes. */
export interface S3Server {
  /** `http://127.0.0.1:<port>`. */
  readonly endpoint: string;
  /** The bytes by key. */
  readonly objects: Map<string, Uint8Array>;
  /** `down` answers 503 SlowDown, `silent` never answers. */
  behave(how: 'down' | 'silent' | 'well'): void;
  close(): Promise<void>;
}

interface Stored {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

const statusOf: Readonly<Record<string, number>> = {
  AuthorizationHeaderMalformed: 400,
  InvalidRange: 416,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  SlowDown: 503,
  XAmzContentSHA256Mismatch: 400,
};

/** Answers an error as S3 does: XML with a code, nothing for HEAD. */
function refuse(answer: ServerResponse, code: string, method = 'GET'): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
  answer.writeHead(statusOf[code] ?? 403, { 'content-type': 'application/xml' });
  answer.end(method === 'HEAD' ? undefined : body);
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The headers that S3 keeps with an object: its type and what was said about it. */
const keptHeaders = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers)
      .filter(([name]) => name === 'content-type' || name.startsWith('x-amz-meta-'))
      .map(([name, value]) => [name, String(value)]),
  );

function sendObject(request: IncomingMessage, answer: ServerResponse, { bytes, headers }: Stored) {
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const from = Number(range?.[1] ?? 0);
  const to = range?.[2] ? Math.min(Number(range[2]), bytes.length - 1) : bytes.length - 1;
  if (range && from > to) return refuse(answer, 'InvalidRange');
  const part = bytes.subarray(from, to + 1);
  answer.writeHead(range ? 206 : 200, {
    ...headers,
    etag,
    'content-length': part.length,
    ...(range ? { 'content-range': `bytes ${from}-${to}/${bytes.length}` } : {}),
  });
  answer.end(request.method === 'HEAD' ? undefined : part);
}

/**
 * Starts an S3 server with one bucket, which verifies the signature of every request. It speaks what
 * a store of files needs (HeadBucket, PutObject, GetObject with ranges, HeadObject, DeleteObject),
 * with path-style addresses.
 */
export async function startS3Server(settings: S3Keys & { bucket: string }): Promise<S3Server> {
  const stored = new Map<string, Stored>();
  const objects = new Map<string, Uint8Array>();
  let behaviour: 'down' | 'silent' | 'well' = 'well';

  const handle = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { method = 'GET', url: target = '/' } = request;
    const body = await bodyOf(request);
    if (behaviour === 'silent') return;
    if (behaviour === 'down') return refuse(answer, 'SlowDown', method);
    const refused = refusalOf({ method, target, headers: request.headers, body }, settings);
    if (refused) return refuse(answer, refused, method);
    const [, bucket, ...rest] = decodeURIComponent(target.split('?')[0] ?? '').split('/');
    if (bucket !== settings.bucket) return refuse(answer, 'NoSuchBucket', method);
    const key = rest.join('/');
    if (method === 'PUT' && key) {
      stored.set(key, { bytes: body, headers: keptHeaders(request) });
      objects.set(key, body);
      answer.writeHead(200).end();
    } else if (method === 'DELETE' && key) {
      stored.delete(key);
      objects.delete(key);
      answer.writeHead(204).end();
    } else if (method === 'HEAD' && !key) {
      answer.writeHead(200).end();
    } else if (method === 'GET' || method === 'HEAD') {
      const found = stored.get(key);
      if (!found) return refuse(answer, 'NoSuchKey', method);
      sendObject(request, answer, { ...found, bytes: objects.get(key) ?? found.bytes });
    } else refuse(answer, 'MethodNotAllowed', method);
  };

  const server = createServer((request, answer) => {
    handle(request, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    behave(how) {
      behaviour = how;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
