import type { Caller, Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, type NameCard } from '../accounts/accounts.public.ts';
import { findAccess, may, openHealth } from '../circle/circle.public.ts';
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

/** The people whose links still work, because they may see the elder's health themselves. */
export async function sharersWithAccess(
  platform: Platform,
  elderId: string,
  people: Names,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  for (const { id, roles } of people.values()) {
    const asks = { personId: id, roles: roles as Principal['roles'] };
    const access = await findAccess(platform, asks, elderId);
    if (access && may(access, 'health:read')) open.add(id);
  }
  return open;
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
  const open = await sharersWithAccess(platform, elderId, sharers);
  const shown = shares.filter((share) => open.has(share.sharerId) && mayEndShare(access, share));
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
