import type { MemberRow } from '../members/members.repo.ts';

/** Who is told of what happens to an elder's way in: who decides, otherwise who is told of alerts. */
export function concerned(members: readonly MemberRow[]): MemberRow[] {
  const deciders = members.filter(({ decidesAs }) => decidesAs);
  if (deciders.length > 0) return deciders;
  return members.filter(({ permissions }) => permissions.includes('alerts:receive'));
}
