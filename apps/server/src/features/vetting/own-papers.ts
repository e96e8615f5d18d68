import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { addPaper as endpoint } from '@hafi/contract/vetting/vetting.contract';
import { vettingErrors as errors } from '@hafi/contract/vetting/vetting.errors';
import { vettingLimits } from '@hafi/contract/vetting/vetting-terms';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { type FileAnswer, readFileOf } from '../../platform/uploads/file-answer.ts';
import { removeTaken, takeUpload } from '../../platform/uploads/uploads.ts';
import { lockOwn, mayRenew, type Vetted } from './own-vetting.ts';
import { countPapers, deletePaper, findPaper, insertPaper } from './papers.repo.ts';
import { findVettingOf, updateVetting, type VettingRow } from './vetting.repo.ts';

/**
 * Adds an uploaded paper. One that is added while it waits must be opened too before anybody
 * confirms.
 * @throws Problem upload-gone, papers-full, vetting-over once confirmed, unless the licence ends soon
 * or a new name is compared, not-allowed for a role that nobody checks
 */
export async function addPaper(
  platform: Platform,
  who: Vetted,
  { kind, uploadId }: ParsedInput<typeof endpoint>['body'],
): Promise<void> {
  const addedAt = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const own = await lockOwn(platform, tx, who);
    if (own.state === 'confirmed' && own.nameCheck === null && !mayRenew(own, addedAt)) {
      throw new Problem(errors['vetting-over']);
    }
    await storePaper(platform, tx, own, { kind, uploadId });
  });
}

/**
 * Stores an uploaded paper with a check, which the caller has locked.
 * @throws Problem upload-gone, papers-full
 */
export async function storePaper(
  { clock }: Platform,
  tx: Tx,
  { id, personId }: VettingRow,
  { kind, uploadId }: ParsedInput<typeof endpoint>['body'],
): Promise<void> {
  const addedAt = clock.now();
  if ((await countPapers(tx, id)) >= vettingLimits.papers) {
    throw new Problem(errors['papers-full']);
  }
  const file = await takeUpload(tx, personId, uploadId);
  await insertPaper(tx, { ...file, kind, addedAt, vettingId: id });
  await updateVetting(tx, id, { changedAt: addedAt });
}

/**
 * Deletes one of the caller's papers.
 * @throws Problem not-found, vetting-over once confirmed, not-allowed for a role that nobody checks
 */
export async function removePaper(platform: Platform, who: Vetted, id: string): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const own = await lockOwn(platform, tx, who);
    const paper = await findPaper(tx, own.id, id);
    if (!paper) throw new Problem(coreErrors['not-found']);
    if (own.state === 'confirmed') throw new Problem(errors['vetting-over']);
    await deletePaper(tx, id);
    await removeTaken(platform, tx, [id]);
  });
}

/**
 * The file of one of the caller's papers.
 * @throws Problem not-found
 */
export async function getOwnPaper(
  { db, files }: Platform,
  { personId }: Vetted,
  id: string,
): Promise<FileAnswer> {
  const own = await findVettingOf(db, personId);
  const paper = own && (await findPaper(db, own.id, id));
  if (!paper) throw new Problem(coreErrors['not-found']);
  return readFileOf(files, { ...paper, title: paper.kind });
}
