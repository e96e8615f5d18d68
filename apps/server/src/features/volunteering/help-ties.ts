import type { Db } from '../../platform/db/database.ts';
import { eldersKeptBy } from '../circle/circle.public.ts';
import { findUnderWay } from './volunteering.repo.ts';

/** A volunteer who has taken a request, and somebody who waits for them. */
export interface HelpTie {
  readonly volunteerId: string;
  /** The elder, or who asked for them. */
  readonly otherId: string;
  readonly elderId: string;
}

/** Whom a person is tied to by help that a volunteer has promised and that is not done. */
export async function helpTies(db: Db, personId: string): Promise<HelpTie[]> {
  const ties: HelpTie[] = [];
  for (const { askedBy, elderId, takenBy } of await findUnderWay(db, personId)) {
    if (!takenBy) continue;
    ties.push({ volunteerId: takenBy, otherId: elderId, elderId });
    // Who no longer keeps the elder's calendar arranges nothing more with the volunteer.
    if (askedBy !== elderId && (await eldersKeptBy(db, askedBy)).has(elderId)) {
      ties.push({ volunteerId: takenBy, otherId: askedBy, elderId });
    }
  }
  return ties.filter(({ otherId, volunteerId }) => [volunteerId, otherId].includes(personId));
}
