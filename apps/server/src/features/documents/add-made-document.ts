import { Problem } from '@hafi/contract/core/problem';
import type { RecordType } from '@hafi/contract/core/uploads';
import { type DocumentKind, documentLimits } from '@hafi/contract/documents/document-kinds';
import { documentErrors } from '@hafi/contract/documents/documents.errors';
import type { Caller } from '../../platform/auth/principal.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepMade } from '../../platform/uploads/uploads.ts';
import { requireAccess } from '../circle/circle.public.ts';
import { announceRecord } from '../record/record.public.ts';
import { countForAdding, insertDocument } from './documents.repo.ts';
import { tellDocument } from './tell-document.ts';

/**
 * Stores a file that the server has made or copied for somebody as a document of an elder.
 * @throws Problem not-found without permission to write, documents-full
 */
export async function addMadeDocument(
  platform: Platform,
  { personId, roles }: Pick<Caller, 'personId' | 'roles'>,
  elderId: string,
  made: {
    readonly bytes: Uint8Array;
    readonly mediaType: RecordType;
    readonly title: string;
    readonly kind: DocumentKind;
    /** `YYYY-MM-DD`. */
    readonly date: string;
  },
): Promise<{ id: string }> {
  await requireAccess(platform, { personId, roles }, elderId, 'health:write');
  const { bytes, mediaType, ...facts } = made;
  const id = newId();
  await keepMade(platform, { id, bytes, mediaType }, async (tx, file) => {
    if ((await countForAdding(tx, elderId)) >= documentLimits.documents) {
      throw new Problem(documentErrors['documents-full']);
    }
    const added = { elderId, addedBy: personId, addedAt: platform.clock.now() };
    await insertDocument(tx, { ...file, ...facts, ...added });
    await tellDocument(tx, { ...added, id, title: facts.title });
    await announceRecord(tx, elderId, 'documents');
  });
  return { id };
}
