import { circleErrors } from '@hafi/contract/circle/circle.errors';
import type { Decider, Permission } from '@hafi/contract/circle/circle-terms';
import { type ConsentGiver, consentVersion } from '@hafi/contract/circle/consent-text';
import { Problem } from '@hafi/contract/core/problem';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ElderAccess } from '../circle.policy.ts';
import { type ConsentRow, insertConsent } from './consents.repo.ts';

/** Each permission once, in no particular order. */
export const uniquePermissions = (list: readonly Permission[]): Permission[] => [...new Set(list)];

/** Those of a list that are not in another. */
export const without = (list: readonly Permission[], others: readonly Permission[]): Permission[] =>
  list.filter((permission) => !others.includes(permission));

/** In whose place somebody decides. */
export const giverOf = ({ decidesAs }: Pick<ElderAccess, 'decidesAs'>): Decider | 'elder' =>
  decidesAs ?? 'elder';

/**
 * The words that were on the screen must be those of today.
 * @throws Problem consent-text-changed
 */
export function requireCurrentText(version: string): void {
  if (version !== consentVersion) throw new Problem(circleErrors['consent-text-changed']);
}

type Given = Pick<
  ConsentRow,
  'elderId' | 'personId' | 'action' | 'relation' | 'permissions' | 'locale' | 'recordedBy'
> &
  Partial<Pick<ConsentRow, 'channel' | 'textVersion' | 'witness' | 'givenAt'>> & {
    readonly givenAs: ConsentGiver;
    /** What the person was let do until then. */
    readonly before: readonly Permission[];
  };

/** Adds a line to the consent log, in the transaction that does what it says. */
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
    givenAt: at,
    ...given,
    id: newId(),
    at,
    added: without(given.permissions, before),
  });
}
