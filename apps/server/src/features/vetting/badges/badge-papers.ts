import type { addBadgePaper as endpoint } from '@hafi/contract/badges/badges.contract';
import { badgesErrors as errors } from '@hafi/contract/badges/badges.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type FileAnswer, readFileOf } from '../../../platform/uploads/file-answer.ts';
import { removeTaken } from '../../../platform/uploads/uploads.ts';
import { findBadgesOf } from '../../badges/badges.public.ts';
import { storePaper } from '../own-papers.ts';
import { deletePaper, findPaper } from '../papers.repo.ts';
import { findVettingsOfBadges } from '../vetting.repo.ts';
import { lockReview } from './review-of-badge.ts';

/**
 * Adds an uploaded paper to a badge that is paid, until it is decided about, or while a new name is
 * compared.
 * @throws Problem not-found, badge-over, upload-gone, papers-full
 */
export async function addBadgePaper(
  platform: Platform,
  personId: string,
  id: string,
  paper: ParsedInput<typeof endpoint>['body'],
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const { vetting } = await lockReview(platform, tx, personId, id);
    await storePaper(platform, tx, vetting, paper);
    tx.changed('badges', [personId]);
  });
}

interface OfBadge {
  readonly id: string;
  readonly paperId: string;
}

/**
 * Deletes a paper of a badge that is not decided about.
 * @throws Problem not-found, badge-over
 */
export async function removeBadgePaper(
  platform: Platform,
  personId: string,
  { id, paperId }: OfBadge,
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const { badge, vetting } = await lockReview(platform, tx, personId, id);
    // What is approved stays beside what it was approved by.
    if (badge.state === 'approved') throw new Problem(errors['badge-over']);
    const paper = await findPaper(tx, vetting.id, paperId);
    if (!paper) throw new Problem(coreErrors['not-found']);
    await deletePaper(tx, paperId);
    await removeTaken(platform, tx, [paperId]);
    tx.changed('badges', [personId]);
  });
}

/**
 * The file of a paper of an own badge.
 * @throws Problem not-found
 */
export async function getBadgePaper(
  { db, files }: Platform,
  personId: string,
  { id, paperId }: OfBadge,
): Promise<FileAnswer> {
  const isOwn = (await findBadgesOf(db, personId)).some((badge) => badge.id === id);
  const [vetting] = isOwn ? await findVettingsOfBadges(db, [id]) : [];
  const paper = vetting && (await findPaper(db, vetting.id, paperId));
  if (!paper) throw new Problem(coreErrors['not-found']);
  return readFileOf(files, { ...paper, title: paper.kind });
}
