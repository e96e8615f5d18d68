import { and, eq, or } from 'drizzle-orm';
import type { Tx } from '../db/tx.ts';
import { newId } from '../ids/uuid-v7.ts';
import { dataTime, type PersonalData } from '../personal-data/personal-data.ts';
import { auditEvents } from './audit.tables.ts';

/** What somebody with power did, to what, when. */
export interface AuditEvent {
  readonly actorId: string;
  readonly action: string;
  readonly subjectId: string;
  readonly at: Date;
}

/** Writes down what somebody with power did, in the transaction that does it. */
export async function recordAudit(tx: Tx, event: AuditEvent): Promise<void> {
  await tx.insert(auditEvents).values({ id: newId(), ...event });
}

/** Writes it down the first time only, such as that somebody has read something. */
export async function recordAuditOnce(tx: Tx, event: AuditEvent): Promise<void> {
  const { actorId, action, subjectId } = auditEvents;
  const [known] = await tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(eq(actorId, event.actorId), eq(action, event.action), eq(subjectId, event.subjectId)),
    )
    .limit(1);
  if (!known) await recordAudit(tx, event);
}

/** What the audit log says of a person, oldest first. It holds no names and is never changed. */
export const auditData: readonly PersonalData[] = [
  {
    name: 'audit',
    async read(db, personId) {
      const { action, actorId, at, subjectId } = auditEvents;
      const rows = await db
        .select({ action, at })
        .from(auditEvents)
        .where(or(eq(actorId, personId), eq(subjectId, personId)))
        .orderBy(at);
      return rows.map((row) => ({ action: row.action, createdAt: dataTime(row.at) }));
    },
  },
];
