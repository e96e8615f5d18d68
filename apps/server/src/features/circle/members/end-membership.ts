import type { Locale } from '@hafi/i18n/locales';
import type { Tx } from '../../../platform/db/tx.ts';
import { writeConsent } from '../consents/write-consent.ts';
import { withdrawSentBy } from '../invitations/invitations.repo.ts';
import type { CirclePlatform } from '../let-go.ts';
import { endClaimsOfMember } from '../representative/representative.repo.ts';
import { forgetNotices } from './forget-notices.ts';
import { type MemberRow, nobodyVouches, updateMember } from './members.repo.ts';

/**
 * Ends a membership in the caller's transaction: access ends, invitations sent by the person are
 * withdrawn, and a claim to represent the elder ends.
 */
export async function endMembership(
  platform: Pick<CirclePlatform, 'clock' | 'letGo'>,
  tx: Tx,
  member: MemberRow,
  by: {
    readonly personId: string;
    readonly locale: Locale;
    readonly givenAs: 'elder' | 'representative' | 'manager' | 'member';
  },
): Promise<void> {
  const { elderId, id, permissions, personId, relation } = member;
  const now = platform.clock.now();
  await updateMember(tx, id, {
    ...nobodyVouches,
    endedAt: now,
    endedBy: by.personId,
    updatedAt: now,
  });
  await withdrawSentBy(tx, elderId, personId, now);
  await endClaimsOfMember(tx, member, { personId: by.personId, at: now });
  await writeConsent(platform, tx, {
    elderId,
    personId,
    relation,
    permissions: [],
    before: permissions,
    action: by.givenAs === 'member' ? 'left' : 'withdrawn',
    givenAs: by.givenAs,
    locale: by.locale,
    recordedBy: by.personId,
  });
  // Last: its locks come after those of claims.
  await forgetNotices(platform, tx, { elderId, personId, before: permissions, after: null });
}
