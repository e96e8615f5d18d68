import { minuteInMs } from '@hafi/base/time';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import { lockEarly, takeBack } from './reminders.repo.ts';

/**
 * After a clock was put back: doses that are still to come and were counted as missed without a
 * reminder, because the clock had run ahead, come again at their time. Processes whose clocks are less
 * than a minute apart take nothing back.
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
