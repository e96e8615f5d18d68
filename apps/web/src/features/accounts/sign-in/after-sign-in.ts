import { dashboardOf, safeNext } from '../../../lib/paths.ts';

/** The page to which somebody came to sign in; without one their own home. */
export const afterSignIn = (asked: string | null, roles: readonly string[]): string =>
  asked === null ? dashboardOf(roles) : safeNext(asked);
