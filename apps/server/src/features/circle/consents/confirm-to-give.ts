import type { Permission } from '@hafi/contract/circle/circle-terms';
import { weightyPermissions } from '@hafi/contract/circle/weighty-permissions';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireConfirmed } from '../../accounts/accounts.public.ts';

/**
 * Requires that whoever gives weighty permissions has confirmed just now who they are: what a stolen
 * session gives away lasts longer than the session.
 * @throws Problem confirm-first
 */
export async function confirmToGive(
  platform: Pick<Platform, 'clock' | 'db'>,
  giver: Principal,
  permissions: readonly Permission[],
): Promise<void> {
  if (permissions.some((each) => weightyPermissions.includes(each))) {
    await requireConfirmed(platform, giver);
  }
}
