import type { LeasedWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { leasePromises, promisesEnded, type VettingRow } from '../vetting.repo.ts';
import type { PromiseSource } from './read-promises.ts';

/**
 * Ends what people had promised whose confirmation was ended: appointments of doctors are cancelled,
 * free for the patients, and requests that volunteers had taken are open again.
 */
export const endPromisesWork = (
  { db }: Platform,
  sources: readonly PromiseSource[],
): LeasedWork<VettingRow> => ({
  id: 'vetting.end-promises',
  everySeconds: 5,
  together: 2,
  // A full diary is some hundred appointments.
  leaseSeconds: 300,
  take: leasePromises,
  async handle({ id, personId }, until) {
    for (const { end } of sources) await end(personId);
    await promisesEnded(db, id, until);
  },
});
