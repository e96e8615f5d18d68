import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { dataTime, type PersonalData } from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteBadgesOf, findBadgesOf, lockBadge } from '../../badges/badges.public.ts';
import { closeBadge, type GiveBack } from './withdraw-badge.ts';

const idsOf = async (tx: Tx, personId: string) =>
  (await findBadgesOf(tx, personId)).map(({ id }) => id).sort();

/**
 * A person's badges as personal data. With the account, or when it passes to the owner of its
 * address, what was paid for one that is not decided about goes back, and all are deleted; the
 * payments stay.
 */
export const badgeData = (platform: Platform, giveBack: GiveBack) =>
  ({
    name: 'badges',
    async read(db: Db, personId: string) {
      return (await findBadgesOf(db, personId)).map((row) => ({
        id: row.id,
        type: row.badge,
        status: row.state,
        organisation: row.organisation,
        registration: row.registration,
        amount: row.amount,
        createdAt: dataTime(row.createdAt),
        checkedName: row.checkedName,
        validUntil: dataTime(row.until),
      }));
    },
    async lockFirst(tx: Tx, personId: string): Promise<void> {
      for (const id of await idsOf(tx, personId)) await lockBadge(tx, id);
    },
    async erase(tx: Tx, personId: string): Promise<void> {
      for (const id of await idsOf(tx, personId)) {
        const badge = await lockBadge(tx, id);
        if (badge?.state === 'reviewing') {
          await closeBadge(platform, tx, { badge, giveBack, state: 'withdrawn' });
        }
      }
      await deleteBadgesOf(tx, personId);
    },
  }) satisfies PersonalData;
