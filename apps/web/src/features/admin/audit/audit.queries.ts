import { type AuditKind, listAudit } from '@hafi/contract/admin/audit.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { usePages } from '../../../lib/query/use-pages.ts';

export type AuditLine = Answer<typeof listAudit>['data'][number];

/** Who did what, the last first; keeps the previous result while the next one loads. */
export const useAudit = (query: { kind: AuditKind | undefined; person: string | undefined }) =>
  usePages(listAudit, { query: { ...query, limit: 20 } }, { keepLast: true });
