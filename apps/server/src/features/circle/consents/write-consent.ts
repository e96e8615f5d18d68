import { circleErrors } from '@hafi/contract/circle/circle.errors';
import type { Decider, Permission } from '@hafi/contract/circle/circle-terms';
import { type ConsentGiver, consentVersion } from '@hafi/contract/circle/consent-text';
import { Problem } from '@hafi/contract/core/problem';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ElderAccess } from '../circle.policy.ts';
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

export type Given = Pick<
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

/** Adds an entry to the consent log, in the transaction of the change itself. */
export async function writeConsent(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { before, ...given }: Given,
): Promise<void> {
  const at = clock.now();
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
    added: without(given.permissions, before),
  });
}
