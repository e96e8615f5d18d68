import type { Caller } from '../../../platform/auth/principal.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ElderAccess } from '../circle.policy.ts';
import type { MemberRow } from '../members/members.repo.ts';
import { giverOf, writeConsent } from './write-consent.ts';

/** Writes down that the calls of a member may open by themselves, or may no more. */
export async function recordCallConsent(
  platform: Pick<Platform, 'clock'>,
  tx: Tx,
  {
    access,
    caller,
    isAllowed,
    member,
  }: {
    readonly access: ElderAccess;
    readonly caller: Pick<Caller, 'locale' | 'personId'>;
    readonly isAllowed: boolean;
    readonly member: Pick<MemberRow, 'elderId' | 'permissions' | 'personId' | 'relation'>;
  },
): Promise<void> {
  const { elderId, permissions, personId, relation } = member;
  await writeConsent(platform, tx, {
    elderId,
    personId,
    relation,
    permissions,
    before: permissions,
    action: isAllowed ? 'calls-opened' : 'calls-closed',
    givenAs: giverOf(access),
    locale: caller.locale,
    recordedBy: caller.personId,
  });
}
