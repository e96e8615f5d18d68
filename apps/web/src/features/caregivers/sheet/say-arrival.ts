import type { CareEntry } from '@hafi/contract/caregivers/care.schemas';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { keepSheet, readSheet, type SheetOf } from './kept-sheets.ts';

type About = Pick<CareStop, 'calledOff' | 'planned'>;

/** The scheduled visit that an entry names. */
export const scheduledOf = ({ calledOff, planned }: About): CareEntry['planned'] => {
  const scheduled = planned ?? calledOff;
  return scheduled && { scheduleId: scheduled.scheduleId, day: scheduled.day };
};

const nothingYet = { leftAt: null, tasks: [], condition: null, note: '' };

/**
 * The entry of an arrival. It takes the visit's id from its sheet, so that two presses are one visit.
 */
export function arrivalOf(stop: CareStop, of: SheetOf, arrivedAt: string): CareEntry {
  const sheet = readSheet(of);
  const { calledOff, doses, elder, planned } = stop;
  keepSheet(of, { ...sheet, stop: { elder, planned, calledOff, doses, visit: null } });
  const { visitId } = sheet;
  return { ...nothingYet, id: newId(), visitId, planned: scheduledOf(stop), arrivedAt };
}

/** The entry that takes an arrival back. */
export const undoOf = (stop: About, visit: { id: string; arrivedAt: string }): CareEntry => ({
  ...nothingYet,
  id: newId(),
  visitId: visit.id,
  planned: scheduledOf(stop),
  arrivedAt: visit.arrivedAt,
  undone: true,
});
