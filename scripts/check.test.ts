import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TSC } from './check.ts';
import { ROOT, runCommand } from './run-command.ts';
import { borrow, linkPackages, temporaryTree } from './test/temporary-tree.ts';

// The rules about file contents have tests of their own in rules/. These tests show that the
// external tools fail with our settings, because a tool that reads nothing also reports nothing.

const tool = (name: string) => join(ROOT, 'node_modules', '.bin', name);

type Cruise = { summary: { violations: { rule: { name: string }; from: string; to: string }[] } };

/** Every file of a small tree that follows or breaks the import directions, and its imports. */
async function cruise(files: Record<string, string[]>): Promise<string[]> {
  const external = ['react', 'drizzle-orm', 'fastify', 'zod'];
  const own = ['base', 'contract', 'i18n', 'ui', 'providers-sandbox'];
  const source = Object.entries(files).map(([path, imports]): [string, string] => [
    path,
    `${imports.map((each) => (each.startsWith('type ') ? `import type { x } from '${each.slice(5)}';` : `import { x } from '${each}';`)).join('\n')}\nexport const y = x;\n`,
  ]);
  const root = temporaryTree({
    ...Object.fromEntries(source),
    ...Object.fromEntries(
      external.flatMap((name) => [
        [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
        [`node_modules/${name}/index.js`, 'exports.x = 1;'],
      ]),
    ),
    'package.json': JSON.stringify({
      name: 'tree',
      type: 'module',
      workspaces: ['packages/*'],
      dependencies: Object.fromEntries(external.map((name) => [name, '1.0.0'])),
    }),
  });
  borrow(root, [
    '.dependency-cruiser.cjs',
    'tsconfig.json',
    ...own.map((name) => `packages/${name}/package.json`),
  ]);
  linkPackages(
    root,
    Object.fromEntries(own.map((name) => [`@hafi/${name}`, join(root, 'packages', name)])),
  );
  const { output } = await runCommand(
    [
      tool('depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      'apps',
      'packages',
      'scripts',
    ],
    { cwd: realpathSync(root) },
  );
  const { summary } = JSON.parse(output) as Cruise;
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

/** Files that others import; none breaks a rule. */
const LANDMARKS: Record<string, string[]> = {
  'packages/base/src/time.ts': [],
  'packages/contract/src/bookings/bookings.contract.ts': ['zod', '@hafi/base/time'],
  'packages/i18n/src/dates.ts': ['@hafi/base/time'],
  'packages/i18n/src/server-catalogue.ts': [],
  'packages/ui/src/button/button.tsx': ['react'],
  'packages/ui/src/button/button.example.tsx': ['./button.tsx'],
  'packages/ui/src/dialog/alert-dialog.tsx': ['../button/button.tsx'],
  'packages/providers-sandbox/src/momo.ts': ['fastify'],
  'apps/server/src/seed/seed.ts': [],
  'apps/server/src/platform/db/database.ts': ['drizzle-orm'],
  'apps/server/src/features/doctors/list-doctors.ts': [],
  'apps/server/src/features/doctors/doctors.public.ts': ['./list-doctors.ts'],
  'apps/server/src/features/doctors/doctors.tables.ts': ['drizzle-orm'],
  'apps/web/src/app/router.tsx': ['../features/doctors/doctors.page.tsx'],
  'apps/web/src/lib/api.ts': [],
  'apps/web/src/lib/paths.ts': [],
  'apps/web/src/kit/date-leaf.tsx': ['../lib/paths.ts'],
  'apps/web/src/kit/confirm-dialog.tsx': ['@hafi/ui/dialog/alert-dialog'],
  'apps/web/src/features/doctors/doctors.page.tsx': [],
  'scripts/tool.ts': [],
};

const SERVER = 'apps/server/src/features/bookings';
const WEB = 'apps/web/src/features/bookings';

/** Rule, file that breaks it, what that file imports. */
const BREACHES: [string, string, string[]][] = [
  ['base-imports-nothing', 'packages/base/src/bad-zod.ts', ['zod']],
  ['base-imports-nothing', 'packages/base/src/bad-words.ts', ['@hafi/i18n/dates']],
  ['contract-only-zod-and-base', 'packages/contract/src/bookings/bad-react.ts', ['react']],
  ['contract-only-zod-and-base', 'packages/contract/src/bookings/bad-node.ts', ['node:fs']],
  [
    'contract-only-zod-and-base',
    'packages/contract/src/bookings/bad-words.ts',
    ['@hafi/i18n/dates'],
  ],
  [
    'i18n-only-base-of-ours',
    'packages/i18n/src/bad.ts',
    ['type @hafi/contract/bookings/bookings.contract'],
  ],
  ['ui-nothing-of-ours', 'packages/ui/src/bad/bad-words.tsx', ['@hafi/i18n/dates']],
  [
    'ui-nothing-of-ours',
    'packages/ui/src/bad/bad-contract.tsx',
    ['@hafi/contract/bookings/bookings.contract'],
  ],
  [
    'ui-nothing-of-ours',
    'packages/ui/src/bad/bad-app.tsx',
    ['../../../../apps/web/src/lib/api.ts'],
  ],
  ['sandbox-nothing-of-ours', 'packages/providers-sandbox/src/bad.ts', ['@hafi/i18n/dates']],
  ['web-never-server', `${WEB}/bad-server.ts`, ['../../../../server/src/platform/db/database.ts']],
  ['web-never-server', `${WEB}/bad-sandbox.ts`, ['@hafi/providers-sandbox/momo']],
  ['web-never-server', `${WEB}/bad-catalogue.ts`, ['@hafi/i18n/server-catalogue']],
  ['web-never-node', `${WEB}/bad-node.ts`, ['node:fs']],
  ['server-never-web-or-react', `${SERVER}/bad-react.ts`, ['react']],
  ['server-never-web-or-react', `${SERVER}/bad-ui.ts`, ['@hafi/ui/button/button']],
  ['server-never-web-or-react', `${SERVER}/bad-web.ts`, ['../../../../web/src/lib/api.ts']],
  [
    'platform-never-features',
    'apps/server/src/platform/due/bad.ts',
    ['../../features/doctors/doctors.public.ts'],
  ],
  ['lib-never-features', 'apps/web/src/lib/bad.ts', ['../features/doctors/doctors.page.tsx']],
  ['lib-never-features', 'apps/web/src/lib/bad-kit.ts', ['../kit/date-leaf.tsx']],
  ['kit-never-features', 'apps/web/src/kit/bad.ts', ['../features/doctors/doctors.page.tsx']],
  ['kit-never-features', 'apps/web/src/kit/bad-app.ts', ['../app/router.tsx']],
  ['questions-from-the-kit', `${WEB}/bad-question.tsx`, ['@hafi/ui/dialog/alert-dialog']],
  ['server-features-meet-in-public', `${SERVER}/bad-meet.ts`, ['../doctors/list-doctors.ts']],
  ['server-features-meet-in-public', `${SERVER}/bad-type.ts`, ['type ../doctors/list-doctors.ts']],
  ['features-joined-once', `${SERVER}/bad-join.ts`, ['./bookings.feature.ts']],
  [
    'features-by-their-doors',
    'apps/server/src/features.ts',
    ['./features/doctors/list-doctors.ts'],
  ],
  ['demo-loaded-in-demo-only', 'apps/server/src/bad-seed.ts', ['./seed/seed.ts']],
  ['demo-loaded-in-demo-only', 'apps/server/src/bad-box.ts', ['@hafi/providers-sandbox/momo']],
  ['demo-unknown-inside', 'apps/server/src/platform/due/bad-type.ts', ['type ../../seed/seed.ts']],
  ['tables-meet-tables-only', `${SERVER}/bad.tables.ts`, ['../doctors/list-doctors.ts']],
  ['web-features-meet-in-app', `${WEB}/bad-meet.ts`, ['../doctors/doctors.page.tsx']],
  ['web-features-never-app', `${WEB}/bad-app.ts`, ['../../app/router.tsx']],
  ['only-repo-touches-db', `${SERVER}/bad-db.ts`, ['../../platform/db/database.ts']],
  ['only-repo-touches-db', `${SERVER}/bad-orm.ts`, ['drizzle-orm']],
  ['tables-only-in-own-repo', `${SERVER}/bad-table.ts`, ['./bookings.tables.ts']],
  ['product-never-tests-or-tools', `${SERVER}/bad-tool.ts`, ['../../../../../scripts/tool.ts']],
  [
    'product-never-tests-or-tools',
    'packages/ui/src/bad/bad-example.tsx',
    ['../button/button.example.tsx'],
  ],
  ['nothing-unresolved', `${SERVER}/bad-lost.ts`, ['./nowhere.ts']],
  ['no-cycles', `${SERVER}/bad-circle-back.ts`, ['./bad-circle.ts']],
];

describe('import directions', () => {
  test('each rule names the file that breaks it, and no other', async () => {
    const found = await cruise({
      ...LANDMARKS,
      [`${SERVER}/bookings.tables.ts`]: [],
      [`${SERVER}/bookings.feature.ts`]: [],
      [`${SERVER}/bad-circle.ts`]: ['./bad-circle-back.ts'],
      ...Object.fromEntries(BREACHES.map(([, file, imports]) => [file, imports])),
    });
    expect(found).toEqual(BREACHES.map(([rule, file]) => `${rule}: ${file}`).sort());
  });

  test('allowed imports are allowed', async () => {
    const found = await cruise({
      ...LANDMARKS,
      [`${SERVER}/bookings.repo.ts`]: [
        'drizzle-orm',
        './bookings.tables.ts',
        '../../platform/db/database.ts',
      ],
      [`${SERVER}/bookings.tables.ts`]: ['../doctors/doctors.tables.ts'],
      [`${SERVER}/book-slot.ts`]: [
        './bookings.repo.ts',
        '../doctors/doctors.public.ts',
        'type ./bookings.tables.ts',
        'type ../../platform/db/database.ts',
        '@hafi/contract/bookings/bookings.contract',
        '@hafi/i18n/dates',
        '@hafi/base/time',
      ],
      [`${SERVER}/book-slot.test.ts`]: ['../doctors/list-doctors.ts', 'drizzle-orm'],
      [`${WEB}/book.page.tsx`]: [
        '../../lib/api.ts',
        '../../lib/paths.ts',
        '@hafi/ui/button/button',
        'react',
        '@hafi/contract/bookings/bookings.contract',
        '@hafi/i18n/dates',
        '@hafi/base/time',
      ],
    });
    expect(found).toEqual([]);
  });
});

describe('types', () => {
  test.each([
    ['export const a: number = "one";', 'TS2322'],
    ['export const a = [1][0] + 1;', 'TS2532'],
    ['export enum Colour { red }', 'TS1294'],
    ['import { PathLike } from "node:fs";\nexport type A = PathLike;', 'TS1484'],
    ['export function a(b) { return b; }', 'TS7006'],
  ])('%j is refused with %s', async (text, code) => {
    const root = temporaryTree({ 'scripts/a.ts': text, 'package.json': '{ "type": "module" }' });
    borrow(root, ['tsconfig.json']);
    linkPackages(root, { '@types': join(ROOT, 'node_modules', '@types') });
    const { code: exit, output } = await runCommand([TSC, '-p', root], { cwd: root });
    expect(output).toContain(code);
    expect(exit).not.toBe(0);
  });
});

describe('style', () => {
  const BAD: Record<string, [string, string]> = {
    'apps/web/src/lib/a.ts': ['noConsole', "console.log('a');\n"],
    'apps/web/src/lib/b.ts': ['noExplicitAny', 'export const b = (c: any) => c;\n'],
    'apps/web/src/lib/c.ts': ['noNonNullAssertion', 'export const c = (d?: string) => d!;\n'],
    'apps/web/src/lib/d.ts': ['noDefaultExport', 'export default 1;\n'],
    'apps/web/src/lib/e.ts': [
      'useImportType',
      "import { F } from './f.ts';\n\nexport type E = F;\n",
    ],
    'apps/web/src/lib/f.ts': [
      'noUnusedImports',
      "import { g } from './g.ts';\n\nexport type F = 1;\n",
    ],
    'apps/web/src/lib/g.ts': ['format', 'export const g = "double quotes"\n'],
    'apps/web/src/lib/h.ts': ['noBarrelFile', "export { g } from './g.ts';\n"],
    'apps/web/src/lib/j.ts': [
      'noRestrictedImports',
      "import { useLingui } from '@lingui/react';\n\nexport const j = useLingui;\n",
    ],
    'apps/web/src/lib/i.tsx': ['useAltText', 'export const I = () => <img src="/i.png" />;\n'],
  };

  test('each rule names the file that breaks it', async () => {
    const root = temporaryTree(
      Object.fromEntries(Object.entries(BAD).map(([file, [, text]]) => [file, text])),
    );
    borrow(root, ['biome.json', '.gitignore']);
    const { code, output } = await runCommand(
      [tool('biome'), 'ci', '--colors=off', '--max-diagnostics=none', '.'],
      { cwd: root },
    );
    const missed = Object.entries(BAD).filter(
      ([file, [rule]]) =>
        !output.split('\n').some((line) => line.includes(file) && line.includes(rule)),
    );
    expect(missed, output).toEqual([]);
    expect(code).not.toBe(0);
  });
});

describe('dead code', () => {
  test('an unused file, export and dependency are named; used ones are not', async () => {
    const root = temporaryTree({
      'package.json': JSON.stringify({ name: 'tree', type: 'module', workspaces: ['apps/*'] }),
      'apps/server/package.json': JSON.stringify({
        name: '@hafi/server',
        type: 'module',
        dependencies: { fastify: '1.0.0', pino: '1.0.0' },
      }),
      'apps/server/src/main.ts':
        "import fastify from 'fastify';\nimport { used } from './used.ts';\nfastify(used);\n",
      'apps/server/src/used.ts': 'export const used = 1;\nexport const forgotten = 2;\n',
      'apps/server/src/abandoned.ts': 'export const abandoned = 1;\n',
    });
    borrow(root, ['knip.json', 'tsconfig.json']);
    const { code, output } = await runCommand(
      [tool('knip'), '--no-progress', '--reporter', 'compact'],
      { cwd: root },
    );
    expect(output).toContain('apps/server/src/abandoned.ts');
    expect(output).toContain('forgotten');
    expect(output).toContain('pino');
    expect(output).not.toMatch(/fastify|main\.ts/);
    expect(code).not.toBe(0);
  });
});
