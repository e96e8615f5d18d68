import type { Role } from '@hafi/contract/accounts/roles';
import type { Decider, Permission } from '@hafi/contract/circle/circle-terms';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import { insertMember } from '../features/circle/members/members.repo.ts';
import { newId } from '../platform/ids/uuid-v7.ts';
import { callAs } from './call-as.ts';
import { makePerson, type SignedIn } from './factories/person.factory.ts';
import type { TestApp } from './test-app.ts';

/** Somebody who calls the server. */
export type Actor = SignedIn & ReturnType<typeof callAs>;

/** An elder with people around them, and the addresses of their circle. */
export async function circleOf(app: TestApp) {
  const actor = async (roles: readonly Role[], firstName = 'Claudine'): Promise<Actor> => {
    const who = await makePerson(app, { roles, firstName, lastName: 'Uwase' });
    return { ...who, ...callAs(app, who) };
  };
  const elder = await actor(['PATIENT'], 'Vestine');
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
      ...more,
    }),
    /** A member as if they had joined before. */
    async member(
      permissions: Permission[],
      more: { decidesAs?: Decider; roles?: Role[]; firstName?: string } = {},
    ): Promise<Actor> {
      const { decidesAs = null, firstName, roles = ['FAMILY'] } = more;
      const who = await actor(roles, firstName);
      const now = app.clock.now();
      await insertMember(app.platform.db, {
        id: newId(),
        elderId: elder.personId,
        personId: who.personId,
        relation: 'child',
        permissions,
        decidesAs,
        since: now,
        updatedAt: now,
      });
      return who;
    },
  };
}
