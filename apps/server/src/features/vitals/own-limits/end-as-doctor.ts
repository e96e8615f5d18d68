import { links } from '@hafi/contract/core/links';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { circleWith, limitsLapsed, tellReaders } from '../../circle/circle.public.ts';
import { endLimits, findLimitsSetBy } from './own-limits.repo.ts';

/**
 * The own limits that a doctor has set. They end when a coordinator no longer confirms the doctor:
 * chosen by somebody who is no doctor, they hide what is dangerous. The circle is notified, so that a
 * doctor who treats the elder sets them again where they were right.
 */
export const limitsOfDoctor = (platform: Platform) => ({
  find: async (db: Db, personId: string) =>
    (await findLimitsSetBy(db, personId)).map(({ elderId: to, id }) => ({
      id,
      kind: 'limits' as const,
      to,
    })),
  async end(personId: string): Promise<void> {
    for (const { elderId, kind } of await findLimitsSetBy(platform.db, personId)) {
      await inTransaction(platform, async (tx) => {
        const end = { endedAt: platform.clock.now(), endedBy: null, endReason: null };
        if (!(await endLimits(tx, { elderId, kind, setBy: personId }, end))) return;
        await tellReaders(platform, tx, {
          elderId,
          personId,
          text: limitsLapsed,
          priority: 'high',
          link: links.vitals(elderId),
        });
        tx.changed('vitals', [elderId, ...(await circleWith(tx, elderId, 'health:read'))]);
      });
    }
  },
});
