import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { tellMemberRenamed } from '../../circle/circle.public.ts';
import { lockNamesDue, updateVetting, type VettingRow } from '../vetting.repo.ts';

/** Tells those to whom somebody has promised something that the name `before` is another now. */
export type TellOthers = (
  tx: Tx,
  who: { readonly personId: string; readonly before: string },
) => Promise<void>;

/**
 * Tells those who rely on somebody of a new name that nobody has compared yet: patients with an
 * appointment, families in whose circle they work, elders to whom they have promised to come. Nothing
 * when the name was put back, or compared, meanwhile.
 */
export const tellNamesWork = (
  platform: Platform,
  tellOthers: readonly TellOthers[],
): BatchWork<VettingRow> => ({
  id: 'vetting.tell-names',
  everySeconds: 5,
  // A full diary is some hundred appointments.
  batch: 1,
  take: lockNamesDue,
  async handle(tx, rows) {
    for (const { id, personId } of rows) {
      await updateVetting(tx, id, { nameDueAt: null });
      const before = (await findPeople(tx, [personId])).get(personId)?.checkedName;
      if (!before) continue;
      for (const tell of tellOthers) await tell(tx, { personId, before });
      await tellMemberRenamed(platform, tx, { personId, before });
    }
  },
});
