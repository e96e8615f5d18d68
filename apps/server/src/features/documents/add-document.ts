import { dayInKigali } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { documentLimits } from '@hafi/contract/documents/document-kinds';
import type { addDocument as endpoint } from '@hafi/contract/documents/documents.contract';
import { documentErrors } from '@hafi/contract/documents/documents.errors';
import type { Call } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeUpload } from '../../platform/uploads/uploads.ts';
import { requireAccess } from '../circle/circle.public.ts';
import { announceRecord } from '../record/record.public.ts';
import { countForAdding, insertDocument, inTransaction } from './documents.repo.ts';

/**
 * Keeps a file that the caller has sent as a document of an elder.
 * @throws Problem not-found without the right to write, invalid-input for a day to come,
 * upload-gone, documents-full
 */
export async function addDocument(
  platform: Platform,
  { body, params, principal }: Pick<Call<typeof endpoint>, 'body' | 'params' | 'principal'>,
): Promise<{ id: string }> {
  const { personId } = principal;
  const { uploadId, ...facts } = body;
  await requireAccess(platform, principal, params.id, 'health:write');
  const now = platform.clock.now();
  if (facts.date > dayInKigali(now)) {
    const fields = [{ path: 'date', code: 'future-date' }];
    throw new Problem(coreErrors['invalid-input'], { fields });
  }
  await inTransaction(platform.db, async (tx) => {
    if ((await countForAdding(tx, params.id)) >= documentLimits.documents) {
      throw new Problem(documentErrors['documents-full']);
    }
    const file = await takeUpload(tx, personId, uploadId);
    const added = { elderId: params.id, addedBy: personId, addedAt: now };
    await insertDocument(tx, { ...file, ...facts, ...added });
  });
  await announceRecord(platform, params.id, 'documents');
  return { id: uploadId };
}
