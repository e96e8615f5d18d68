import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';

/** What a link to a summary says. */
export interface SummaryLink {
  readonly elderId: string;
  /** Who gave it away: it opens as long as they may see the elder's health. */
  readonly sharerId: string;
  /** From then on it opens nothing. Whole seconds. */
  readonly expiresAt: Date;
}

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** 128 bits of HMAC-SHA-256 with a key for this one purpose. */
function sealOf({ config }: Pick<Platform, 'config'>, content: Buffer): Buffer {
  const key = createHmac('sha256', config.sessionSecret).update('summary-link').digest();
  return createHmac('sha256', key).update(content).digest().subarray(0, 16);
}

/** Writes a link as an unguessable word for addresses; nothing of it is stored. */
export function writeSummaryToken(
  platform: Pick<Platform, 'config'>,
  { elderId, expiresAt, sharerId }: SummaryLink,
): string {
  const until = Buffer.alloc(6);
  until.writeUIntBE(Math.floor(expiresAt.getTime() / 1000), 0, 6);
  const content = Buffer.concat([bytesOf(elderId), bytesOf(sharerId), until]);
  return Buffer.concat([content, sealOf(platform, content)]).toString('base64url');
}

/** Reads a token of ours; null when it is none, was changed, or is over. */
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
