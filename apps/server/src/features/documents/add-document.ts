import { dayInKigali } from '@hafi/base/kigali-time';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { documentLimits } from '@hafi/contract/documents/document-kinds';
import type { addDocument as endpoint } from '@hafi/contract/documents/documents.contract';
import { documentErrors } from '@hafi/contract/documents/documents.errors';
import type { Caller } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeUpload } from '../../platform/uploads/uploads.ts';
import { requireAccess } from '../circle/circle.public.ts';
import { announceRecord } from '../record/record.public.ts';
import { countForAdding, insertDocument } from './documents.repo.ts';
import { tellDocument } from './tell-document.ts';

/**
 * Stores an uploaded file as a document of an elder.
 * @throws Problem not-found without permission to write, invalid-input for a day in the future,
 * upload-gone, documents-full
 */
export async function addDocument(
  platform: Platform,
  caller: Caller,
  elderId: string,
  { uploadId, ...facts }: ParsedInput<typeof endpoint>['body'],
): Promise<{ id: string }> {
  const { personId } = caller;
  await requireAccess(platform, caller, elderId, 'health:write');
  const now = platform.clock.now();
  if (facts.date > dayInKigali(now)) {
    throw invalidInput('date', 'future-date');
  }
  await inTransaction(platform, async (tx) => {
    if ((await countForAdding(tx, elderId)) >= documentLimits.documents) {
      throw new Problem(documentErrors['documents-full']);
    }
    const file = await takeUpload(tx, personId, uploadId);
    const added = { elderId, addedBy: personId, addedAt: now };
    await insertDocument(tx, { ...file, ...facts, ...added });
    await tellDocument(tx, { ...added, id: uploadId, title: facts.title });
    await announceRecord(tx, elderId, 'documents');
  });
  return { id: uploadId };
}
