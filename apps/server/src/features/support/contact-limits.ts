import { createHmac } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import type { Allowance } from '../../platform/rate-limit/rate-limit.ts';

const hour = 3600;

/** Rate limits. Generous per address, because a whole village may share one carrier's address. */
export const contactAllowances = {
  'contact-email': { max: 5, seconds: hour },
  'contact-address': { max: 60, seconds: hour },
} as const satisfies Record<string, Allowance>;

/** A keyed hash, so that the tables do not become a list of addresses. */
export function contactHash({ config }: Pick<Platform, 'config'>, ...parts: unknown[]): string {
  return createHmac('sha256', config.sessionSecret)
    .update(JSON.stringify(['contact', ...parts]))
    .digest('base64url');
}

/**
 * Counts one message per network address and e-mail address.
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
