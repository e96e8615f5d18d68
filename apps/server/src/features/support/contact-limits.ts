import { createHmac } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import type { Allowance } from '../../platform/rate-limit/rate-limit.ts';

const hour = 3600;

/** How often one may write; a village may stand behind one carrier's address. */
export const contactAllowances = {
  'contact-email': { max: 5, seconds: hour },
  'contact-address': { max: 60, seconds: hour },
} as const satisfies Record<string, Allowance>;

/** A keyed hash: the tables must not become a list of addresses. */
export function contactHash({ config }: Pick<Platform, 'config'>, ...parts: unknown[]): string {
  return createHmac('sha256', config.sessionSecret)
    .update(JSON.stringify(['contact', ...parts]))
    .digest('base64url');
}

/**
 * Counts one message of a network address and an e-mail address.
 * @throws Problem too-many-requests
 */
export async function countMessage(
  platform: Platform,
  from: { address: string; email: string },
): Promise<void> {
  const counted = [
    ['contact-address', from.address],
    ['contact-email', from.email],
  ] as const;
  for (const [kind, whom] of counted) {
    const key = `${kind}:${contactHash(platform, kind, whom)}`;
    await platform.rateLimiter.take(key, contactAllowances[kind]);
  }
}
