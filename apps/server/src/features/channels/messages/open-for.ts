import type { Platform } from '../../../platform/platform.ts';
import { findMissedSince } from '../../checkins/checkins.public.ts';
import { callsAskingPhone } from '../../emergency/emergency.public.ts';
import { callOf } from '../call-of.ts';
import { findElderOfPhone } from '../find-elder-of-phone.ts';
import type { Open } from './read-command.ts';

/** What is open for a number now, and whether its elder calls for help. */
export async function openFor(
  platform: Pick<Platform, 'clock' | 'db'>,
  phone: string,
): Promise<Open & { readonly isCalling: boolean }> {
  const elder = await findElderOfPhone(platform.db, phone);
  const asking = await callsAskingPhone(platform, phone);
  return {
    isElder: elder !== undefined,
    isCalling: elder !== undefined && (await callOf(platform, elder.id)) !== null,
    call: asking?.is ?? null,
    names: asking?.names ?? [],
    isMissed: elder !== undefined && (await findMissedSince(platform.db, elder.id)) !== null,
  };
}
