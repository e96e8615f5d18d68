import type { Tx } from '../../platform/db/tx.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeTaken } from '../../platform/uploads/uploads.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findPapers } from './papers.repo.ts';
import { deleteVettingOf, findSteps, findVettingOf, findVettingsOf } from './vetting.repo.ts';

/**
 * The check of a person's identity and papers as personal data. Deleted with the account, so that
 * nobody who is gone stands in a queue.
 */
export const vettingData = (platform: Platform): PersonalData => ({
  name: 'vetting',
  async read(db, personId) {
    const row = await findVettingOf(db, personId);
    if (!row) return [];
    const papers = await findPapers(db, [row.id]);
    const steps = await findSteps(db, [row.id]);
    const person = (await findPeople(db, [personId])).get(personId);
    return [
      {
        status: row.state,
        licenceNumber: row.licenceNumber,
        checkedName: person?.checkedName ?? null,
        validUntil: row.licenceUntil,
        createdAt: dataTime(row.sentAt),
        updatedAt: dataTime(row.changedAt),
      },
      ...papers.map(({ addedAt, kind }) => ({ title: kind, createdAt: dataTime(addedAt) })),
      ...steps.map(({ act, at, text }) => ({ action: act, message: text, at: dataTime(at) })),
    ];
  },
  erase: (tx, personId) => eraseVetting(platform, tx, personId),
});

/** Deletes all checks of a person, also those of badges, and their papers. */
export async function eraseVetting(platform: Platform, tx: Tx, personId: string): Promise<void> {
  const all = await findVettingsOf(tx, personId);
  if (all.length === 0) return;
  const papers = await findPapers(
    tx,
    all.map(({ id }) => id),
  );
  await deleteVettingOf(tx, personId);
  await removeTaken(
    platform,
    tx,
    papers.map(({ id }) => id),
  );
}
