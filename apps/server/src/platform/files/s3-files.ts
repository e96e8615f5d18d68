import type { S3Settings } from '../config/s3-settings.ts';
import { type Files, folderOf } from './files.ts';
import { FilesAway } from './files-away.ts';
import { sha256, signS3 } from './sign-s3.ts';

/** The longest that one request may take, in milliseconds; files have at most 10 MB. */
const requestMs = 15_000;
/** Every request may be sent twice, since it changes nothing more the second time. */
const attempts = 2;

/** Kept with each object: what S3 keeps of a hash by itself differs between providers. */
const hashHeader = 'x-amz-meta-sha256';

type Method = 'DELETE' | 'GET' | 'HEAD' | 'PUT';

/** A file does not have the bytes that were stored. */
class FileAltered extends Error {
  override readonly name = 'FileAltered';
}

/**
 * Files in a bucket of an S3-compatible store, addressed by path (`<endpoint>/<bucket>/<key>`).
 * Every body is signed by its hash, so that it cannot be altered on its way, and every file that is
 * read is compared with the hash that was stored with it.
 */
export function s3Files(settings: S3Settings): Files {
  const root = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`;

  const send = async (method: Method, address: string, bytes?: Uint8Array): Promise<Response> => {
    const url = new URL(address);
    const bodyHash = sha256(bytes ?? '');
    const headers = signS3(
      settings,
      { method, url, bodyHash, headers: bytes ? { [hashHeader]: bodyHash } : {} },
      // By the machine's own clock: the store compares it with its own.
      new Date(),
    );
    return fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(requestMs),
      ...(bytes ? { body: new Uint8Array(bytes) } : {}),
    });
  };

  const ask = async (method: Method, url: string, bytes?: Uint8Array): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const last = attempt >= attempts;
      try {
        const answer = await send(method, url, bytes);
        if (answer.status < 500 || last) return answer;
        await answer.body?.cancel();
      } catch (error) {
        if (last) throw new FilesAway(networkCode(error), error);
      }
    }
  };

  const urlOf = (id: string) => `${root}/${folderOf(id)}/${id}`;

  return {
    location: `s3:${root}`,
    async put(id, bytes) {
      await done(await ask('PUT', urlOf(id), bytes));
    },
    async get(id) {
      const answer = await ask('GET', urlOf(id));
      if (answer.status === 404 && (await answer.text()).includes('NoSuchKey')) return null;
      refuse(answer);
      const bytes = new Uint8Array(await readBody(answer));
      const stored = answer.headers.get(hashHeader);
      if (stored && stored !== sha256(bytes)) throw new FileAltered('a stored file was altered');
      return bytes;
    },
    async remove(id) {
      await done(await ask('DELETE', urlOf(id)));
    },
    async check() {
      await done(await ask('HEAD', root));
    },
  };
}

/** @throws FilesAway unless the answer is a success */
function refuse(answer: Response): void {
  if (!answer.ok) throw new FilesAway(`s3-${answer.status}`);
}

async function done(answer: Response): Promise<void> {
  await answer.body?.cancel();
  refuse(answer);
}

async function readBody(answer: Response): Promise<ArrayBuffer> {
  try {
    return await answer.arrayBuffer();
  } catch (error) {
    throw new FilesAway(networkCode(error), error);
  }
}

/** `ECONNREFUSED`, `TimeoutError` and the like. */
function networkCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
