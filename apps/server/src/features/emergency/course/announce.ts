import type { Tx } from '../../../platform/db/tx.ts';
import { findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { circlesWith } from '../../circle/circle.public.ts';
import type { EmergencyRow } from './emergencies.repo.ts';
import { findResponders } from './responders.repo.ts';

type Announced = Pick<EmergencyRow, 'drill' | 'elderId' | 'id' | 'startedBy'>;

/** After the commit, refetches the screens of all who may see these emergencies. */
export async function announceEmergencies(
  tx: Tx,
  rows: readonly Announced[],
  /** Nobody has been asked in one that is new. */
  { areNew = false }: { readonly areNew?: boolean } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const responders = areNew ? [] : await findResponders(tx, ids);
  const circles = await circlesWith(
    tx,
    rows.map(({ elderId }) => elderId),
    'alerts:receive',
  );
  const coordinators = rows.some(({ drill }) => !drill)
    ? await findPeopleWithRole(tx, 'ADMIN')
    : [];
  const people = new Set([
    ...rows.flatMap(({ elderId, startedBy }) => (startedBy ? [elderId, startedBy] : [elderId])),
    ...responders.flatMap(({ personId }) => personId ?? []),
    ...[...circles.values()].flat(),
    ...coordinators,
  ]);
  tx.changed(['emergencies', 'notifications', 'activity'], [...people]);
}
