import { dayInMs } from '@hafi/base/time';
import type { Circle, CircleMember } from '@hafi/contract/circle/members.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findPeople,
  findReachables,
  type NameCard,
  type Reachable,
} from '../../accounts/accounts.public.ts';
import { shownBadges } from '../../badges/badges.public.ts';
import { countViewDays } from '../access-log/access-log.repo.ts';
import {
  type ElderAccess,
  may,
  mayCallMembers,
  mayChange,
  mayDecide,
  mayRecordConsentFor,
  maySeeCircle,
  mayVouch,
  permissionsOf,
} from '../circle.policy.ts';
import { allOffAt, findPlanned, type PlannedSource } from '../deaths/planned.ts';
import { presentDeaths } from '../deaths/present-death.ts';
import { findAccess } from '../elder-access.ts';
import { findMembers, type MemberRow } from './members.repo.ts';
import { numberToCall } from './number-to-call.ts';
import { isBeyondSms } from './vouch-for-number.ts';

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
 * A member's number that no SMS of ours reaches, with who vouches for it: for who may vouch, for the
 * member, and once somebody does for all who may call.
 */
function numberAbroad(
  { config }: Pick<Platform, 'config'>,
  access: ElderAccess,
  of: {
    readonly card: Reachable;
    readonly member: MemberRow;
    readonly vouchers: ReadonlyMap<string, NameCard>;
  },
): CircleMember['abroad'] {
  const { card, member, vouchers } = of;
  const { emailProved, phoneNumber } = card;
  if (!isBeyondSms(config, card) || phoneNumber === null) return null;
  const { vouchedAt, vouchedBy } = member;
  const isVouched = numberToCall(card, member) !== null && vouchedAt !== null;
  const you = member.personId === access.personId;
  const sees = you || mayVouch(access, member) || (isVouched && mayCallMembers(access));
  if (!sees) return null;
  const name = (vouchedBy === null ? undefined : vouchers.get(vouchedBy))?.name ?? '—';
  return {
    phone: phoneNumber,
    emailProved,
    vouched: isVouched ? { name, at: vouchedAt.toISOString() } : null,
    mayVouch: mayVouch(access, member),
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
  const vouchers = await findPeople(
    platform.db,
    members.flatMap(({ vouchedBy }) => vouchedBy ?? []),
  );
  const elder = people.get(elderId);
  if (!elder) throw new Problem(coreErrors['not-found']);
  const decides = mayDecide(access);
  const mayCall = mayCallMembers(access);
  const since = new Date(platform.clock.now().getTime() - viewedOver);
  const badges = await shownBadges(platform.db, [...people.keys()], platform.clock.now());
  const viewed = decides ? await countViewDays(platform.db, elderId, since) : null;
  const own = members.find(({ personId }) => personId === access.personId);
  const { firstName, locale, name, photo } = elder;
  const plannedFor = async (whom: string) =>
    (await findPlanned(platform.db, planned, whom, platform.clock.now())).map(
      ({ kind, startsAt, who }) => ({ kind, who, startsAt: startsAt?.toISOString() ?? null }),
    );
  const death = (await presentDeaths(platform.db, [access])).get(elderId);
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
      const { firstName: called, id, name: full, photo: face } = card;
      const abroad = numberAbroad(platform, access, { card, member, vouchers });
      const person = {
        checked,
        badges: badges.get(id) ?? [],
        name: full,
        firstName: called,
        photo: face,
        phone: mayCall && !shown.you ? numberToCall(card, member) : null,
        abroad,
        viewDays: viewed && !shown.you ? (viewed.get(id) ?? 0) : null,
      };
      return [Object.assign(shown, person)];
    }),
  };
}
