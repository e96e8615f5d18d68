import { dayInMs } from '@hafi/base/time';
import { alertsShownBy } from '@hafi/contract/circle/circle-terms';
import type { Circle } from '@hafi/contract/circle/members.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findReachables } from '../../accounts/accounts.public.ts';
import { shownBadges } from '../../badges/badges.public.ts';
import { countViewDays } from '../access-log/access-log.repo.ts';
import {
  type ElderAccess,
  may,
  mayChange,
  mayDecide,
  mayRecordConsentFor,
  maySeeCircle,
  permissionsOf,
} from '../circle.policy.ts';
import { allOffAt, findPlanned, type PlannedSource } from '../deaths/planned.ts';
import { presentDeath } from '../deaths/present-death.ts';
import { findAccess } from '../elder-access.ts';
import { findMembers, type MemberRow } from './members.repo.ts';

/** Over what time the days are counted on which somebody looked, in milliseconds. */
const viewedOver = 30 * dayInMs;

/** What the caller may know about a member and do with them. */
function presentMember(access: ElderAccess, own: MemberRow | undefined, member: MemberRow) {
  const { decidesAs, permissions, personId, relation, since } = member;
  const you = personId === access.personId;
  return {
    personId,
    relation,
    decidesAs,
    you,
    since: since.toISOString(),
    permissions: you || mayDecide(access) ? [...permissionsOf(permissions, decidesAs)] : null,
    abilities: {
      change: mayChange(access, member),
      revoke: mayChange(access, member),
      recordConsent: mayRecordConsentFor(access, own, member),
    },
  };
}

/**
 * The members of an elder's circle. Callers who do not decide see the members and only their own
 * permissions.
 * @throws Problem not-found for anyone who does not belong to the circle
 */
export async function getCircle(
  platform: Platform,
  caller: Principal,
  { elderId, planned }: { readonly elderId: string; readonly planned: readonly PlannedSource[] },
): Promise<Circle> {
  const access = await findAccess(platform, caller, elderId);
  if (!access || !maySeeCircle(access)) throw new Problem(coreErrors['not-found']);
  const members = await findMembers(platform.db, elderId);
  const people = await findReachables(platform.db, [
    elderId,
    ...members.map(({ personId }) => personId),
  ]);
  const elder = people.get(elderId);
  if (!elder) throw new Problem(coreErrors['not-found']);
  const decides = mayDecide(access);
  const mayCall = decides || alertsShownBy(access.permissions) !== 'nothing';
  const since = new Date(platform.clock.now().getTime() - viewedOver);
  const badges = await shownBadges(platform.db, [...people.keys()], platform.clock.now());
  const viewed = decides ? await countViewDays(platform.db, elderId, since) : null;
  const own = members.find(({ personId }) => personId === access.personId);
  const { firstName, locale, name, photo } = elder;
  const plannedFor = async (whom: string) =>
    (await findPlanned(platform.db, planned, whom, platform.clock.now())).map(
      ({ kind, startsAt, who }) => ({ kind, who, startsAt: startsAt?.toISOString() ?? null }),
    );
  const death = await presentDeath(platform.db, access);
  return {
    elder: { id: elderId, name, firstName, photo, locale, you: access.by === 'self' },
    abilities: {
      decide: mayDecide(access),
      recordConsent: members.some((member) => mayRecordConsentFor(access, own, member)),
      leave: own !== undefined,
    },
    ...(death
      ? {
          death: Object.assign(death, {
            allOffAt: allOffAt(new Date(death.recordedAt)).toISOString(),
            planned: decides || may(access, 'bookings:manage') ? await plannedFor(elderId) : [],
          }),
        }
      : {}),
    ...(access.decidesAs === 'manager' ? { planned: await plannedFor(elderId) } : {}),
    members: members.flatMap((member) => {
      const card = people.get(member.personId);
      if (!card) return [];
      const shown = presentMember(access, own, member);
      const checked = vettedRoleOf(card.roles) === null ? null : card.verified;
      const { firstName: called, id, name: full, phoneNumber, phoneProved, photo: face } = card;
      const person = {
        checked,
        badges: badges.get(id) ?? [],
        name: full,
        firstName: called,
        photo: face,
        phone: mayCall && !shown.you && phoneProved ? phoneNumber : null,
        viewDays: viewed && !shown.you ? (viewed.get(id) ?? 0) : null,
      };
      return [Object.assign(shown, person)];
    }),
  };
}
