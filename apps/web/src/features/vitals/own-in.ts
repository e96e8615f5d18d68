import type { OwnLimits } from '@hafi/contract/vitals/own-limits';

/** The elder's own limits in force; none while nothing has arrived. */
export const ownIn = (
  latest:
    | { readonly ownLimits: { readonly current: readonly { readonly limits: OwnLimits }[] } }
    | null
    | undefined,
): readonly OwnLimits[] => (latest?.ownLimits.current ?? []).map(({ limits }) => limits);
