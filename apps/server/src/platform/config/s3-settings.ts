import { ConfigError } from './config-error.ts';

/** An S3-compatible store of files. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type Given = { readonly [N in (typeof names)[number]]?: string | undefined } & {
  readonly S3_REGION: string;
};

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The store that the settings name; undefined without any.
 * @throws ConfigError when only some are set, or people's files would travel unencrypted
 */
export function readS3Settings(given: Given): S3Settings | undefined {
  const { S3_ACCESS_KEY_ID, S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_SECRET_ACCESS_KEY } = given;
  if (names.every((name) => given[name] === undefined)) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(`${names.join(', ')} belong together.`);
  }
  const { hostname, protocol } = new URL(S3_ENDPOINT);
  if (protocol !== 'https:' && !loopback.test(hostname)) {
    throw new ConfigError(
      'S3_ENDPOINT must begin with https:// unless it is this machine: the files hold health data.',
    );
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
