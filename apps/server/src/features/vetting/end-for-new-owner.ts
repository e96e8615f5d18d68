import { links } from '@hafi/contract/core/links';
import { vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findPeople,
  findPeopleWithRole,
  markUnchecked,
  type OnNewOwner,
} from '../accounts/accounts.public.ts';
import { findBadgesOf, lockBadge } from '../badges/badges.public.ts';
import { closeAppointmentAccessOf, tellCheckEnded } from '../circle/circle.public.ts';
import { setLicensedUntil, setPracticeVerified } from '../doctors/doctors.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import { announceStatus } from './announce-status.ts';
import { ownerNotice } from './vetting.messages.ts';
import { lockVettingOf, lockVettingsOf, updateVetting } from './vetting.repo.ts';
import { eraseVetting } from './vetting-data.ts';

/**
 * Ends what coordinators have confirmed of an account that passes to the owner of its address, and
 * deletes the papers: they were somebody else's. What was promised in the role ends soon after
 * (`end-promises.job.ts`). Circles and coordinators are notified; who has promised it is gone.
 */
export const endForNewOwner =
  (platform: Platform): OnNewOwner =>
  async (tx, personId) => {
    const at = platform.clock.now();
    const checks = await lockVettingsOf(tx, personId);
    const badges = (await findBadgesOf(tx, personId)).map(({ id }) => id).sort();
    for (const id of badges) await lockBadge(tx, id);
    const person = (await findPeople(tx, [personId])).get(personId);
    // Also of who was confirmed before papers were kept.
    await markUnchecked(tx, personId);
    await setPracticeVerified(tx, personId, null);
    await setLicensedUntil(tx, personId, null);
    await eraseVetting(platform, tx, personId);
    const stood = person?.confirmed ?? false;
    const role = person && vettedRoleOf(person.roles);
    if (role && (stood || checks.some(({ badgeId }) => badgeId === null))) {
      const fresh = await lockVettingOf(tx, { personId, role, at });
      await updateVetting(tx, fresh.id, { promisesDueAt: at });
    }
    if (person && stood) {
      await recordAudit(tx, {
        actorId: personId,
        action: 'vetting.passed-on',
        subjectId: personId,
        at,
      });
      await closeAppointmentAccessOf(tx, personId);
      await tellCheckEnded(platform, tx, { by: null, personId });
      await tellCoordinators(tx, { personId, name: person.name, at });
    }
    await announceStatus(tx, personId, at);
  };

async function tellCoordinators(
  tx: Tx,
  { at, name, personId }: { readonly personId: string; readonly name: string; readonly at: Date },
): Promise<void> {
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  for (const coordinator of coordinators) {
    await notify(tx, {
      ...ownerNotice,
      by: personId,
      personId: coordinator,
      type: 'community',
      priority: 'high',
      values: { name },
      link: links.adminPeople,
      at,
    });
  }
  tx.changed(['admin', 'notifications'], coordinators);
}
