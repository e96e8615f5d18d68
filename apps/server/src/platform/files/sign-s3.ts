import { createHash, createHmac } from 'node:crypto';

/** Who signs, and for which region. */
export interface S3Signer {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request to sign. Its path consists of characters that need no encoding, and it has no query. */
export interface S3Request {
  readonly method: string;
  readonly url: URL;
  /** Names in lower case. All of them are signed. */
  readonly headers: Readonly<Record<string, string>>;
  /** Hex SHA-256 of the body. */
  readonly bodyHash: string;
}

/** Hex SHA-256. */
export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/**
 * The headers of a request with its signature, without the host, which every client sends: AWS Signature Version 4 in the Authorization header
 * (docs.aws.amazon.com, Amazon S3 API Reference, "Authenticating requests").
 */
export function signS3(
  { accessKeyId, region, secretAccessKey }: S3Signer,
  { bodyHash, headers, method, url }: S3Request,
  now: Date,
): Record<string, string> {
  const date = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': date,
  };
  const names = Object.keys(all).sort();
  const canonical = [
    method,
    url.pathname,
    '',
    ...names.map((name) => `${name}:${all[name]}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const scope = [date.slice(0, 8), region, 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const signature = hmac(key as Buffer, toSign).toString('hex');
  const credential = `${accessKeyId}/${scope.join('/')}`;
  const { host: _, ...sent } = all;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}
