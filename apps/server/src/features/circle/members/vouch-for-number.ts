import { circleErrors } from '@hafi/contract/circle/circle.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Config } from '../../../platform/config/config.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { smsReaches } from '../../../platform/outbox/sms/sms-reaches.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findReachable, type Reachable } from '../../accounts/accounts.public.ts';
import { mayVouch } from '../circle.policy.ts';
import { findAccess } from '../elder-access.ts';
import { announceCircle, tellCircle } from '../tell-circle.ts';
import { lockMember, nobodyVouches, updateMember } from './members.repo.ts';

/** Whether somebody's number can be proved by no code of ours, because no SMS of ours reaches it. */
export const isBeyondSms = (
  config: Pick<Config, 'SMS_COUNTRIES'>,
  { phoneNumber, phoneProved }: Pick<Reachable, 'phoneNumber' | 'phoneProved'>,
): boolean => phoneNumber !== null && !phoneProved && !smsReaches(config, phoneNumber);

/**
 * Says that a member was reached at the number that their account has, or takes that back (`phone` is
 * null). From then on this circle is offered calls to it; it proves nothing else. The owner is notified;
 * idempotent.
 * @throws Problem not-found for who may not, number-not-open for another number than the account has,
 * one that a code can prove, and while the owner's e-mail address is not proved
 */
export async function vouchForNumber(
  platform: Platform,
  caller: Pick<Principal, 'personId' | 'roles'>,
  {
    elderId,
    personId,
    phone,
  }: { readonly elderId: string; readonly personId: string; readonly phone: string | null },
): Promise<void> {
  const access = await findAccess(platform, caller, elderId);
  if (!access || !mayVouch(access, { personId })) throw new Problem(coreErrors['not-found']);
  await inTransaction(platform, async (tx) => {
    const member = await lockMember(tx, elderId, personId);
    const person = member && (await findReachable(tx, personId));
    if (!member || !person) throw new Problem(coreErrors['not-found']);
    if (member.vouchedPhone === phone) return;
    const at = platform.clock.now();
    if (phone === null) {
      await updateMember(tx, member.id, { ...nobodyVouches, updatedAt: at });
    } else {
      const isOpen = person.emailProved && isBeyondSms(platform.config, person);
      if (!isOpen || person.phoneNumber !== phone) {
        throw new Problem(circleErrors['number-not-open']);
      }
      const vouched = { vouchedPhone: phone, vouchedBy: caller.personId, vouchedAt: at };
      await updateMember(tx, member.id, { ...vouched, updatedAt: at });
    }
    await tellCircle(platform, tx, {
      elderId,
      to: [personId],
      by: caller.personId,
      news: phone === null ? 'unvouched' : 'vouched',
      names: { person: caller.personId },
    });
    await announceCircle(tx, elderId, personId);
  });
}
