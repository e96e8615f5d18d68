import { hourInMs } from '@hafi/base/time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import { documentLimits } from '@hafi/contract/documents/document-kinds';
import { documentErrors } from '@hafi/contract/documents/documents.errors';
import type { Caller, Principal } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { type FileAnswer, readFileOf } from '../../platform/uploads/file-answer.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findLastingAccess, logLinkAccess, requireAccess } from '../circle/circle.public.ts';
import { announceRecord } from '../record/record.public.ts';
import { mayEndShare } from './documents.policy.ts';
import {
  countForSharing,
  countOpen,
  findDocument,
  findShare,
  findShareByToken,
  insertShare,
  markShareEnded,
} from './documents.repo.ts';
import { showShare } from './list-documents.ts';
import type { Named } from './open-document.ts';

/**
 * Creates a share link. Only its hash is stored, so the link is returned only once.
 * @throws Problem not-found for anyone who may not see the document, shares-full
 */
export async function shareDocument(
  platform: Platform,
  caller: Caller,
  { documentId, elderId, hours }: Named & { readonly hours: number },
) {
  const { clock, db } = platform;
  const { personId } = caller;
  await requireAccess(platform, caller, elderId, 'health:read');
  const document = await findDocument(db, elderId, documentId);
  if (!document) throw new Problem(coreErrors['not-found']);
  const token = newSecret();
  const now = clock.now();
  const share = {
    id: newId(),
    documentId: document.id,
    sharerId: personId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * hourInMs),
    endedAt: null,
    tokenHash: hashSecret(token),
    opens: 0,
    lastOpenedAt: null,
  };
  await inTransaction(platform, async (tx) => {
    if ((await countForSharing(tx, document.id, now)) >= documentLimits.shares) {
      throw new Problem(documentErrors['shares-full']);
    }
    await insertShare(tx, share);
    await announceRecord(tx, elderId, 'documents');
  });
  const names = await findPeople(db, [personId]);
  return {
    ...showShare(share, names),
    link: `${platform.origin()}${links.sharedDocumentBy(token)}`,
  };
}

/**
 * Revokes a link at once.
 * @throws Problem not-found for anyone who may not see the elder's health, or who neither created
 * the link nor decides
 */
export async function endShare(
  platform: Platform,
  caller: Caller,
  { elderId, shareId }: { readonly elderId: string; readonly shareId: string },
): Promise<void> {
  const { clock, db } = platform;
  const access = await requireAccess(platform, caller, elderId, 'health:read');
  const found = await findShare(db, shareId, clock.now());
  const isHere = found?.document.elderId === elderId && mayEndShare(access, found.share);
  if (!found || !isHere) throw new Problem(coreErrors['not-found']);
  await inTransaction(platform, async (tx) => {
    await markShareEnded(tx, found.share.id, clock.now());
    await announceRecord(tx, elderId, 'documents');
  });
}

/**
 * Resolves a link, as long as its sharer has been allowed to see the document all the time since.
 * @throws Problem share-over
 */
async function enterShare(platform: Platform, token: string) {
  const { clock, db } = platform;
  const found = await findShareByToken(db, hashSecret(token), clock.now());
  const sharerId = found?.share.sharerId ?? '';
  const sharer = found && (await findPeople(db, [sharerId])).get(sharerId);
  if (!sharer) throw new Problem(documentErrors['share-over']);
  const caller = { personId: sharer.id, roles: sharer.roles as Principal['roles'] };
  const { elderId } = found.document;
  const access = await findLastingAccess(platform, caller, elderId, found.share.createdAt);
  if (!access) throw new Problem(documentErrors['share-over']);
  return { ...found, access, sharer };
}

/** What a link opens. This preview does not count as viewing the document. */
export async function previewShare(platform: Platform, token: string) {
  const { document, share, sharer } = await enterShare(platform, token);
  const { kind, mediaType, size, title } = document;
  const expiresAt = share.expiresAt.toISOString();
  return { title, kind, mediaType, size, sharedBy: sharer.name, expiresAt };
}

/** The document behind a link. Counts the opening and writes the elder's access log. */
export async function openShare(platform: Platform, token: string): Promise<FileAnswer> {
  const { access, document, share } = await enterShare(platform, token);
  const file = await readFileOf(platform.files, document);
  await logLinkAccess(platform, access, 'documents');
  await inTransaction(platform, (tx) => countOpen(tx, share.id, platform.clock.now()));
  return file;
}
