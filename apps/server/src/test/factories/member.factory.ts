import type { Decider, Permission, Relation } from '@hafi/contract/circle/circle-terms';
import { insertMember, updateMember } from '../../features/circle/members/members.repo.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { TestApp } from '../test-app.ts';
import { makePerson, type SignedIn } from './person.factory.ts';

/** A member of an elder's circle. */
export interface Member extends SignedIn {
  readonly memberId: string;
  readonly elder: SignedIn;
  /** Replaces their permissions. */
  grant(permissions: readonly Permission[]): Promise<void>;
  /** Removes them from the circle. */
  end(): Promise<void>;
}

/**
 * Adds a circle member directly, as if they had joined before. Default: a child of a new elder,
 * without any permission. The member is a new FAMILY account made from `person`, or the existing
 * `who`.
 */
export async function makeMember(
  app: Pick<TestApp, 'platform'>,
  options: {
    elder?: SignedIn;
    who?: SignedIn;
    person?: Parameters<typeof makePerson>[1];
    relation?: Relation;
    permissions?: readonly Permission[];
    decidesAs?: Decider | null;
  } = {},
): Promise<Member> {
  const { decidesAs = null, permissions = [], relation = 'child' } = options;
  const { platform } = app;
  const elder = options.elder ?? (await makePerson(app));
  const who =
    options.who ??
    (await makePerson(app, {
      roles: ['FAMILY'],
      firstName: 'Claudine',
      ...options.person,
    }));
  const memberId = newId();
  const now = platform.clock.now();
  const row = {
    id: memberId,
    elderId: elder.personId,
    personId: who.personId,
    relation,
    permissions: [...permissions],
    decidesAs,
    since: now,
    updatedAt: now,
  };
  await inTransaction(platform, (tx) => insertMember(tx, row));
  const update = (change: Parameters<typeof updateMember>[2]) =>
    inTransaction(platform, (tx) => updateMember(tx, memberId, change));
  return {
    ...who,
    memberId,
    elder,
    grant: (granted) => update({ permissions: [...granted] }),
    end: () => update({ endedAt: platform.clock.now(), endedBy: elder.personId }),
  };
}
