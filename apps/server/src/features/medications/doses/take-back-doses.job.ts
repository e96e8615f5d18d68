import { minuteInMs } from '@hafi/base/time';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import { lockEarly, lockEnded, takeBack, takeUp } from './reminders.repo.ts';

/**
 * Repairs doses after the clock was wrong: future doses that were counted as missed without a
 * reminder, while the clock ran ahead, become scheduled again, and a ladder that it has ended goes on. Clock differences between processes of
 * less than a minute have no effect.
 */
export const takeBackDosesWork: BatchWork<{ id: string; isReminded: boolean }> = {
  id: 'medications.take-back-doses',
  everySeconds: 10,
  batch: 500,
  async take(tx, due) {
    const ahead = { ...due, now: new Date(due.now.getTime() + minuteInMs) };
    const of = (isReminded: boolean) => (row: { id: string }) => Object.assign(row, { isReminded });
    const early = (await lockEarly(tx, ahead)).map(of(false));
    return [...early, ...(await lockEnded(tx, ahead)).map(of(true))];
  },
  async handle(tx, rows) {
    const ids = (isReminded: boolean) =>
      rows.filter((row) => row.isReminded === isReminded).map(({ id }) => id);
    await takeUp(tx, ids(true));
    await takeBack(tx, ids(false));
  },
};
