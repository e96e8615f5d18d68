import { instantAt } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { type Notice, tellMany } from '../../notifications/notifications.public.ts';

/** What is to be notified of the providers' lists. */
type ListNotice = Pick<Notice, 'priority' | 'text' | 'title'> & {
  /** How many days or differences. */
  readonly count: number;
  /** The day of Kigali, or the last of several. */
  readonly day: string;
  /** Told once for each coordinator. */
  readonly dedupeKey: string;
};

/** Tells the coordinators of providers' lists, with the way to them. */
export async function tellOfLists(
  platform: Platform,
  tx: Tx,
  { count, day, dedupeKey, ...words }: ListNotice,
): Promise<void> {
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  await tellMany(platform, tx, {
    by: null,
    notices: coordinators.map((personId) => ({
      ...words,
      personId,
      type: 'appointment' as const,
      values: { count: String(count), date: { date: instantAt(day, '12:00').toISOString() } },
      link: links.adminProviders,
      at: platform.clock.now(),
      dedupeKey: `${dedupeKey}:${personId}`,
    })),
  });
  tx.changed(['payments', 'notifications'], coordinators);
}
