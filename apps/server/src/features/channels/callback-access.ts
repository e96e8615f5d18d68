import { isInList } from '../../platform/config/address-list.ts';
import type { Config } from '../../platform/config/config.ts';
import { sameSecret } from '../../platform/secrets/secrets.ts';

/**
 * Whether a callback is the provider's. Africa's Talking does not sign, so its address holds a
 * secret, and by setting only some network addresses are admitted.
 */
export function isProvider(
  { CHANNELS_ADDRESSES, CHANNELS_SECRET }: Config,
  from: { readonly address: string; readonly secret: string },
): boolean {
  if (CHANNELS_SECRET === undefined || !sameSecret(from.secret, CHANNELS_SECRET)) return false;
  return CHANNELS_ADDRESSES === undefined || isInList(CHANNELS_ADDRESSES, from.address);
}
