import { Problem } from '@hafi/contract/core/problem';
import type { RecordType } from '@hafi/contract/core/uploads';
import { type DocumentKind, documentLimits } from '@hafi/contract/documents/document-kinds';
import { documentErrors } from '@hafi/contract/documents/documents.errors';
import type { Caller } from '../../platform/auth/principal.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepMade } from '../../platform/uploads/uploads.ts';
import { requireAccess } from '../circle/circle.public.ts';
import { announceRecord } from '../record/record.public.ts';
import { countForAdding, hasCopyOf, insertDocument } from './documents.repo.ts';
import { tellDocument } from './tell-document.ts';

type Writer = Pick<Caller, 'personId' | 'roles'>;

/** A document that the server has made. */
interface Made {
  readonly bytes: Uint8Array;
  readonly mediaType: RecordType;
  readonly title: string;
  readonly kind: DocumentKind;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** A document that is a copy of the file of a message. */
interface Copy extends Made {
  readonly copyOf: string;
}

/**
 * Stores a file that the server has made for somebody as a document of an elder.
 * @throws Problem not-found without permission to write, documents-full
 */
export const addMadeDocument = (
  platform: Platform,
  writer: Writer,
  elderId: string,
  made: Made,
): Promise<{ id: string }> => add(platform, writer, elderId, made, async () => undefined);

/**
 * Stores a copy of what a message carries as a document of an elder, once.
 * @throws Problem not-found without permission to write, documents-full, document-kept
 */
export const addCopy = (
  platform: Platform,
  writer: Writer,
  elderId: string,
  copy: Copy,
): Promise<{ id: string }> =>
  add(platform, writer, elderId, copy, async (tx) => {
    if (await hasCopyOf(tx, copy.copyOf)) throw new Problem(documentErrors['document-kept']);
  });

/** Adds a document; `check` may refuse it, while nobody else adds one for this elder. */
async function add(
  platform: Platform,
  { personId, roles }: Writer,
  elderId: string,
  { bytes, mediaType, ...facts }: Made | Copy,
  check: (tx: Tx) => Promise<void>,
): Promise<{ id: string }> {
  await requireAccess(platform, { personId, roles }, elderId, 'health:write');
  const id = newId();
  await keepMade(platform, { id, bytes, mediaType }, async (tx, file) => {
    if ((await countForAdding(tx, elderId)) >= documentLimits.documents) {
      throw new Problem(documentErrors['documents-full']);
    }
    await check(tx);
    const added = { elderId, addedBy: personId, addedAt: platform.clock.now() };
    await insertDocument(tx, { ...file, ...facts, ...added });
    await tellDocument(tx, { ...added, id, title: facts.title });
    await announceRecord(tx, elderId, 'documents');
  });
  return { id };
}
