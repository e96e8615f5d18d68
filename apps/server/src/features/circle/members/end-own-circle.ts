import { lock } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { OnNewOwner } from '../../accounts/accounts.public.ts';
import { withdrawAllOf } from '../invitations/invitations.repo.ts';
import type { CirclePlatform } from '../let-go.ts';
import { announceCircle, tellCircle } from '../tell-circle.ts';
import { endMembership } from './end-membership.ts';
import { lockMembers } from './members.repo.ts';

/**
 * Ends the circle that was let into an account before its owner had shown that the address is
 * theirs, with all open invitations. Only a representative stays: a coordinator confirmed them by a
 * court's document.
 */
export const endOwnCircle =
  (platform: CirclePlatform): OnNewOwner =>
  async (tx: Tx, personId: string) => {
    await lock(tx, 'circle', personId);
    const members = (await lockMembers(tx, personId)).filter(
      ({ decidesAs }) => decidesAs !== 'representative',
    );
    const ended = members.map((member) => member.personId);
    for (const member of members) {
      await endMembership(platform, tx, member, { personId, locale: 'en', givenAs: 'elder' });
    }
    await withdrawAllOf(tx, personId, platform.clock.now());
    if (ended.length === 0) return;
    await tellCircle(platform, tx, { elderId: personId, to: ended, by: personId, news: 'revoked' });
    await announceCircle(tx, personId, ...ended);
  };
