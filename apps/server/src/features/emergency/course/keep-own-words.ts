import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceEmergencies } from './announce.ts';
import { insertEvents } from './events.repo.ts';
import { openEmergency } from './move.ts';

/**
 * Keeps what an elder wrote whose call goes on, for everybody who sees it.
 * @throws Problem not-found
 */
export async function keepOwnWords(
  platform: Platform,
  { elderId, id, words }: { readonly elderId: string; readonly id: string; readonly words: string },
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const row = await openEmergency(tx, id);
    await insertEvents(tx, [{ emergencyId: id, actorId: elderId, step: 'wrote', at, note: words }]);
    await announceEmergencies(tx, [row]);
  });
}
