import { Problem } from '@hafi/contract/core/problem';
import { volunteeringErrors } from '@hafi/contract/volunteering/volunteering.errors';
import type { HelpRequest, newHelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import { helpLimits } from '@hafi/contract/volunteering/volunteering-terms';
import type * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireLiving } from '../circle/circle.public.ts';
import { announceRequest } from './announce-request.ts';
import { homeSector } from './home-sector.ts';
import { type Caller, requireKeeper } from './kept-elders.ts';
import { requestTime } from './request-time.ts';
import { showRequest } from './show-requests.ts';
import { tellRequest } from './tell-request.ts';
import { countOpenOf, insertRequest, lockCounted } from './volunteering.repo.ts';

/**
 * Asks volunteers near the elder's home for help; notifies the elder when somebody else asks.
 * @throws Problem not-found, invalid-input, home-sector-unknown, death-recorded,
 * too-many-help-requests
 */
export async function askVolunteer(
  platform: Platform,
  caller: Caller,
  input: z.output<typeof newHelpRequest>,
): Promise<HelpRequest> {
  const { clock, db } = platform;
  const now = clock.now();
  const elderId = input.elderId ?? caller.personId;
  await requireKeeper(platform, caller, elderId);
  const time = requestTime(input, now);
  const home = await homeSector(db, elderId);
  if (!home) throw new Problem(volunteeringErrors['home-sector-unknown']);

  const row = await inTransaction(platform, async (tx) => {
    await requireLiving(platform, tx, { elderId, by: caller.personId });
    await lockCounted(tx, elderId);
    if ((await countOpenOf(tx, elderId, now)) >= helpLimits.openPerElder) {
      throw new Problem(volunteeringErrors['too-many-help-requests']);
    }
    const made = await insertRequest(tx, {
      ...time,
      id: newId(),
      elderId,
      askedBy: caller.personId,
      kind: input.kind,
      day: input.date,
      part: input.part,
      time: input.time ?? null,
      minutes: input.minutes,
      note: input.note || null,
      sectorCode: home.code,
      createdAt: now,
      updatedAt: now,
    });
    await tellRequest(platform, tx, { row: made, event: 'asked', by: caller.personId });
    await announceRequest(tx, made, { listed: true });
    return made;
  });
  return showRequest(platform, row, caller.personId);
}
