import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { openHealth } from '../../circle/circle.public.ts';
import { type Wanted, writeSummary } from './write-summary.ts';

/**
 * The clinic summary as PDF, for who may read the elder's health.
 * @throws Problem not-found for everybody else
 */
export async function getSummary(
  platform: Platform,
  caller: Principal,
  elderId: string,
  wanted: Wanted,
): Promise<Uint8Array> {
  await openHealth(platform, caller, elderId, 'summary');
  const reader = (await findPeople(platform.db, [caller.personId])).get(caller.personId);
  return writeSummary(platform, elderId, wanted, { by: reader?.name ?? '', shared: null });
}
