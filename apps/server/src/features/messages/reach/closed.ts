import type { BlockRow } from './blocks.repo.ts';

/** Why one cannot write to somebody; null when one can. */
export type Closed = 'blocked' | 'apart' | null;

/** Why one cannot write to another, by the blocks of either. The other's block is not notified. */
export function closedBetween(
  { blocks, isTied }: { readonly blocks: readonly BlockRow[]; readonly isTied: boolean },
  personId: string,
  otherId: string,
): Closed {
  const between = blocks.filter(
    ({ blockedId, blockerId }) => blockedId === otherId || blockerId === otherId,
  );
  if (between.some(({ blockerId }) => blockerId === personId)) return 'blocked';
  return between.length > 0 || !isTied ? 'apart' : null;
}

/** The people with whom somebody does not speak: they blocked them, or were blocked. */
export const partedFrom = (blocks: readonly BlockRow[], personId: string): ReadonlySet<string> =>
  new Set(
    blocks.map(({ blockedId, blockerId }) => (blockerId === personId ? blockedId : blockerId)),
  );
