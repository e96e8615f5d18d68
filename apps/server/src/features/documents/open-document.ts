import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { type FileAnswer, readFileOf } from '../../platform/uploads/file-answer.ts';
import { removeTaken } from '../../platform/uploads/uploads.ts';
import { openHealth, requireAccess } from '../circle/circle.public.ts';
import { forgetActivity } from '../notifications/notifications.public.ts';
import { announceRecord } from '../record/record.public.ts';
import { mayRemoveDocument } from './documents.policy.ts';
import { findDocument, markRemoved } from './documents.repo.ts';

/** A document of an elder. */
export interface Named {
  readonly elderId: string;
  readonly documentId: string;
}

/**
 * The file of a document. Writes the access log, even for a document that does not exist.
 * @throws Problem not-found for anyone who may not read the elder's health, or without such a
 * document
 */
export async function getDocumentFile(
  platform: Platform,
  caller: Caller,
  { documentId, elderId }: Named,
): Promise<FileAnswer> {
  await openHealth(platform, caller, elderId, 'documents');
  const document = await findDocument(platform.db, elderId, documentId);
  if (!document) throw new Problem(coreErrors['not-found']);
  return readFileOf(platform.files, document);
}

/**
 * Deletes the file of a document for good; its row stays.
 * @throws Problem not-found for anyone who may not see it, not-allowed for anyone who neither
 * added it nor decides
 */
export async function removeDocument(
  platform: Platform,
  caller: Caller,
  { documentId, elderId }: Named,
): Promise<void> {
  const { clock, db } = platform;
  const access = await requireAccess(platform, caller, elderId, 'health:read');
  const document = await findDocument(db, elderId, documentId);
  if (!document) throw new Problem(coreErrors['not-found']);
  if (!mayRemoveDocument(access, document)) throw new Problem(coreErrors['not-allowed']);
  await inTransaction(platform, async (tx) => {
    await markRemoved(tx, document.id, { personId: caller.personId, at: clock.now() });
    await forgetActivity(tx, { about: elderId, kind: 'document', ref: document.id });
    await removeTaken(platform, tx, [document.id]);
    await announceRecord(tx, elderId, 'documents');
  });
}
