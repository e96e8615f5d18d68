import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type {
  getDocumentFile as fileEndpoint,
  removeDocument as removeEndpoint,
} from '@hafi/contract/documents/documents.contract';
import type { Call } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { type FileAnswer, readFileOf } from '../../platform/uploads/file-answer.ts';
import { removeTaken } from '../../platform/uploads/uploads.ts';
import { openHealth, requireAccess } from '../circle/circle.public.ts';
import { announceRecord } from '../record/record.public.ts';
import { mayRemoveDocument } from './documents.policy.ts';
import { findDocument, inTransaction, markRemoved } from './documents.repo.ts';

/**
 * The document itself. The look is written down, also of a document that is not there.
 * @throws Problem not-found for whom may not read the elder's health, or without such a document
 */
export async function getDocumentFile(
  platform: Platform,
  { params, principal }: Call<typeof fileEndpoint>,
): Promise<FileAnswer> {
  await openHealth(platform, principal, params.id, 'documents');
  const document = await findDocument(platform.db, params.id, params.documentId);
  if (!document) throw new Problem(coreErrors['not-found']);
  return readFileOf(platform.files, document);
}

/**
 * Deletes a document for good; a line that there was one stays.
 * @throws Problem not-found for whom may not see it, not-allowed for who neither added it nor decides
 */
export async function removeDocument(
  platform: Platform,
  { params, principal }: Call<typeof removeEndpoint>,
): Promise<void> {
  const { clock, db, files } = platform;
  const access = await requireAccess(platform, principal, params.id, 'health:read');
  const document = await findDocument(db, params.id, params.documentId);
  if (!document) throw new Problem(coreErrors['not-found']);
  if (!mayRemoveDocument(access, document)) throw new Problem(coreErrors['not-allowed']);
  const by = { personId: principal.personId, at: clock.now() };
  await inTransaction(db, (tx) => markRemoved(tx, document.id, by));
  await removeTaken(files, document.id);
  await announceRecord(platform, params.id, 'documents');
}
