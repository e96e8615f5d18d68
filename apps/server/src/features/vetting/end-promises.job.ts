import type { LeasedWork } from '../../platform/due/due-work.ts';
import type { Platform } from '../../platform/platform.ts';
import { leasePromises, promisesEnded, type VettingRow } from './vetting.repo.ts';

/** Ends, in transactions of its own, what a person had promised in their role; idempotent. */
export type EndPromises = (personId: string) => Promise<void>;

/**
 * Ends what people had promised whose confirmation was ended: appointments of doctors are cancelled,
 * free for the patients, and requests that volunteers had taken are open again.
 */
export const endPromisesWork = (
  { db }: Platform,
  ends: readonly EndPromises[],
): LeasedWork<VettingRow> => ({
  id: 'vetting.end-promises',
  everySeconds: 5,
  together: 2,
  // A full diary is some hundred appointments.
  leaseSeconds: 300,
  take: leasePromises,
  async handle({ id, personId }, until) {
    for (const end of ends) await end(personId);
    await promisesEnded(db, id, until);
  },
});
