import type { Caller, Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, type NameCard } from '../accounts/accounts.public.ts';
import { findLastingAccess, may, openHealth } from '../circle/circle.public.ts';
import { mayEndShare, mayRemoveDocument } from './documents.policy.ts';
import { findDocuments, findOpenShares, type ShareRow } from './documents.repo.ts';

type Names = ReadonlyMap<string, NameCard>;

const nameOf = (names: Names, id: string) => names.get(id)?.name || null;

/** A link as in the contract. */
export const showShare = (share: ShareRow, names: Names) => ({
  id: share.id,
  sharedBy: nameOf(names, share.sharerId),
  createdAt: share.createdAt.toISOString(),
  expiresAt: share.expiresAt.toISOString(),
  opens: share.opens,
  lastOpenedAt: share.lastOpenedAt?.toISOString() ?? null,
});

/** The links that still work, because those who made them may see the elder's health all along. */
async function workingShares(
  platform: Platform,
  elderId: string,
  shares: readonly ShareRow[],
  people: Names,
): Promise<ShareRow[]> {
  const working: ShareRow[] = [];
  for (const share of shares) {
    const sharer = people.get(share.sharerId);
    if (!sharer) continue;
    const asks = { personId: sharer.id, roles: sharer.roles as Principal['roles'] };
    if (await findLastingAccess(platform, asks, elderId, share.createdAt)) working.push(share);
  }
  return working;
}

/**
 * An elder's documents, for readers of the elder's health.
 * @throws Problem not-found for everybody else
 */
export async function listDocuments(platform: Platform, caller: Caller, elderId: string) {
  const { clock, db } = platform;
  const access = await openHealth(platform, caller, elderId, 'documents');
  const rows = await findDocuments(db, elderId);
  const ids = rows.map(({ id }) => id);
  const shares = await findOpenShares(db, ids, clock.now());
  const names = await findPeople(db, [...new Set(rows.map(({ addedBy }) => addedBy))]);
  const sharers = await findPeople(db, [...new Set(shares.map(({ sharerId }) => sharerId))]);
  const mine = shares.filter((share) => mayEndShare(access, share));
  const shown = await workingShares(platform, elderId, mine, sharers);
  return {
    documents: rows.map((row) => ({
      id: row.id,
      title: row.title,
      kind: row.kind,
      date: row.date,
      size: row.size,
      mediaType: row.mediaType,
      addedBy: nameOf(names, row.addedBy),
      addedAt: row.addedAt.toISOString(),
      mayRemove: mayRemoveDocument(access, row),
      shares: shown
        .filter(({ documentId }) => documentId === row.id)
        .map((share) => showShare(share, sharers)),
    })),
    mayAdd: may(access, 'health:write'),
  };
}
