import { dataTime, type PersonalData } from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeTaken } from '../../../platform/uploads/uploads.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { deleteClaimsOf, findClaimsOf } from './representative.repo.ts';

/**
 * Representation claims by or about a person, as personal data. They are deleted with the account,
 * including the court document; the consent log still shows that somebody decided for the elder.
 */
export const claimData = (platform: Platform): PersonalData => ({
  name: 'representation',
  async read(db, personId) {
    const rows = await findClaimsOf(db, personId);
    const ids = rows.flatMap((row) => [row.elderId, row.personId]);
    const people = await findPeople(db, [...new Set(ids)]);
    const name = (id: string) => people.get(id)?.name ?? '—';
    return rows.map((row) => ({
      elder: name(row.elderId),
      name: name(row.personId),
      court: row.court,
      decisionNumber: row.decisionNumber,
      documentDate: row.decidedOn,
      status: row.status,
      note: row.reason,
      createdAt: dataTime(row.sentAt),
    }));
  },
  erase: async (tx, personId) => removeTaken(platform, tx, await deleteClaimsOf(tx, personId)),
});
