/**
 * Who may import whom. One rule per sentence of docs/architecture.md; each is shown to fire in
 * scripts/check.test.ts on a file made to break it.
 */
const TEST = '[.]test[.]tsx?$';
/** Component examples, the gallery page that shows all of them, and their shared test helpers. */
const SHOWN = ['[.]example[.]tsx$', '^packages/ui/(gallery|test)/'];

/**
 * Code that only the demo uses: its seed data, and the sandbox that replaces the external
 * providers.
 */
const DEMO = [
  '^apps/server/src/seed/',
  '^apps/server/src/demo-providers[.]ts$',
  '^packages/providers-sandbox/',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A circle of imports has no order to read it in.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      comment: 'An import that leads nowhere would also escape every other rule.',
      from: { pathNot: 'vite-env[.]d[.]ts$' },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '[?](raw|url|inline)$'] },
    },
    {
      name: 'base-imports-nothing',
      severity: 'error',
      comment: 'What everything else may stand on stands on nothing.',
      from: { path: '^packages/base/src/', pathNot: TEST },
      to: { pathNot: '^packages/base/src/' },
    },
    {
      name: 'contract-only-zod-and-base',
      severity: 'error',
      comment: 'The contract is read by server and browser alike: zod, base and nothing else.',
      from: { path: '^packages/contract/src/', pathNot: TEST },
      to: {
        pathNot: ['^packages/(contract|base)/src/', '(^|/)node_modules/zod/', '^zod'],
      },
    },
    {
      name: 'i18n-only-base-of-ours',
      severity: 'error',
      comment: 'Words stand alone: of our code only base below them.',
      from: { path: '^packages/i18n/', pathNot: TEST },
      to: { path: '^(apps/|packages/(?!(i18n|base)/))' },
    },
    {
      name: 'ui-nothing-of-ours',
      severity: 'error',
      comment: 'The design system knows no domain and no words: text comes by props.',
      from: { path: '^packages/ui/' },
      to: { path: '^(apps/|packages/(?!ui/))' },
    },
    {
      name: 'sandbox-nothing-of-ours',
      severity: 'error',
      comment: 'The sandbox stands in for other companies: it shares nothing with us but HTTP.',
      from: { path: '^packages/providers-sandbox/', pathNot: TEST },
      to: { path: '^(apps/|packages/(?!providers-sandbox/))' },
    },
    {
      name: 'web-never-server',
      severity: 'error',
      comment: 'The browser talks to the server through the contract only.',
      from: { path: '^apps/web/' },
      to: { path: ['^apps/server/', '^packages/providers-sandbox/', '^packages/i18n/src/server-'] },
    },
    {
      name: 'web-never-node',
      severity: 'error',
      comment: 'Node modules do not exist in a browser.',
      from: {
        path: '^(apps/web|packages/(base|ui|i18n))/src/',
        pathNot: [TEST, '^packages/i18n/src/server-'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-never-web-or-react',
      severity: 'error',
      comment: 'The server draws nothing.',
      from: { path: '^apps/server/' },
      to: {
        path: ['^apps/web/', '^packages/ui/', '(^|/)node_modules/(react|react-dom|@lingui/react)/'],
      },
    },
    {
      name: 'platform-never-features',
      severity: 'error',
      comment: 'A port serves every feature and so knows none.',
      from: { path: '^apps/server/src/platform/', pathNot: TEST },
      to: { path: '^apps/server/src/features/' },
    },
    {
      name: 'lib-never-features',
      severity: 'error',
      comment: 'What every screen uses may not depend on one of them.',
      from: { path: '^apps/web/src/lib/', pathNot: TEST },
      to: { path: '^apps/web/src/(kit|features|app)/' },
    },
    {
      name: 'kit-never-features',
      severity: 'error',
      comment: 'What several features draw alike may not depend on one of them.',
      from: { path: '^apps/web/src/kit/', pathNot: TEST },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'questions-from-the-kit',
      severity: 'error',
      comment: 'There is one way to ask once more: kit/confirm-dialog.tsx, which says what failed.',
      from: { path: '^apps/web/src/(lib|features|app)/' },
      to: { path: '^packages/ui/src/dialog/alert-dialog[.]tsx$' },
    },
    {
      name: 'server-features-meet-in-public',
      severity: 'error',
      comment:
        'One feature uses another only through <feature>.public.ts. (Tables may refer to tables: a foreign key needs it.)',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: [TEST, '[.]tables[.]ts$'] },
      to: {
        path: '^apps/server/src/features/([^/]+)/',
        pathNot: [
          '^apps/server/src/features/$1/',
          '^apps/server/src/features/([^/]+)/[^/]+[.]public[.]ts$',
        ],
      },
    },
    {
      name: 'features-joined-once',
      severity: 'error',
      comment: 'What a feature gives the house is joined in features.ts, and nowhere else.',
      from: { path: '^apps/server/', pathNot: '^apps/server/src/features[.]ts$' },
      to: { path: '^apps/server/src/features/[^/]+/[^/]+[.]feature[.]ts$' },
    },
    {
      name: 'features-by-their-doors',
      severity: 'error',
      comment:
        'features.ts reads like a table of contents: it opens no feature but by its two doors.',
      from: { path: '^apps/server/src/features[.]ts$' },
      to: {
        path: '^apps/server/src/features/',
        pathNot: '^apps/server/src/features/[^/]+/[^/]+[.](feature|public)[.]ts$',
      },
    },
    {
      name: 'tables-meet-tables-only',
      severity: 'error',
      comment: 'A table file may know other tables of another feature, and nothing else there.',
      from: { path: '^apps/server/src/features/([^/]+)/.+[.]tables[.]ts$' },
      to: {
        path: '^apps/server/src/features/([^/]+)/',
        pathNot: ['^apps/server/src/features/$1/', '[.]tables[.]ts$', '[.]public[.]ts$'],
      },
    },
    {
      name: 'web-features-meet-in-app',
      severity: 'error',
      comment: 'Features are put together in app/; they do not import one another.',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-features-never-app',
      severity: 'error',
      comment: 'app/ composes features: none of them knows it.',
      from: { path: '^apps/web/src/features/', pathNot: TEST },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'only-repo-touches-db',
      severity: 'error',
      comment:
        'Inside a feature, only *.repo.ts and the tables touch the database; anything may open a transaction, take a lock in it, name it by its type and pass it on.',
      from: {
        path: '^apps/server/src/features/',
        pathNot: ['[.](repo|tables)[.]ts$', TEST],
      },
      to: {
        path: [
          '^apps/server/src/platform/db/',
          '(^|/)node_modules/(drizzle-orm|pg|@electric-sql/pglite)/',
        ],
        pathNot: '^apps/server/src/platform/db/(in-transaction|locks)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tables-only-in-own-repo',
      severity: 'error',
      comment: 'The repo is the only door to a table; the type of a row may be named anywhere.',
      from: {
        path: '^apps/server/src/features/',
        pathNot: ['[.](repo|tables|presenter)[.]ts$', TEST],
      },
      to: {
        path: '^apps/server/src/features/.+[.]tables[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'demo-loaded-in-demo-only',
      severity: 'error',
      comment:
        'Production loads no sample and no sandbox: what starts the server imports them when it is a demo, and nothing else does.',
      from: {
        path: '^apps/server/src/',
        pathNot: [
          TEST,
          '^apps/server/src/(seed|test)/',
          '^apps/server/src/(seed|demo-providers)[.]ts$',
        ],
      },
      to: {
        path: DEMO,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'demo-unknown-inside',
      severity: 'error',
      comment: 'No feature and no port knows of the demo, not even when it runs.',
      from: { path: '^apps/server/src/(features|platform)/', pathNot: TEST },
      to: { path: DEMO },
    },
    {
      name: 'product-never-tests-or-tools',
      severity: 'error',
      comment: 'What runs for people does not import what runs for builders.',
      from: {
        path: '^(apps|packages)/',
        pathNot: [TEST, ...SHOWN, '[.]config[.]ts$', '^apps/server/src/test/'],
      },
      to: { path: ['^(scripts|bench|e2e)/', TEST, ...SHOWN, '^apps/server/src/test/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|screens|coverage)/' },
    // Type-only imports must follow the directions too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      // Without this, imports of workspace packages stay unresolved and no rule applies to them.
      exportsFields: ['exports'],
      // Some packages contain only types: their `main` is empty.
      mainFields: ['main', 'module', 'types'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
