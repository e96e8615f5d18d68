import { type Claim, claims } from '@hafi/contract/support/claims/claims';
import type { Plugin } from 'vite';

const requested = /\bisOffered\('([\w-]+)'\)/g;

/**
 * Writes `true` or `false` for each `isOffered('…')` of the sources, so that the build leaves out
 * the parts of pages about what does not work yet, with everything that only they import.
 */
export const inlineClaims: Plugin = {
  name: 'inline-claims',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/.+\.tsx?$/.test(id) || !code.includes("isOffered('")) return null;
    return code.replace(requested, (_, claim: Claim) => String(claims[claim]));
  },
};
