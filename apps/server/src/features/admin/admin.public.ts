import type { Db } from '../../platform/db/database.ts';
import { insertAudit, insertAuditOnce } from './admin.repo.ts';
import { auditData } from './own-acts.ts';

export { auditData };

/** What somebody with power did, to what, when. */
export interface AuditEvent {
  readonly actorId: string;
  readonly action: string;
  readonly subjectId: string;
  readonly at: Date;
}

/** Writes down what a coordinator did, in the transaction that does it. */
export async function recordAudit(tx: Db, event: AuditEvent): Promise<void> {
  await insertAudit(tx, event);
}

/** Writes it down the first time only, such as that somebody has read something. */
export async function recordAuditOnce(tx: Db, event: AuditEvent): Promise<void> {
  await insertAuditOnce(tx, event);
}
