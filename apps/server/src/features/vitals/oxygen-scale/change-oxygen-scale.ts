import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { OxygenScale } from '@hafi/contract/vitals/vital-kinds';
import { vitalsErrors } from '@hafi/contract/vitals/vitals.errors';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import {
  circleWith,
  type ElderAccess,
  may,
  requireAccess,
  tellWriting,
} from '../../circle/circle.public.ts';
import { endScale, insertScale } from './oxygen-scales.repo.ts';

/**
 * Whether the person may choose how an elder's oxygen is judged: a doctor whose papers a coordinator
 * has checked, and who may write the elder's health. Never for oneself.
 */
export async function mayJudge(
  db: Db,
  { roles }: Pick<Principal, 'roles'>,
  access: ElderAccess,
): Promise<boolean> {
  if (!roles.includes('DOCTOR') || access.by === 'self' || !may(access, 'health:write')) {
    return false;
  }
  return (await findPeople(db, [access.personId])).get(access.personId)?.verified ?? false;
}

/**
 * Has an elder's oxygen saturation judged by scale 2 of NEWS2 (target 88-92 %) from now on, or by
 * scale 1 again. Readings of before keep their status. The circle is told.
 * @throws Problem not-found without permission to write, not-allowed for everybody but a checked
 * doctor, scale-changed when another doctor was faster
 */
export async function changeOxygenScale(
  platform: Platform,
  caller: Principal,
  { elderId, reason, scale }: { elderId: string; reason: string; scale: OxygenScale },
): Promise<void> {
  const { clock, db } = platform;
  const access = await requireAccess(platform, caller, elderId, 'health:write');
  if (!(await mayJudge(db, caller, access))) throw new Problem(coreErrors['not-allowed']);
  const { personId } = caller;
  const setByName = (await findPeople(db, [personId])).get(personId)?.name ?? '';
  const at = clock.now();
  await inTransaction(platform, async (tx) => {
    const changed =
      scale === 2
        ? await insertScale(tx, {
            id: newId(),
            elderId,
            setBy: personId,
            setByName,
            setAt: at,
            reason,
          })
        : await endScale(tx, elderId, { endedBy: personId, endedAt: at, endReason: reason });
    if (!changed) throw new Problem(vitalsErrors['scale-changed']);
    await tellWriting(platform, tx, access, {
      writing: scale === 2 ? 'oxygenScaleSet' : 'oxygenScaleEnded',
      link: links.vitals(elderId),
    });
    tx.changed('vitals', [elderId, ...(await circleWith(tx, elderId, 'health:read'))]);
  });
}
