import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Who may sign, and where. */
export interface S3Keys {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request as it arrived. */
export interface SignedRequest {
  readonly method: string;
  /** The path with its query, as on the request line. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
}

/** S3 refuses requests that are older or newer than this, in milliseconds. */
const skewMs = 15 * 60_000;

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([^/,\s]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const hex = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** RFC 3986, as "AWS Signature Version 4, create a canonical request" asks for. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function canonicalRequest({ headers, method, target }: SignedRequest, signed: readonly string[]) {
  const [path = '/', query = ''] = target.split('?');
  const pairs = [...new URLSearchParams(query)].map(([k, v]) => `${encode(k)}=${encode(v)}`);
  return [
    method,
    path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    pairs.sort().join('&'),
    ...signed.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    ),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
}

/** `20261123T060000Z` as an instant. */
const instantOf = (date: string) =>
  Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Checks a request by AWS Signature Version 4 as S3 does: the key, the date, that host, date and the
 * body's hash are signed, the signature, and that the body has this hash. Returns S3's error code, or
 * null.
 */
export function refusalOf(request: SignedRequest, keys: S3Keys): string | null {
  const { body, headers } = request;
  const parts = authorization.exec(headers.authorization ?? '');
  const date = String(headers['x-amz-date'] ?? '');
  if (!parts || !date) return 'AccessDenied';
  const [, keyId = '', day = '', region = '', names = '', signature = ''] = parts;
  if (keyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region || !date.startsWith(day)) return 'AuthorizationHeaderMalformed';
  if (!(Math.abs(Date.now() - instantOf(date)) < skewMs)) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  const amz = Object.keys(headers).filter((name) => name.startsWith('x-amz-'));
  if (![...needed, ...amz].every((name) => signed.includes(name))) return 'AccessDenied';
  const toSign = [
    'AWS4-HMAC-SHA256',
    date,
    `${day}/${region}/s3/aws4_request`,
    hex(canonicalRequest(request, signed)),
  ].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  const matches = timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
  if (!matches) return 'SignatureDoesNotMatch';
  const said = headers['x-amz-content-sha256'];
  return said === 'UNSIGNED-PAYLOAD' || said === hex(body) ? null : 'XAmzContentSHA256Mismatch';
}
