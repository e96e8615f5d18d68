import { minuteInMs } from '@hafi/base/time';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import { lockEarly, takeBack } from './reminders.repo.ts';

/**
 * Repairs doses after the clock was wrong: future doses that were counted as missed without a
 * reminder, while the clock ran ahead, become scheduled again. Clock differences between processes of
 * less than a minute have no effect.
 */
export const takeBackDosesWork: BatchWork<{ id: string }> = {
  id: 'medications.take-back-doses',
  everySeconds: 10,
  batch: 500,
  take: (tx, due) => lockEarly(tx, { ...due, now: new Date(due.now.getTime() + minuteInMs) }),
  async handle(tx, rows) {
    await takeBack(
      tx,
      rows.map(({ id }) => id),
    );
  },
};
