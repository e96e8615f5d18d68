import type { Db } from '../../../platform/db/database.ts';
import { circlesWith } from '../../circle/circle.public.ts';
import type { EmergencyRow } from './emergencies.repo.ts';

/**
 * Who is told what became of each call: the elder, and who pressed as long as they belong to the
 * circle.
 */
export async function callersOf(
  db: Db,
  rows: readonly Pick<EmergencyRow, 'elderId' | 'startedBy'>[],
): Promise<(row: Pick<EmergencyRow, 'elderId' | 'startedBy'>) => string[]> {
  const circles = await circlesWith(
    db,
    [...new Set(rows.map(({ elderId }) => elderId))],
    'alerts:receive',
  );
  return ({ elderId, startedBy }) => {
    const stillMay = startedBy !== null && circles.get(elderId)?.includes(startedBy);
    return stillMay && startedBy !== elderId ? [elderId, startedBy] : [elderId];
  };
}
