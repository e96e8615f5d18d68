import { paths } from '../lib/paths.ts';

/** Pages that search engines may list and that are useful without scripts. */
const listedPaths: readonly string[] = [
  paths.home,
  paths.services,
  paths.about,
  paths.pricing,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.accessibility,
  paths.help,
  paths.healthcare,
  paths.emergency,
  paths.community,
  paths.familyConnect,
  paths.doctors,
  paths.booking,
];

/** Pages that are prerendered at build time, for visitors. */
export const publicPaths: readonly { path: string; listed: boolean }[] = [
  ...listedPaths.map((path) => ({ path, listed: true })),
  { path: paths.offline, listed: false },
  ...[
    paths.search,
    paths.login,
    paths.phoneLogin,
    paths.signup,
    paths.forgotPassword,
    paths.resetPassword,
  ].map((path) => ({ path, listed: false })),
];
