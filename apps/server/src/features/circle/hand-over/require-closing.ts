import { formatPhone } from '@hafi/base/format-phone';
import { circleErrors } from '@hafi/contract/circle/circle.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { supportContact } from '@hafi/contract/support/network';
import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDeath, usesAccount } from '../../accounts/accounts.public.ts';
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

async function hasLived(
  platform: Platform,
  elderId: string,
  sources: ClosingNeeds['signsOfLife'],
): Promise<boolean> {
  if (await usesAccount(platform, elderId)) return true;
  for (const lastActs of sources) {
    if ((await lastActs(platform.db, [elderId], new Date(0))).has(elderId)) return true;
  }
  return false;
}

/**
 * Requires the manager who may close the account, and that it is of who has died, or was registered by
 * mistake: nobody erases an elder who has shown life, nor while help is under way. A representative
 * outranks the manager.
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
  if (await findDeath(platform.db, elderId)) return;
  if (await hasLived(platform, elderId, signsOfLife)) {
    const phone = formatPhone(supportContact.phone);
    throw new Problem(circleErrors['account-in-use'], { values: { phone } });
  }
}
