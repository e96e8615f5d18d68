import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { extractFromFileWithBabel, getBabelParserOptions } from '@lingui/cli/api/extractors/babel';
import type { CatalogFormatter, ExtractorType, LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const root = import.meta.dirname;
const sources = '**/*.{ts,tsx}';
const tests = '**/*.test.{ts,tsx}';

const pageFolders = ['apps/web/src/app/pages', 'apps/web/src/app/dashboards'];
/** Pages with many words: other pages do not load them. */
const wordyPages = [
  'home',
  'services',
  'about',
  'legal',
  'accessibility',
  'family-connect',
  'medical-card',
];
const folderOfPage = (page: string) => `apps/web/src/app/pages/${page}`;

const kit = 'apps/web/src/kit';
/** The kit's messages of a feature belong to that feature's catalogue, the others to every page. */
const kitFeatures = foldersIn(kit).filter((name) =>
  existsSync(join(root, 'packages/contract/src', name)),
);

/** Account settings of members: sign-in and sign-up do not load their messages. */
const accountSettings = ['own-data', 'profile', 'settings'].map(
  (name) => `apps/web/src/features/accounts/${name}`,
);

/** Names of help and its states, which the homes say without the rest. */
const helpWords = 'apps/web/src/features/volunteering/words';

/** Whose page it is, which most screens of health say without the rest of the circle. */
const circleWords = `${kit}/circle`;

const supportInbox = 'apps/web/src/features/support/inbox';
const supportHelp = 'apps/web/src/features/support/help';

/** Calling for help and what follows: the public page with the numbers does not load these words. */
const callForHelp = [
  ...['call', 'running', 'link', 'place', 'settings', 'bar', 'map'].map(
    (name) => `apps/web/src/features/emergency/${name}`,
  ),
  `${kit}/emergency`,
];

/** What follows a check-in, and when it is asked for: an elder's home does not wait for it. */
const checkInPlan = ['plan', 'mood'].map((name) => `apps/web/src/features/checkins/${name}`);

/** Waiting for a place with a doctor: a patient's chart, which lists bookings, does without. */
const waitlist = 'apps/web/src/features/bookings/waitlist';

const foldersOf: Record<string, string[]> = {
  // Pages load one at a time, so their messages do not delay the first screen.
  pages: pageFolders,
  ...Object.fromEntries(wordyPages.map((page) => [page, [folderOfPage(page)]])),
  'account-settings': accountSettings,
  'help-words': [helpWords],
  'circle-words': [circleWords],
  'call-for-help': callForHelp,
  'check-in-plan': checkInPlan,
  waitlist: [waitlist],
  // For coordinators only: the contact page does not load its messages.
  inbox: [supportInbox],
  // Questions, answers and the guide: many words, only for the help page.
  help: [supportHelp],
  // Loaded after the page, when nothing else waits.
  extras: ['apps/web/src/app/extras'],
  // The frame of signed-in screens, which visitors do not load.
  member: ['apps/web/src/app/member'],
  // Loaded with the first page that asks the server.
  queries: ['apps/web/src/lib/query'],
  // What several features share: for pages with forms, lists and dialogs.
  kit: [kit],
  app: ['apps/web/src/app', 'apps/web/src/lib'],
  core: ['apps/server/src/platform', 'packages/contract/src/core'],
};

const notOf: Record<string, string[]> = {
  app: [
    ...pageFolders,
    'apps/web/src/app/extras',
    'apps/web/src/app/member',
    'apps/web/src/lib/query',
  ],
  kit: kitFeatures.map((name) => `${kit}/${name}`),
  pages: wordyPages.map(folderOfPage),
  accounts: accountSettings,
  bookings: [waitlist],
  checkins: checkInPlan,
  circle: [circleWords],
  emergency: callForHelp,
  support: [supportInbox, supportHelp],
  volunteering: [helpWords],
};

const featureParents = [
  'apps/web/src/features',
  'apps/server/src/features',
  'packages/contract/src',
  kit,
];

function foldersIn(parent: string): string[] {
  const path = join(root, parent);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

const features = new Set(
  ['packages/i18n/catalogues', ...featureParents.filter((parent) => parent !== kit)]
    .flatMap(foldersIn)
    .concat(Object.keys(foldersOf)),
);

/** The parts of the repository that belong to a catalogue, and the exceptions. */
const holdings = [...features].sort().map((feature) => ({
  feature,
  folders: foldersOf[feature] ?? featureParents.map((parent) => `${parent}/${feature}`),
  without: notOf[feature] ?? [],
}));

/** The catalogue of a file (its path in the repository); undefined if there is none. */
export function catalogueOf(file: string): string | undefined {
  const inside = (folder: string) => file.startsWith(`${folder}/`);
  return holdings.find(({ folders, without }) => folders.some(inside) && !without.some(inside))
    ?.feature;
}

const catalogs = holdings.map(({ feature, folders, without }) => ({
  path: `<rootDir>/packages/i18n/catalogues/${feature}/{locale}`,
  include: folders.map((folder) => `<rootDir>/${folder}/${sources}`),
  exclude: [tests, ...without.map((folder) => `<rootDir>/${folder}/**`)],
}));

/**
 * Most files contain no text: parsing only those that may makes extraction several times faster.
 */
const mayHoldText = /@lingui\/|\/\*\*? ?i18n ?\*\//;

const extractor: ExtractorType = {
  match: (filename) => /\.tsx?$/.test(filename),
  extract: async (filename, code, onMessageExtracted, context) => {
    if (!mayHoldText.test(code)) return;
    const plugins = getBabelParserOptions(filename, {});
    await extractFromFileWithBabel(filename, code, onMessageExtracted, context, { plugins });
  },
};

const po = formatter({ lineNumbers: false, printPlaceholdersInComments: { limit: 1 } });

/** A fixed header keeps dates out of the files, so that a diff shows only texts. */
const fixedHeader = (language = 'en') => `msgid ""
msgstr ""
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Language: ${language}\\n"
`;

const format: CatalogFormatter = {
  ...po,
  serialize: (catalog, context) =>
    po.serialize(catalog, { ...context, existing: fixedHeader(context.locale) }),
};

const config: LinguiConfig = {
  rootDir: root,
  locales: ['en', 'rw', 'fr'],
  sourceLocale: 'en',
  fallbackLocales: { default: 'en' },
  catalogs,
  extractors: [extractor],
  format,
};

export default config;
