import { dashboardOf, safeNext } from '../../../lib/paths.ts';

/** The page to which somebody came to sign in; without one their own home. */
export const afterSignIn = (requested: string | null, roles: readonly string[]): string =>
  requested === null ? dashboardOf(roles) : safeNext(requested);
