import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { EmergencySettings } from '@hafi/contract/emergency/emergency.schemas';
import type { Principal } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { warnByMail } from '../accounts/accounts.public.ts';
import { circleWith, findAccess, mayDecide } from '../circle/circle.public.ts';
import {
  deleteAnswering,
  findAnswering,
  findGatePhoto,
  findSettings,
  putAnswering,
  putSettings,
} from './settings.repo.ts';

/** Who asks. */
export type Asking = Pick<Principal, 'personId' | 'roles'>;

/** @throws Problem not-found for everybody but the elder and who decides for them */
export async function requireDecider(
  platform: Platform,
  caller: Asking,
  elderId: string,
): Promise<void> {
  const access = await findAccess(platform, caller, elderId);
  if (!access || !mayDecide(access)) throw new Problem(coreErrors['not-found']);
}

/**
 * What an elder decided for emergencies.
 * @throws Problem not-found
 */
export async function getSettings(platform: Platform, caller: Asking, elderId: string) {
  await requireDecider(platform, caller, elderId);
  const gatePhoto = (await findGatePhoto(platform.db, elderId)) !== null;
  return { ...(await findSettings(platform.db, elderId)), gatePhoto };
}

/**
 * Changes what an elder decided for emergencies.
 * @throws Problem not-found
 */
export async function saveSettings(
  platform: Platform,
  caller: Asking,
  elderId: string,
  settings: EmergencySettings,
): Promise<void> {
  await requireDecider(platform, caller, elderId);
  await inTransaction(platform, async (tx) => {
    const { sharesCard } = await findSettings(tx, elderId);
    if (settings.sharesCard && !sharesCard) {
      await warnByMail(platform, tx, caller.personId, 'shares-card');
    }
    await putSettings(tx, { ...settings, elderId, updatedAt: platform.clock.now() });
    tx.changed('emergencies', [elderId, ...(await circleWith(tx, elderId, 'alerts:receive'))]);
  });
}

/** Whether a volunteer wants to be asked when an elder who lives near calls for help. */
export async function getHelp({ db }: Platform, { personId }: Asking) {
  return { answers: (await findAnswering(db, [personId])).has(personId) };
}

/** Says whether a volunteer wants to be asked. */
export async function saveHelp(
  platform: Platform,
  { personId }: Asking,
  { answers }: { readonly answers: boolean },
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    if (answers) await putAnswering(tx, personId, platform.clock.now());
    else await deleteAnswering(tx, personId);
    tx.changed('emergencies', [personId]);
  });
}
