import type { Finding, Rule } from './rule.ts';

/** The folders that have feature folders, and folders there that are not features. */
const SIDES: { folder: string; besides: string[] }[] = [
  { folder: 'apps/server/src/features', besides: [] },
  { folder: 'apps/web/src/features', besides: [] },
  {
    folder: 'packages/i18n/catalogues',
    besides: [
      'account-settings',
      'app',
      'core',
      'extras',
      'member',
      'help',
      'help-words',
      'circle-words',
      'call-for-help',
      'check-in-plan',
      'waitlist',
      'family-connect',
      'medical-card',
      'inbox',
      'kit',
      'queries',
      'pages',
      'home',
      'services',
      'about',
      'legal',
      'accessibility',
    ],
  },
  { folder: 'e2e/specs', besides: ['app'] },
];

/** Feature names are defined once, as the folders of packages/contract/src. */
export const featureFolders: Rule = {
  name: 'feature-folders',
  about: 'a feature folder exists on a side only if packages/contract/src has it',
  check: (project) => {
    const features = new Set(
      project.folders('packages/contract/src').filter((name) => name !== 'core'),
    );
    return SIDES.flatMap(({ folder, besides }): Finding[] =>
      project
        .folders(folder)
        .filter((name) => !features.has(name) && !besides.includes(name))
        .map((name) => ({
          file: `${folder}/${name}`,
          message: `the contract has no feature "${name}"`,
        })),
    );
  },
};
