import { formatPhone } from '@hafi/base/format-phone';
import { circleErrors } from '@hafi/contract/circle/circle.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { supportContact } from '@hafi/contract/support/network';
import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDeath, usesAccount } from '../../accounts/accounts.public.ts';
import { allOffAt } from '../deaths/planned.ts';
import type { Asks } from '../elder-access.ts';
import { findMembers } from '../members/members.repo.ts';
import { requireManager } from './hand-over.ts';

/** What other features know of an elder whose account is to be closed by who keeps it. */
export interface ClosingNeeds {
  /** When the elders last did something in Hafi themselves since an instant. */
  readonly signsOfLife: readonly ((
    db: Db,
    elders: readonly string[],
    since: Date,
  ) => Promise<ReadonlyMap<string, Date>>)[];
  /** Whether a call for help or an urgent alert about the elder is open. */
  readonly isInDanger: (elderId: string) => Promise<boolean>;
}

async function hasActed(
  { db }: Platform,
  elderId: string,
  { since, sources }: { readonly since: Date; readonly sources: ClosingNeeds['signsOfLife'] },
): Promise<boolean> {
  for (const lastActs of sources) {
    const at = (await lastActs(db, [elderId], since)).get(elderId);
    if (at && at > since) return true;
  }
  return false;
}

/**
 * Requires the manager who may close the account, and that it is of who has died, or was registered by
 * mistake: nobody erases an elder who has shown life, nor while help is under way, nor within the day in
 * which a death can be taken back without loss. A representative outranks the manager.
 * @throws Problem not-found, account-in-use, help-under-way
 */
export async function requireClosing(
  platform: Platform,
  caller: Asks,
  elderId: string,
  { isInDanger, signsOfLife }: ClosingNeeds,
): Promise<void> {
  await requireManager(platform, caller, elderId);
  const members = await findMembers(platform.db, elderId);
  if (members.some(({ decidesAs }) => decidesAs === 'representative')) {
    throw new Problem(coreErrors['not-found']);
  }
  if (await isInDanger(elderId)) throw new Problem(circleErrors['help-under-way']);
  const death = await findDeath(platform.db, elderId);
  const isSettled = death !== undefined && platform.clock.now() >= allOffAt(death.recordedAt);
  const since = isSettled ? death.saidAt : new Date(0);
  const isUsed = !isSettled && (await usesAccount(platform, elderId));
  if (isUsed || (await hasActed(platform, elderId, { since, sources: signsOfLife }))) {
    const phone = formatPhone(supportContact.phone);
    throw new Problem(circleErrors['account-in-use'], { values: { phone } });
  }
}
