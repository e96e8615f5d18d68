import { createHash } from 'node:crypto';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The first and the last byte of a part, as in Content-Range. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a Range header (RFC 9110, 14.1.2). Null for what is no single range of bytes, which may be
 * ignored; `outside` when no byte of the file is asked for.
 */
export function readRange(header: string, size: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const first = Math.max(0, size - Number(to));
    return Number(to) === 0 || size === 0 ? 'outside' : { first, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Number(to);
  if (to !== '' && last < first) return null;
  return first >= size ? 'outside' : { first, last: Math.min(last, size - 1) };
}

/**
 * The part of a file that a request asks for, with the headers that say so, so that a download that
 * broke off goes on where it was; the whole file without a Range header, or when If-Range names
 * another content than this.
 * @throws Problem range-not-satisfiable when the file ends before the part
 */
export function partRequested(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Uint8Array,
): Buffer {
  const full = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  reply.headers({ 'accept-ranges': 'bytes', etag });
  const { range, 'if-range': ifRange } = request.headers;
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return full;
  const part = readRange(range, bytes.length);
  if (part === null) return full;
  if (part === 'outside') {
    reply.removeHeader('content-disposition').header('content-range', `bytes */${bytes.length}`);
    throw new Problem(coreErrors['range-not-satisfiable']);
  }
  reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${bytes.length}`);
  return full.subarray(part.first, part.last + 1);
}
