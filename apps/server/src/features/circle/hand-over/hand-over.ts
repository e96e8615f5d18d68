import { permissions as allPermissions, type Permission } from '@hafi/contract/circle/circle-terms';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import type {
  finishHandOver as finishEndpoint,
  startHandOver as startEndpoint,
} from '@hafi/contract/circle/elder-registration.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { Locale } from '@hafi/i18n/locales';
import type { Caller } from '../../../platform/auth/principal.ts';
import { lock } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findPeople,
  type PhoneSignIns,
  pendingHandOver,
  proveHandOver,
  sendHandOverCode,
} from '../../accounts/accounts.public.ts';
import { tell } from '../../notifications/notifications.public.ts';
import { uniquePermissions } from '../consents/write-consent.ts';
import { writeGrant } from '../consents/write-grant.ts';
import { type Asks, requireDecider } from '../elder-access.ts';
import { withdrawSentBy } from '../invitations/invitations.repo.ts';
import type { CirclePlatform } from '../let-go.ts';
import { forgetNotices } from '../members/forget-notices.ts';
import { findMembers, updateMember } from '../members/members.repo.ts';
import { announceCircle } from '../tell-circle.ts';
import { handOverNews } from './hand-over.messages.ts';
import { numberPassing } from './number-passing.ts';

/** The account, and the network address of the request. */
interface Which {
  readonly elderId: string;
  readonly address: string;
}

/** @throws Problem not-found for everybody but the manager of the elder's account */
export async function requireManager(platform: Platform, caller: Asks, elderId: string) {
  const access = await requireDecider(platform, caller, elderId);
  if (access.decidesAs !== 'manager') throw new Problem(coreErrors['not-found']);
}

/** Where a pending code was sent, for the manager. */
export async function getHandOver(
  platform: Platform,
  caller: Asks,
  elderId: string,
): Promise<string | null> {
  await requireManager(platform, caller, elderId);
  return pendingHandOver(platform, elderId);
}

/**
 * Sends a code to the elder's own phone or e-mail, and returns where it was sent.
 * @throws Problem not-found, invalid-input unless exactly one of them is given, sms-does-not-reach,
 * too-many-requests
 */
export async function startHandOver(
  platform: Platform,
  caller: Asks,
  requested: Which & ParsedInput<typeof startEndpoint>['body'],
): Promise<string> {
  const { address, elderId } = requested;
  await requireManager(platform, caller, elderId);
  const to = requested.phoneNumber || requested.email;
  if (!to) {
    throw invalidInput('phoneNumber', 'required');
  }
  const { personId } = caller;
  const helper = (await findPeople(platform.db, [personId])).get(personId);
  const helperName = helper?.firstName ?? '';
  await sendHandOverCode(platform, address, { personId: elderId, helperName, to });
  return to;
}

/**
 * Hands the account over by the code, entered on the spot: from now on the elder decides.
 * @throws Problem not-found, invalid-one-time-code, phone-in-use, email-in-use
 */
export async function finishHandOver(
  platform: CirclePlatform,
  caller: Caller,
  { address, code, elderId, permissions }: Which & ParsedInput<typeof finishEndpoint>['body'],
): Promise<void> {
  await requireManager(platform, caller, elderId);
  const left = { permissions: uniquePermissions(permissions), locale: caller.locale };
  const also = async (tx: Tx) => {
    const changed = await endManagement(platform, tx, elderId, { ...left, by: caller.personId });
    await announceCircle(tx, elderId, ...changed);
  };
  const passing = numberPassing(platform);
  await proveHandOver(platform, address, elderId, code, { also, passing });
}

/**
 * Completes the hand-over when an elder signs in with their own phone; the former manager stays a
 * member.
 */
export const elderTakesOver =
  (platform: CirclePlatform): PhoneSignIns['onOwnPhone'] =>
  async (tx, elderId) => {
    const elder = (await findPeople(tx, [elderId])).get(elderId);
    const left = { permissions: allPermissions, locale: elder?.locale ?? 'rw' };
    const changed = await endManagement(platform, tx, elderId, { ...left, by: null });
    if (changed.length > 0) await announceCircle(tx, elderId, ...changed);
  };

/** Turns the managers of the account into ordinary members; returns their ids. */
async function endManagement(
  platform: CirclePlatform,
  tx: Tx,
  elderId: string,
  left: {
    /** Who acts; null where a sign-in does it, and nobody on the screen says so. */
    readonly by: string | null;
    readonly permissions: readonly Permission[];
    readonly locale: Locale;
  },
): Promise<string[]> {
  await lock(tx, 'circle', elderId);
  const managers = (await findMembers(tx, elderId)).filter(
    ({ decidesAs }) => decidesAs === 'manager',
  );
  const permissions = [...left.permissions];
  for (const { decidesAs, id, permissions: before, personId, relation } of managers) {
    const updatedAt = platform.clock.now();
    await updateMember(tx, id, { decidesAs: null, permissions, updatedAt });
    await forgetNotices(platform, tx, {
      elderId,
      personId,
      before: allPermissions,
      after: permissions,
    });
    await withdrawSentBy(tx, elderId, personId, updatedAt);
    await writeGrant(platform, tx, {
      elderId,
      personId,
      action: 'changed',
      relation,
      permissions,
      before,
      decidedAs: decidesAs,
      givenAs: 'elder',
      textVersion: consentVersion,
      locale: left.locale,
      recordedBy: elderId,
    });
    await tellBoth(platform, tx, { by: left.by, elderId, helperId: personId });
  }
  return managers.map(({ personId }) => personId);
}

interface HandedOver {
  readonly by: string | null;
  readonly elderId: string;
  readonly helperId: string;
}

async function tellBoth(platform: Platform, tx: Tx, { by, elderId, helperId }: HandedOver) {
  const people = await findPeople(tx, [elderId, helperId]);
  const common = {
    by,
    type: 'family' as const,
    priority: 'high' as const,
    isSecurity: true as const,
    title: handOverNews.title,
    values: {
      elder: people.get(elderId)?.firstName ?? '',
      helper: people.get(helperId)?.firstName ?? '',
    },
    outside: handOverNews.outside,
    at: platform.clock.now(),
  };
  const { toElder, toHelper } = handOverNews;
  await tell(platform, tx, { ...common, personId: elderId, text: toElder, link: links.circle });
  const link = links.circleOf(elderId);
  await tell(platform, tx, { ...common, personId: helperId, text: toHelper, link });
}
