import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { volunteeringErrors as errors } from '@hafi/contract/volunteering/volunteering.errors';
import type { Tx } from '../../platform/db/tx.ts';
import { eldersKeptBy } from '../circle/circle.public.ts';
import { sideOf, stateAt } from './volunteering.policy.ts';
import { type HelpRequestRow, lockRequest } from './volunteering.repo.ts';

/**
 * The request, with its row locked, for a caller on this side of it.
 * @throws Problem not-found for everybody else
 */
export async function lockAs(
  tx: Tx,
  side: 'elder' | 'volunteer',
  personId: string,
  id: string,
): Promise<HelpRequestRow> {
  const row = await lockRequest(tx, id);
  const kept =
    row && row.elderId !== personId ? await eldersKeptBy(tx, personId) : new Set<string>();
  if (!row || sideOf(row, personId, kept) !== side) throw new Problem(coreErrors['not-found']);
  return row;
}

/** Why an action is not possible: the request is over, or in another state. */
export function refused(row: HelpRequestRow, now: Date): Problem {
  const isOver = ['done', 'cancelled', 'lapsed'].includes(stateAt(row, now));
  return new Problem(errors[isOver ? 'help-request-over' : 'help-request-not-ready']);
}
