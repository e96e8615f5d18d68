import type { listConsents as endpoint } from '@hafi/contract/circle/consents.contract';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { readTimePage } from '../../../platform/http/read-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople, type NameCard } from '../../accounts/accounts.public.ts';
import { type ElderAccess, mayChange } from '../circle.policy.ts';
import { type Asks, requireDecider } from '../elder-access.ts';
import { findMembers, type MemberRow } from '../members/members.repo.ts';
import { type ConsentRow, findConsents } from './consents.repo.ts';

/** A person's name; null when they have left Hafi. */
export const nameIn = (people: ReadonlyMap<string, NameCard>, id: string): string | null => {
  const card = people.get(id);
  return card && card.roles.length > 0 ? card.name : null;
};

/** Whether some permissions that a witnessed consent added are still there. */
function canUndo(access: ElderAccess, { added, channel }: ConsentRow, member?: MemberRow) {
  if (channel === 'electronic' || !member || !mayChange(access, member)) return false;
  return member.permissions.some((permission) => added.includes(permission));
}

/**
 * An elder's consent log, newest first.
 * @throws Problem not-found for anyone who does not decide about the circle, invalid-input for an
 * unknown cursor
 */
export async function listConsents(
  platform: Platform,
  caller: Asks,
  { elderId, ...query }: { readonly elderId: string } & ParsedInput<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { db } = platform;
  const access = await requireDecider(platform, caller, elderId);
  const { items: shown, nextCursor } = await readTimePage(
    query,
    (page) => findConsents(db, elderId, page),
    (row) => row,
  );
  const members = await findMembers(db, elderId);
  const people = await findPeople(db, [
    ...new Set(
      shown.flatMap(({ personId, readBy, recordedBy }) => [
        personId,
        recordedBy,
        ...(readBy ? [readBy] : []),
      ]),
    ),
  ]);
  return {
    data: shown.map((row) => {
      const { at, elderId: _elder, givenAt, personId, readBy, recordedBy, ...plain } = row;
      const member = members.find((each) => each.personId === personId);
      return {
        ...plain,
        member: nameIn(people, personId),
        readBy: readBy && nameIn(people, readBy),
        recordedBy: nameIn(people, recordedBy),
        givenAt: givenAt.toISOString(),
        at: at.toISOString(),
        canUndo: canUndo(access, row, member),
      };
    }),
    nextCursor,
  };
}
