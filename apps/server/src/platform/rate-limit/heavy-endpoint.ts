import type { Endpoint } from '@hafi/contract/core/endpoint';
import type { Platform } from '../platform.ts';
import { heavyRead } from './heavy-read.ts';

/**
 * Answers an endpoint; one that the contract calls heavy is counted by the hour and run few at once, by
 * person, or by network address for who is not signed in.
 * @throws Problem too-many-requests
 */
export function limitHeavy<T>(
  platform: Pick<Platform, 'rateLimiter'>,
  { heavy, method, path }: Endpoint,
  { address, principal }: { address: string; principal: { personId: string } | null },
  answer: () => Promise<T>,
): Promise<T> {
  if (!heavy) return answer();
  const whose = principal?.personId ?? address;
  return heavyRead(platform, whose, async () => {
    const allowance = { max: heavy.perHour, seconds: 3600 };
    await platform.rateLimiter.take(`heavy:${method} ${path}:${whose}`, allowance);
    return answer();
  });
}
