import { dayInKigali } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Cron } from '../../../platform/due/cron.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import { chainNews } from '../circle.messages.ts';
import { findLoggedElders } from './access-log.repo.ts';
import { checkFullChain } from './check-chain.ts';

/** Tells every coordinator, once a day, how many elders' logs do not fit their seal. */
async function tellCoordinators(platform: Platform, altered: number, checked: number) {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const coordinators = await findPeopleWithRole(tx, 'ADMIN');
    const notices = coordinators.map((personId) => ({
      personId,
      type: 'health' as const,
      priority: 'high' as const,
      title: chainNews.title,
      text: chainNews.altered,
      outside: chainNews.outside,
      values: { altered: String(altered), checked: String(checked) },
      at,
      link: links.admin,
      dedupeKey: `access-log-altered:${dayInKigali(at)}:${personId}`,
    }));
    await tellMany(platform, tx, { by: null, notices });
    tx.changed('notifications', coordinators);
  });
}

/**
 * Verifies every elder's access log whole, every night, whether or not anybody looks at it. A log
 * that was altered is logged as an error by its elder's id, and told to the coordinators.
 */
export const checkAccessLogs = (platform: Platform): Cron => ({
  id: 'circle.check-access-logs',
  at: { hour: 2, minute: 15 },
  async run() {
    const { db, log } = platform;
    const elders = await findLoggedElders(db);
    const altered: string[] = [];
    for (const elderId of elders) {
      if (!(await checkFullChain(platform, elderId))) altered.push(elderId);
    }
    for (const elderId of altered) log.error({ elderId }, 'an access log was altered');
    log.info({ checked: elders.length, altered: altered.length }, 'access logs checked');
    if (altered.length > 0) await tellCoordinators(platform, altered.length, elders.length);
  },
});
