import { hourInMs, minuteInMs } from '@hafi/base/time';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import { announceEmergencies } from './announce.ts';
import { noElderPosition } from './cancel-emergency.ts';
import {
  type EmergencyRow,
  findEmergency,
  lockLongLocated,
  updateEmergency,
} from './emergencies.repo.ts';
import { forgetPositionOf, lockLongPlaced, type ResponderRow } from './responders.repo.ts';

/**
 * How long a position is kept that its device does not renew, in milliseconds: a helper's is sent each
 * minute while their page shares it, so that of a page that was killed is old after ten. Where an elder
 * was a day ago helps nobody who comes.
 */
const kept = { helper: 10 * minuteInMs, elder: 24 * hourInMs };

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);
const work = { everySeconds: 30, batch: 100 };

/** Forgets where helpers are whose pages have stopped saying so. */
export const forgetWaysWork: BatchWork<ResponderRow> = {
  ...work,
  id: 'emergency.forget-ways',
  take: (tx, due) => lockLongPlaced(tx, due, before(due.now, kept.helper)),
  async handle(tx, rows) {
    for (const { emergencyId, id } of rows) {
      await forgetPositionOf(tx, id);
      const row = await findEmergency(tx, emergencyId);
      if (row) await announceEmergencies(tx, [row]);
    }
  },
};

/** Forgets where elders were a day ago, in calls that nobody has ended. */
export const forgetPlacesWork: BatchWork<EmergencyRow> = {
  ...work,
  id: 'emergency.forget-places',
  take: (tx, due) => lockLongLocated(tx, due, before(due.now, kept.elder)),
  async handle(tx, rows) {
    for (const { id } of rows) await updateEmergency(tx, id, noElderPosition);
    await announceEmergencies(tx, rows);
  },
};
