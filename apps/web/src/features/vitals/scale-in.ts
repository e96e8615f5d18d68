import type { OxygenScale } from '@hafi/contract/vitals/vital-kinds';

/** The scale by which the oxygen is judged; 1 while nothing has arrived. */
export const scaleIn = (
  latest: { readonly oxygenScale: { readonly current: unknown } } | null | undefined,
): OxygenScale => (latest?.oxygenScale.current ? 2 : 1);
