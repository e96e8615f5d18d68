import { inTransaction } from '../../platform/db/in-transaction.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetUploadsOf, removeTaken } from '../../platform/uploads/uploads.ts';
import { deleteDocuments, endSharesOf, findEveryDocument, findSharesOf } from './documents.repo.ts';

/**
 * Documents about a person, and links that they shared, as personal data. A person's own documents
 * are deleted with the account; those they added for others stay.
 */
export const documentData = (platform: Platform): readonly PersonalData[] => [
  {
    name: 'documents',
    read: async (db, personId) =>
      (await findEveryDocument(db, personId)).map((row) => ({
        title: row.title,
        type: row.kind,
        documentDate: row.date,
        status: row.removedAt ? 'entered-in-error' : 'active',
        createdAt: dataTime(row.addedAt),
      })),
    async end(personId) {
      await inTransaction(platform, (tx) => endSharesOf(tx, personId, platform.clock.now()));
    },
    async erase(tx, personId) {
      await forgetUploadsOf(platform, tx, personId);
      await removeTaken(platform, tx, await deleteDocuments(tx, personId));
    },
  },
  {
    name: 'documentLinks',
    read: async (db, personId) =>
      (await findSharesOf(db, personId)).map((row) => ({
        createdAt: dataTime(row.createdAt),
        endedAt: dataTime(row.endedAt ?? row.expiresAt),
      })),
  },
];
