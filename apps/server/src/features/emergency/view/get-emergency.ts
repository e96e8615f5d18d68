import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { markSeen } from '../course/respond.ts';
import type { Showing } from './handover-card.ts';
import { enterEmergency } from './reader.ts';
import { showEmergency } from './show-emergency.ts';

type Reading = Pick<Principal, 'personId' | 'roles'>;

/**
 * One emergency as the caller may know it. For whoever was asked to help, it counts as seen.
 * @throws Problem not-found
 */
export async function getEmergency(
  platform: Platform,
  caller: Reading,
  id: string,
  showing: Showing,
): Promise<EmergencyView> {
  const { own, part, row } = await enterEmergency(platform, caller, id);
  if (own && part.helps) await markSeen(platform, row, own);
  return showAgain(platform, caller, id, showing);
}

/**
 * One emergency as it stands now, after the caller has acted.
 * @throws Problem not-found
 */
export async function showAgain(
  platform: Platform,
  caller: Reading,
  id: string,
  showing: Showing,
): Promise<EmergencyView> {
  return showEmergency(platform, await enterEmergency(platform, caller, id), showing);
}
