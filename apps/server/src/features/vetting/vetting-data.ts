import type { Tx } from '../../platform/db/tx.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeTaken } from '../../platform/uploads/uploads.ts';
import { markVerified } from '../accounts/accounts.public.ts';
import { findPapers } from './papers.repo.ts';
import { deleteVettingOf, findSteps, findVettingOf } from './vetting.repo.ts';

/**
 * The check of a person's identity and papers as personal data. Deleted with the account, so that
 * nobody who is gone stands in a queue.
 */
export const vettingData = ({ db, files }: Platform): PersonalData => ({
  name: 'vetting',
  async read(_, personId) {
    const row = await findVettingOf(db, personId);
    if (!row) return [];
    const papers = await findPapers(db, [row.id]);
    const steps = await findSteps(db, [row.id]);
    return [
      {
        status: row.state,
        licenceNumber: row.licenceNumber,
        createdAt: dataTime(row.sentAt),
        updatedAt: dataTime(row.changedAt),
      },
      ...papers.map(({ addedAt, kind }) => ({ title: kind, createdAt: dataTime(addedAt) })),
      ...steps.map(({ act, at, text }) => ({ action: act, message: text, at: dataTime(at) })),
    ];
  },
  async end(personId) {
    const row = await findVettingOf(db, personId);
    for (const { id } of await findPapers(db, row ? [row.id] : [])) await removeTaken(files, id);
  },
  erase: deleteVettingOf,
});

/**
 * Deletes the check of an account that passes to the owner of its address: the papers were somebody
 * else's.
 */
export const forgetVetting =
  ({ files }: Platform) =>
  async (tx: Tx, personId: string): Promise<void> => {
    const row = await findVettingOf(tx, personId);
    if (!row) return;
    const papers = await findPapers(tx, [row.id]);
    await deleteVettingOf(tx, personId);
    await markVerified(tx, personId, false);
    tx.afterCommit(async () => {
      for (const { id } of papers) await removeTaken(files, id);
    });
  };
