import { circleErrors } from '@hafi/contract/circle/circle.errors';
import type { Decider, Permission } from '@hafi/contract/circle/circle-terms';
import { type ConsentGiver, consentVersion } from '@hafi/contract/circle/consent-text';
import { Problem } from '@hafi/contract/core/problem';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addNewcomer } from '../../messages/newcomers.public.ts';
import type { ElderAccess } from '../circle.policy.ts';
import { findMembers } from '../members/members.repo.ts';
import { type ConsentRow, insertConsent } from './consents.repo.ts';

/** Removes duplicates. */
export const uniquePermissions = (list: readonly Permission[]): Permission[] => [...new Set(list)];

/** The permissions of one list that are not in another. */
export const without = (list: readonly Permission[], others: readonly Permission[]): Permission[] =>
  list.filter((permission) => !others.includes(permission));

/** Who gives consent: the elder, or the decider in the elder's place. */
export const giverOf = ({ decidesAs }: Pick<ElderAccess, 'decidesAs'>): Decider | 'elder' =>
  decidesAs ?? 'elder';

/**
 * Requires that the screen showed the current consent text.
 * @throws Problem consent-text-changed
 */
export function requireCurrentText(version: string): void {
  if (version !== consentVersion) throw new Problem(circleErrors['consent-text-changed']);
}

type Given = Pick<
  ConsentRow,
  'elderId' | 'personId' | 'action' | 'relation' | 'permissions' | 'locale' | 'recordedBy'
> &
  Partial<
    Pick<
      ConsentRow,
      'channel' | 'givenAt' | 'readBy' | 'textVersion' | 'witness' | 'witnessContact'
    >
  > & {
    readonly givenAs: ConsentGiver;
    /** The member's permissions until then. */
    readonly before: readonly Permission[];
  };

/** Lets a member who may write from now on into the conversation of the circle. */
async function admit(
  tx: Tx,
  { elderId, personId }: Pick<ConsentRow, 'elderId' | 'personId'>,
  at: Date,
): Promise<void> {
  const members = await findMembers(tx, elderId);
  const writing = members.filter(({ permissions }) => permissions.includes('messages'));
  const ids = writing.map((member) => member.personId);
  if (!ids.includes(personId)) return;
  await addNewcomer(tx, { elderId, personId, at, peopleIds: [elderId, ...ids] });
}

/**
 * Adds an entry to the consent log, in the transaction of the change itself. Who may write from now
 * on sees the conversation of the circle from now on.
 */
export async function writeConsent(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { before, ...given }: Given,
): Promise<void> {
  const at = clock.now();
  const added = without(given.permissions, before);
  await insertConsent(tx, {
    channel: 'electronic',
    textVersion: null,
    witness: null,
    witnessContact: null,
    readBy: null,
    givenAt: at,
    ...given,
    id: newId(),
    at,
    added,
  });
  if (added.includes('messages')) await admit(tx, given, at);
}
