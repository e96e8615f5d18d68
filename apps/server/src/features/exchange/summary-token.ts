import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';

/** The content of a summary link. */
export interface SummaryLink {
  readonly elderId: string;
  /** Who shared it: the link works only while they may see the elder's health. */
  readonly sharerId: string;
  /** When it expires, in whole seconds. */
  readonly expiresAt: Date;
}

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A MAC: 128 bits of HMAC-SHA-256 with a key for this purpose only. */
function sealOf({ config }: Pick<Platform, 'config'>, content: Buffer): Buffer {
  const key = createHmac('sha256', config.sessionSecret).update('summary-link').digest();
  return createHmac('sha256', key).update(content).digest().subarray(0, 16);
}

/** Encodes a link as an unforgeable token for URLs; nothing is stored. */
export function writeSummaryToken(
  platform: Pick<Platform, 'config'>,
  { elderId, expiresAt, sharerId }: SummaryLink,
): string {
  const until = Buffer.alloc(6);
  until.writeUIntBE(Math.floor(expiresAt.getTime() / 1000), 0, 6);
  const content = Buffer.concat([bytesOf(elderId), bytesOf(sharerId), until]);
  return Buffer.concat([content, sealOf(platform, content)]).toString('base64url');
}

/** Decodes a token; null when it is malformed, altered or expired. */
export function readSummaryToken(
  platform: Pick<Platform, 'clock' | 'config'>,
  token: string,
): SummaryLink | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 54 || bytes.toString('base64url') !== token) return null;
  const content = bytes.subarray(0, 38);
  if (!timingSafeEqual(bytes.subarray(38), sealOf(platform, content))) return null;
  const expiresAt = new Date(content.readUIntBE(32, 6) * 1000);
  if (expiresAt <= platform.clock.now()) return null;
  const [elderId, sharerId] = [uuidOf(content.subarray(0, 16)), uuidOf(content.subarray(16, 32))];
  return { elderId, sharerId, expiresAt };
}
