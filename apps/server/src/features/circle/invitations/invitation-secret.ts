import { createHmac, randomInt } from 'node:crypto';
import type { InvitationWay } from '@hafi/contract/circle/invitation.schemas';
import type { InvitationKey } from '@hafi/contract/circle/invitations.contract';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/secrets.ts';

type Keys = Pick<Platform, 'config'>;

/**
 * The hash of a six-digit code is keyed, because a plain hash could be reversed by trying all
 * codes.
 */
const hashCode = ({ config }: Keys, code: string): string =>
  createHmac('sha256', config.sessionSecret)
    .update(JSON.stringify(['circle-invitation', code]))
    .digest('base64url');

/** Generates the secret of an invitation, with the hash under which it is stored. */
export function makeInvitationSecret(platform: Keys, way: InvitationWay) {
  if (way !== 'code') {
    const secret = newSecret();
    return { secret, hash: hashSecret(secret) };
  }
  const secret = String(randomInt(1_000_000)).padStart(6, '0');
  return { secret, hash: hashCode(platform, secret) };
}

/** The hash of a secret that somebody presents. */
export function hashOfKey(platform: Keys, { code, token }: InvitationKey): string {
  return code === undefined ? hashSecret(token ?? '') : hashCode(platform, code);
}
