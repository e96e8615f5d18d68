import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { LimitableKind, OwnLimits } from '@hafi/contract/vitals/own-limits';
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
import { endLimits, insertLimits } from './own-limits.repo.ts';

/**
 * Whether the person may choose by which limits an elder's readings are judged: a doctor whose papers
 * a coordinator has checked, and who may write the elder's health. Never for oneself.
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

/** What the circle is notified, by the vital. */
const writings = {
  'oxygen-saturation': { set: 'oxygenScaleSet', ended: 'oxygenScaleEnded' },
  'blood-pressure': { set: 'pressureTargetSet', ended: 'pressureTargetEnded' },
} as const;

/** A change for one vital: the own limits, or null for those of most people. */
export interface LimitsChange {
  readonly elderId: string;
  readonly kind: LimitableKind;
  readonly limits: OwnLimits | null;
  readonly reason: string;
}

/**
 * Has an elder's readings of a vital judged by own limits from now on, or by those of most people
 * again. Readings of before keep their status. The circle is notified.
 * @throws Problem not-found without permission to write, not-allowed for everybody but a checked
 * doctor, limits-changed when another doctor was faster
 */
export async function changeOwnLimits(
  platform: Platform,
  caller: Principal,
  { elderId, kind, limits, reason }: LimitsChange,
): Promise<void> {
  const { clock, db } = platform;
  const access = await requireAccess(platform, caller, elderId, 'health:write');
  if (!(await mayJudge(db, caller, access))) throw new Problem(coreErrors['not-allowed']);
  const { personId } = caller;
  const setByName = (await findPeople(db, [personId])).get(personId)?.name ?? '';
  const at = clock.now();
  await inTransaction(platform, async (tx) => {
    const begin = { id: newId(), elderId, kind, setBy: personId, setByName, setAt: at, reason };
    const changed = limits
      ? await insertLimits(tx, { ...begin, limits })
      : await endLimits(
          tx,
          { elderId, kind },
          { endedBy: personId, endedAt: at, endReason: reason },
        );
    if (!changed) throw new Problem(vitalsErrors['limits-changed']);
    await tellWriting(platform, tx, access, {
      writing: writings[kind][limits ? 'set' : 'ended'],
      ref: undefined,
      link: links.vitals(elderId),
    });
    tx.changed('vitals', [elderId, ...(await circleWith(tx, elderId, 'health:read'))]);
  });
}
