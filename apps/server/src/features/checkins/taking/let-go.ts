import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Holder } from '../../circle/circle.public.ts';
import { checkHeldAt } from '../expected-check-ins.repo.ts';

/** Has the late check-ins that somebody takes care of checked at once: who may not know of them lets go. */
export function letGoOfCheckIns(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { personId }: Holder,
): Promise<void> {
  return checkHeldAt(tx, personId, clock.now());
}
