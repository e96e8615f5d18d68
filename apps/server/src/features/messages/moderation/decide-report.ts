import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { MessageReport } from '@hafi/contract/messages/moderation.contract';
import * as z from 'zod/mini';
import { recordAudit, recordAuditOnceEach } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { cursorOf, positionInstant } from '../../../platform/http/cursor.ts';
import { type PageQuery, readPage } from '../../../platform/http/read-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople, findPeopleWithRole, type NameCard } from '../../accounts/accounts.public.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import { lockConversation } from '../conversations/conversations.repo.ts';
import { findReaders } from '../conversations/taking-part.ts';
import { messageTexts } from '../messages.messages.ts';
import { announceRow } from '../sending/announce.ts';
import { findMessage } from '../sending/messages.repo.ts';
import { wipeMessage } from '../sending/wipe-message.ts';
import { findReports, type ListedReport, lockReport, updateReport } from './reports.repo.ts';

const reportCursor = cursorOf(
  z.object({ closed: z.int().check(z.gte(0), z.lte(1)), at: positionInstant, id: z.uuid() }),
);

/**
 * One page of the reported messages, the open ones first. Records of each the first time that this
 * coordinator reads it.
 */
export async function listReports(
  platform: Platform,
  actorId: string,
  query: PageQuery,
): Promise<{ data: MessageReport[]; nextCursor: string | null }> {
  const { clock, db } = platform;
  const { items, nextCursor } = await readPage(query, {
    find: (wanted) => findReports(db, wanted),
    positionOf: ({ closedAt, id, reportedAt }) => ({
      closed: closedAt ? 1 : 0,
      at: reportedAt,
      id,
    }),
    cursor: reportCursor,
  });
  await inTransaction(platform, (tx) =>
    recordAuditOnceEach(tx, {
      actorId,
      action: 'message.report-read',
      subjectIds: items.map(({ id }) => id),
      at: clock.now(),
    }),
  );
  const ids = items.flatMap(({ closedBy, reporterId, senderId }) => [
    senderId,
    reporterId,
    ...(closedBy ? [closedBy] : []),
  ]);
  const people = await findPeople(db, [...new Set(ids)]);
  return { data: items.map((row) => presentReport(row, people)), nextCursor };
}

function presentReport(row: ListedReport, people: ReadonlyMap<string, NameCard>): MessageReport {
  const named = (id: string) => ({ id, name: people.get(id)?.name ?? '' });
  return {
    id: row.id,
    reason: row.reason,
    words: row.words,
    content: row.content,
    kind: row.kind,
    sentAt: row.sentAt.toISOString(),
    sender: named(row.senderId),
    reporter: named(row.reporterId),
    reportedAt: row.reportedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    closedBy: row.closedBy === null ? null : named(row.closedBy).name,
    note: row.note,
    isDeleted: row.isDeleted,
  };
}

/**
 * Decides about a reported message, deletes it for everybody where it must go, and warns who wrote
 * it. Of two coordinators at once the first decides.
 * @throws Problem not-found
 */
export async function closeReport(
  platform: Platform,
  actorId: string,
  decided: {
    readonly id: string;
    readonly note: string;
    readonly deleteMessage: boolean;
    readonly warnSender?: boolean | undefined;
  },
): Promise<void> {
  const { deleteMessage, id, note, warnSender = false } = decided;
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const report = await lockReport(tx, id);
    if (!report) throw new Problem(coreErrors['not-found']);
    if (report.closedAt) return;
    const sender = (await findPeople(tx, [report.senderId])).get(report.senderId);
    // Kept only until this: their account is gone.
    const content = sender?.account === 'closed' ? { content: '' } : {};
    await updateReport(tx, id, { closedAt: at, closedBy: actorId, note, ...content });
    const action = 'message.report-closed';
    await recordAudit(tx, { actorId, action, subjectId: id, at, reason: note });
    if (deleteMessage && report.messageId) await wipeReported(platform, tx, report.messageId);
    if (warnSender) await warn(platform, tx, { by: actorId, personId: report.senderId, at });
    tx.changed(['admin', 'audit'], await findPeopleWithRole(tx, 'ADMIN'));
  });
}

async function warn(
  platform: Platform,
  tx: Tx,
  { at, by, personId }: { by: string; personId: string; at: Date },
): Promise<void> {
  const { warned: text, warnedTitle: title } = messageTexts;
  const notice = { personId, type: 'community', priority: 'medium', title, text, at } as const;
  await tellMany(platform, tx, { by, notices: [notice] });
  tx.changed('notifications', [personId]);
}

async function wipeReported(platform: Platform, tx: Tx, messageId: string): Promise<void> {
  const found = await findMessage(tx, messageId);
  const conversation = found && (await lockConversation(tx, found.conversationId));
  const row = conversation && (await findMessage(tx, messageId));
  if (!row || row.deletedAt) return;
  const readers = await findReaders(tx, conversation);
  await announceRow(tx, readers, await wipeMessage(platform, tx, readers, row));
}
