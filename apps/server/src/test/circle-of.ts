import type { Role } from '@hafi/contract/accounts/roles';
import type { Decider, Permission } from '@hafi/contract/circle/circle-terms';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import { callAs } from './call-as.ts';
import { makeElder } from './factories/elder.factory.ts';
import { makeMember } from './factories/member.factory.ts';
import { makePerson, type SignedIn } from './factories/person.factory.ts';
import { proveIdentity } from './issue-session.ts';
import type { TestApp } from './test-app.ts';

/** A person who calls the server. */
export type Actor = SignedIn & ReturnType<typeof callAs>;

/**
 * An elder with a circle, and its URLs. Unless not `proved`, everybody has just confirmed who they are, and
 * may give weighty permissions for ten minutes.
 */
export async function circleOf(app: TestApp, { proved = true }: { proved?: boolean } = {}) {
  const acting = async (who: SignedIn): Promise<Actor> => {
    if (proved) await proveIdentity(app, who);
    return { ...who, ...callAs(app, who) };
  };
  const actor = async (roles: readonly Role[], firstName = 'Claudine'): Promise<Actor> =>
    acting(await makePerson(app, { roles, firstName, lastName: 'Uwase' }));
  const elder = await acting(await makeElder(app, { firstName: 'Vestine', lastName: 'Uwase' }));
  const at = `/api/elders/${elder.personId}`;
  return {
    elder,
    at,
    actor,
    invitation: (more: object = {}) => ({
      way: 'code',
      relation: 'child',
      permissions: ['health:read'],
      textVersion: consentVersion,
      // Counts only for a manager, who must name one.
      witness: 'Patrick Niyonzima',
      witnessContact: 'the neighbour',
      ...more,
    }),
    /** Adds a member directly, as if they had joined before. */
    async member(
      permissions: Permission[],
      more: { decidesAs?: Decider; roles?: Role[]; firstName?: string } = {},
    ): Promise<Actor> {
      const { decidesAs = null, firstName, roles = ['FAMILY'] } = more;
      const who = await actor(roles, firstName);
      await makeMember(app, { elder, who, permissions, decidesAs });
      return who;
    },
  };
}
