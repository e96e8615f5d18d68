import { namedContact } from '@hafi/contract/emergency/call-order.contract';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { circleWith } from '../circle/circle.public.ts';
import { type Asking, requireDecider } from './emergency-settings.ts';
import { putCallOrder } from './settings.repo.ts';

/** By whom an order knows somebody: their account, or the named contact without one. */
export const orderKeyOf = (personId: string | null): string => personId ?? namedContact;

/** As was decided; who was not put in order follows as before. */
export function asDecided<T>(
  people: readonly T[],
  order: readonly string[] | undefined,
  keyOf: (one: T) => string,
): T[] {
  const rank = (one: T) => {
    const at = order?.indexOf(keyOf(one)) ?? -1;
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  return people.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? 0 : first - second;
  });
}

/**
 * Sets the order in which to call the people of an elder.
 * @throws Problem not-found for everybody but the elder and who decides for them
 */
export async function orderPeopleToCall(
  platform: Platform,
  caller: Asking,
  elderId: string,
  people: readonly string[],
): Promise<void> {
  await requireDecider(platform, caller, elderId);
  await inTransaction(platform, async (tx) => {
    await putCallOrder(tx, elderId, [...new Set(people)], platform.clock.now());
    tx.changed('emergencies', [elderId, ...(await circleWith(tx, elderId, 'alerts:receive'))]);
  });
}
