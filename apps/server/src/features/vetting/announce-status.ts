import type { Tx } from '../../platform/db/tx.ts';
import { findRelatedPeople } from '../circle/circle.public.ts';
import { helpTies } from '../volunteering/volunteering.public.ts';

/** What of somebody's own screens depends on how they are shown. */
const own = [
  'vetting',
  'session',
  'practice',
  'volunteering',
  'notifications',
  'badges',
  'circle',
  'doctors',
] as const;

/**
 * After the commit, refetches the open screens that show whether somebody is checked, and their badges:
 * the person's own, those of the circles to which they belong and of their patients by an appointment
 * that is open, and of the elders to whom they have promised help. Whoever else has the directory open
 * reads it at the next look: thousands may.
 */
export async function announceStatus(tx: Tx, personId: string, now: Date): Promise<void> {
  tx.changed(own, [personId]);
  const help = await helpTies(tx, personId);
  const related = new Set([
    ...(await findRelatedPeople(tx, personId, now)),
    ...help.map(({ otherId }) => otherId),
  ]);
  related.delete(personId);
  if (related.size > 0) tx.changed(['circle', 'doctors', 'bookings', 'volunteering'], [...related]);
}
