import type { VettingAct, VettingState } from '@hafi/contract/vetting/vetting-terms';
import type { VettingRow } from '../vetting.repo.ts';

/** After these a confirmation stood, or had ended by itself with what was promised left standing. */
const leavesPromises: readonly VettingAct[] = ['confirmed', 'expired', 'reopened'];
const decides: readonly VettingAct[] = [...leavesPromises, 'refused', 'ended'];

/**
 * Whether a decision ends what somebody has promised others in their role. One about a badge never
 * does. A refusal does only where the confirmation that the promises came from has lapsed before: who
 * was never confirmed was chosen by families all the same.
 */
export function endsPromises(
  { badgeId, state }: Pick<VettingRow, 'badgeId' | 'state'>,
  outcome: VettingState,
  steps: readonly { readonly act: VettingAct }[],
): boolean {
  if (badgeId !== null) return false;
  if (outcome !== 'refused') return outcome === 'ended';
  const last = steps.findLast(({ act }) => decides.includes(act));
  return state !== 'confirmed' && last !== undefined && leavesPromises.includes(last.act);
}
