import { and, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../db/tx.ts';
import { newId } from '../ids/uuid-v7.ts';
import { dataTime, type PersonalData } from '../personal-data/personal-data.ts';
import { auditEvents } from './audit.tables.ts';

/**
 * Everything that is recorded. Entries stay for ever, so an action that is no longer recorded stays
 * in the list too; the data export has words for each.
 */
export const auditActions = [
  'account.contact-restored',
  'account.deleted',
  'account.number-passed',
  'bank.charge-booked',
  'bank.charge-reversed',
  'bank.confirmed',
  'bank.first-confirmed',
  'bank.line-aside',
  'bank.line-back',
  'bank.line-matched',
  'bank.line-unmatched',
  'bank.statement-imported',
  'bank.taken-back',
  'bank.unlisted-resolved',
  'contact.answered',
  'contact.done',
  'contact.read',
  'data.downloaded',
  'doctor.verified',
  'emergency.escalated',
  'emergency.noted',
  'fee.waived',
  'alert.closed',
  'alert.given-back',
  'alert.taken',
  'late-check-in.taken',
  'late-check-in.reached',
  'message.report-closed',
  'message.report-read',
  'message.retried',
  'payment.asked',
  'payment.exported',
  'payment.refunded',
  'payment.settled-by-hand',
  'payee-account.asked',
  'payee-account.changed',
  'payout.recorded',
  'payout.reversed',
  'person.death-withdrawn',
  'person.read',
  'person.restored',
  'person.roles',
  'person.suspended',
  'plan.read',
  'representation.confirmed',
  'representation.ended',
  'representation.read',
  'representation.refused',
  'set-aside.retried',
  'statement.difference-resolved',
  'statement.imported',
  'unreached.closed',
  'vetting.asked',
  'vetting.compared',
  'vetting.confirmed',
  'vetting.ended',
  'vetting.passed-on',
  'vetting.read',
  'vetting.refused',
  'vetting.renamed',
  'vetting.restored',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One entry of the audit log: what a person with special rights did, to what, and when. */
export interface AuditEvent {
  readonly actorId: string;
  readonly action: AuditAction;
  readonly subjectId: string;
  readonly at: Date;
  /** In the words of who acted. */
  readonly reason?: string | undefined;
}

/** Writes an audit entry in the transaction of the action itself. */
export async function recordAudit(tx: Tx, event: AuditEvent): Promise<void> {
  await tx.insert(auditEvents).values({ id: newId(), ...event });
}

/**
 * As {@link recordAudit}, but only the first time, for example the first time somebody reads a
 * page.
 */
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

/** As {@link recordAuditOnce}, for several things that somebody opens at once. */
export async function recordAuditOnceEach(
  tx: Tx,
  {
    subjectIds,
    ...event
  }: Omit<AuditEvent, 'subjectId'> & { readonly subjectIds: readonly string[] },
): Promise<void> {
  const { actorId, action, subjectId } = auditEvents;
  const rows = await tx
    .select({ subjectId })
    .from(auditEvents)
    .where(
      and(
        eq(actorId, event.actorId),
        eq(action, event.action),
        inArray(subjectId, [...subjectIds]),
      ),
    );
  const known = new Set(rows.map((row) => row.subjectId));
  const unknown = [...new Set(subjectIds)].filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  await tx
    .insert(auditEvents)
    .values(unknown.map((id) => ({ id: newId(), ...event, subjectId: id })));
}

/**
 * A person's audit entries for the data export, oldest first. They hold no names and are never
 * changed.
 */
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
