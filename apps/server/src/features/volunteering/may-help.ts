import type { HelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import type { Db } from '../../platform/db/database.ts';
import { findReachable, type Reachable } from '../accounts/accounts.public.ts';

type Checked = NonNullable<HelpRequest['volunteer']>['checked'];

/**
 * What is known about who a volunteer is: nothing until a coordinator has compared the papers, then
 * that, and which of address and number is theirs.
 */
export function checkedOf(person: Reachable | undefined): Checked {
  if (!person?.verified) return [];
  return [
    'identity',
    ...(person.emailProved ? (['email'] as const) : []),
    ...(person.phoneProved ? (['phone'] as const) : []),
  ];
}

/**
 * Whether a volunteer may read whose home they go to: a coordinator has confirmed who they are, and
 * an address or a number is known to be theirs.
 */
export const isTrusted = (person: Reachable | undefined): boolean => checkedOf(person).length > 1;

/**
 * Whether a volunteer still goes where they have promised to: also under another name than was compared,
 * which takes nothing back that is under way.
 */
export const keepsPromise = (person: Reachable | undefined): boolean =>
  person !== undefined && isTrusted({ ...person, verified: person.confirmed });

/** As {@link isTrusted}, by id. */
export async function mayHelp(db: Db, personId: string): Promise<boolean> {
  return isTrusted(await findReachable(db, personId));
}
