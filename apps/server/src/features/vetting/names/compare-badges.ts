import type { Tx } from '../../../platform/db/tx.ts';
import { findValid, isOfName, updateBadge } from '../../badges/badges.public.ts';

/** Records that the papers of all badges of a person that are valid were compared with the name they have now. */
export async function compareBadges(
  tx: Tx,
  { name, now, personId }: { readonly personId: string; readonly name: string; readonly now: Date },
): Promise<void> {
  const rows = (await findValid(tx, [personId], now)).filter((row) => !isOfName(row, name));
  for (const { id } of rows.toSorted((one, two) => one.id.localeCompare(two.id))) {
    await updateBadge(tx, id, { checkedName: name });
  }
}
