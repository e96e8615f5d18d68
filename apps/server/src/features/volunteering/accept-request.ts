import { dayInMs } from '@hafi/base/time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { volunteeringErrors as errors } from '@hafi/contract/volunteering/volunteering.errors';
import type { HelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import { helpLimits, largestRadius } from '@hafi/contract/volunteering/volunteering-terms';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Sector, sectorsNear } from '../places/places.public.ts';
import { announceRequest } from './announce-request.ts';
import { homeSector } from './home-sector.ts';
import { mayHelp } from './may-help.ts';
import { countGivenBack, hasParted } from './partings.repo.ts';
import { showRequest } from './show-requests.ts';
import { tellRequest } from './tell-request.ts';
import { isUnderWay, mayTake } from './volunteering.policy.ts';
import {
  countPromised,
  type HelpRequestRow,
  lockCounted,
  lockRequest,
  updateRequest,
} from './volunteering.repo.ts';

/** Whether the request could have been on a volunteer's list. */
function isListedFor(row: HelpRequestRow, personId: string, home: Sector | null): boolean {
  if (!home || row.elderId === personId || row.askedBy === personId) return false;
  return sectorsNear(home, largestRadius).some(({ sector }) => sector.code === row.sectorCode);
}

/**
 * @throws Problem not-this-request-again for somebody who gave it back or was declined,
 * too-many-given-back, so that nobody looks into home after home
 */
async function requireWelcome(
  tx: Tx,
  { id, now, personId }: { id: string; personId: string; now: Date },
): Promise<void> {
  if (await hasParted(tx, id, personId)) throw new Problem(errors['not-this-request-again']);
  const since = new Date(now.getTime() - helpLimits.givenBackDays * dayInMs);
  if ((await countGivenBack(tx, personId, since)) >= helpLimits.givenBack) {
    throw new Problem(errors['too-many-given-back']);
  }
}

/**
 * Accepts an open request, as a volunteer whom a coordinator has confirmed. The first one gets it;
 * idempotent.
 * @throws Problem not-checked-as-volunteer, not-found when it was never on their list,
 * help-request-taken, help-request-over, not-this-request-again, too-many-taken,
 * too-many-given-back
 */
export async function acceptRequest(
  platform: Platform,
  personId: string,
  id: string,
): Promise<HelpRequest> {
  const { clock, db } = platform;
  const now = clock.now();
  if (!(await mayHelp(db, personId))) throw new Problem(errors['not-checked-as-volunteer']);
  const home = await homeSector(db, personId);
  const row = await inTransaction(platform, async (tx) => {
    await lockCounted(tx, personId);
    const row = await lockRequest(tx, id);
    if (row?.takenBy === personId && isUnderWay(row)) return row;
    if (!row || !isListedFor(row, personId, home)) throw new Problem(coreErrors['not-found']);
    if (isUnderWay(row) || row.state === 'done') throw new Problem(errors['help-request-taken']);
    if (!mayTake(row, now)) throw new Problem(errors['help-request-over']);
    await requireWelcome(tx, { id, personId, now });
    if ((await countPromised(tx, personId)) >= helpLimits.takenPerVolunteer) {
      throw new Problem(errors['too-many-taken']);
    }
    const change = { state: 'accepted' as const, takenBy: personId, takenAt: now, updatedAt: now };
    const taken = await updateRequest(tx, id, change);
    await tellRequest(platform, tx, { row: taken, event: 'accepted', by: personId });
    await announceRequest(tx, taken, { listed: true });
    return taken;
  });
  return showRequest(platform, row, personId);
}
