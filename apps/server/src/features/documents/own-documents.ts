import { inTransaction } from '../../platform/db/in-transaction.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetUploadsOf, removeTaken } from '../../platform/uploads/uploads.ts';
import {
  deleteDocuments,
  endSharesOf,
  findDocuments,
  findEveryDocument,
  findSharesOf,
  markRemoved,
} from './documents.repo.ts';

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
      const { clock, db, files } = platform;
      await forgetUploadsOf(platform, personId);
      await inTransaction(platform, (tx) => endSharesOf(tx, personId, clock.now()));
      for (const { id } of await findDocuments(db, personId)) {
        await inTransaction(platform, (tx) => markRemoved(tx, id, { personId, at: clock.now() }));
        await removeTaken(files, id);
      }
    },
    erase: deleteDocuments,
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
