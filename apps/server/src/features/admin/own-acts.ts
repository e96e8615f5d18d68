import { dataTime, type PersonalData } from '../accounts/accounts.public.ts';
import { findAuditOf } from './admin.repo.ts';

/** What the audit log says of a person. It holds no names and is never changed. */
export const auditData: readonly PersonalData[] = [
  {
    name: 'audit',
    async read(db, personId) {
      const rows = await findAuditOf(db, personId);
      return rows.map(({ action, at }) => ({ action, createdAt: dataTime(at) }));
    },
  },
];
