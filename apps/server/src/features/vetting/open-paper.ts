import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { recordAuditOnce } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { type FileAnswer, readFileOf } from '../../platform/uploads/file-answer.ts';
import { findPaper, keepPaper, recordOpening } from './papers.repo.ts';

/**
 * The file of a paper, for a coordinator. Records that this coordinator opened it, without which
 * nobody can be confirmed, and writes the audit log.
 * @throws Problem not-found when the paper or its file is gone
 */
export async function openPaper(
  platform: Platform,
  coordinatorId: string,
  { id, paperId }: { readonly id: string; readonly paperId: string },
): Promise<FileAnswer> {
  const { clock, db, files } = platform;
  const paper = await findPaper(db, id, paperId);
  if (!paper) throw new Problem(coreErrors['not-found']);
  const file = await readFileOf(files, { ...paper, title: paper.kind });
  const at = clock.now();
  await inTransaction(platform, async (tx) => {
    if (!(await keepPaper(tx, paperId))) throw new Problem(coreErrors['not-found']);
    await recordOpening(tx, { paperId, coordinatorId, openedAt: at });
    const action = 'vetting.read';
    await recordAuditOnce(tx, { actorId: coordinatorId, action, subjectId: id, at });
    tx.changed('admin', [coordinatorId]);
  });
  return file;
}
