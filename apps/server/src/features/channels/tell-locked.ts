import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { decidersOf } from '../circle/circle.public.ts';
import { tellMany } from '../notifications/notifications.public.ts';
import { lockedNotice } from './channels.messages.ts';

/** Tells the owner of a phone, and who decides for them, that wrong PINs have locked it. */
export async function tellLocked(platform: Platform, tx: Tx, elderId: string): Promise<void> {
  const elder = (await findPeople(tx, [elderId])).get(elderId)?.firstName ?? '';
  const at = platform.clock.now();
  const common = {
    type: 'family' as const,
    priority: 'high' as const,
    isSecurity: true as const,
    ...lockedNotice,
    values: { elder },
    at,
  };
  const others = (await decidersOf(tx, elderId)).map((personId) => ({
    ...common,
    personId,
    link: links.circleOf(elderId),
  }));
  const notices = [{ ...common, personId: elderId, link: links.circle }, ...others];
  await tellMany(platform, tx, { by: null, notices });
  tx.changed(
    'notifications',
    notices.map(({ personId }) => personId),
  );
}
