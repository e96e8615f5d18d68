import type { Role } from '@hafi/contract/accounts/roles';
import { Problem } from '@hafi/contract/core/problem';
import { vettingErrors } from '@hafi/contract/vetting/vetting.errors';
import type { Platform } from '../../platform/platform.ts';
import { changeOwnRole } from '../accounts/accounts.public.ts';
import { doctorOfPerson } from '../doctors/doctors.public.ts';
import type { Vetted } from './own-vetting.ts';
import { type PromiseSource, readPromises } from './promises/read-promises.ts';
import { findVettingOf } from './vetting.repo.ts';

/**
 * Leaves a role that somebody chose by mistake, as long as nothing depends on it: no profile, no
 * papers, nothing promised.
 * @throws Problem role-in-use
 */
export async function leaveRole(
  platform: Platform,
  { personId }: Vetted,
  { promises, role }: { readonly role: Role; readonly promises: readonly PromiseSource[] },
): Promise<void> {
  const now = platform.clock.now();
  const isLeft = await changeOwnRole(platform, { personId, role }, async (tx) => {
    if (await findVettingOf(tx, personId)) return false;
    if (await doctorOfPerson(tx, personId)) return false;
    return (await readPromises(tx, promises, { personId, now })).lines.length === 0;
  });
  if (!isLeft) throw new Problem(vettingErrors['role-in-use']);
}
