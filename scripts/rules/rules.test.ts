import { describe, expect, test } from 'vitest';
import { temporaryTree } from '../test/temporary-tree.ts';
import { browserTests } from './browser-tests.ts';
import { featureFolders } from './feature-folders.ts';
import { fileLength, MOST_LINES } from './file-length.ts';
import { fileNames } from './file-names.ts';
import { folderWidth, MOST_FILES } from './folder-width.ts';
import { literalSpreads } from './literal-spreads.ts';
import { namedExports } from './named-exports.ts';
import { openProject } from './project.ts';
import type { Rule } from './rule.ts';
import { selfContained } from './self-contained.ts';

function breaches(rule: Rule, files: Record<string, string>): string[] {
  return rule
    .check(openProject(temporaryTree(files)))
    .map(({ file, line, message }) => `${file}${line ? `:${line}` : ''} ${message}`);
}

describe('file-names', () => {
  const server = 'apps/server/src/features/bookings';
  test.each([
    [`${server}/BookSlot.ts`, 'not kebab-case'],
    [`${server}/book_slot.ts`, 'not kebab-case'],
    [`${server}/book-slot.service.ts`, 'role ".service"'],
    [`${server}/book-slot.tsx`, 'role "." (.tsx)'],
    [`${server}/utils.ts`, 'says nothing'],
    [`${server}/helpers/book-slot.ts`, 'folder "helpers" says nothing'],
    [`${server}/BookSlots/book-slot.ts`, 'folder "BookSlots"'],
    [`${server}/slots.public.ts`, 'bookings.public.ts'],
    [`${server}/slots.feature.ts`, 'bookings.feature.ts'],
    [`${server}/calendar/bookings.feature.ts`, 'bookings.feature.ts'],
    ['apps/web/src/features/bookings/index.tsx', 'says nothing'],
    ['apps/web/src/features/bookings/slot.css', 'role "." (.css)'],
    ['apps/web/src/other-place/slot.ts', 'no code belongs'],
    ['packages/contract/src/bookings/bookings.routes.ts', 'role ".routes"'],
    ['packages/contract/src/bookings/bookings.js', 'TypeScript'],
    ['e2e/specs/bookings/book.test.ts', 'role ".test"'],
    ['scripts/common.ts', 'says nothing'],
  ])('%s is refused: %s', (file, reason) => {
    expect(breaches(fileNames, { [file]: '' }).join('\n')).toContain(reason);
  });

  test.each([
    `${server}/bookings.routes.ts`,
    `${server}/bookings.repo.test.ts`,
    `${server}/book-slot.ts`,
    `${server}/remind-patient.job.ts`,
    `${server}/bookings.public.ts`,
    `${server}/bookings.feature.ts`,
    'apps/server/src/main.ts',
    'apps/server/src/platform/db/open-database.ts',
    'apps/web/src/features/bookings/choose-slot.page.tsx',
    'apps/web/src/features/bookings/slot-list.module.css',
    'apps/web/src/lib/paths.ts',
    'apps/web/vite.config.ts',
    'packages/contract/src/bookings/bookings.contract.ts',
    'packages/ui/src/button/button.test.tsx',
    'packages/ui/src/button/button.example.tsx',
    'packages/ui/gallery/main.tsx',
    'e2e/specs/bookings/book-an-appointment.spec.ts',
  ])('%s is fine', (file) => {
    expect(breaches(fileNames, { [file]: '' })).toEqual([]);
  });
});

describe('feature-folders', () => {
  const contract = { 'packages/contract/src/bookings/bookings.contract.ts': '' };
  test.each([
    'apps/server/src/features/reservations/reserve.ts',
    'apps/web/src/features/reservations/reserve.page.tsx',
    'packages/i18n/catalogues/reservations/en.po',
    'e2e/specs/reservations/reserve.spec.ts',
  ])('%s names a feature that the contract lacks', (file) => {
    expect(breaches(featureFolders, { ...contract, [file]: '' })).toHaveLength(1);
  });

  test('features of the contract, and the words of frame and core, are fine', () => {
    const files = {
      ...contract,
      'apps/server/src/features/bookings/book-slot.ts': '',
      'packages/i18n/catalogues/app/en.po': '',
      'packages/i18n/catalogues/core/en.po': '',
    };
    expect(breaches(featureFolders, files)).toEqual([]);
  });
});

describe('folder-width', () => {
  const folder = 'apps/server/src/features/bookings';
  const filled = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/book-${at}.ts`, '']));

  test('one source file more than the limit is refused', () => {
    expect(breaches(folderWidth, filled(MOST_FILES + 1))).toHaveLength(1);
  });

  test('tests, stories, styles and the files of sub-folders do not count', () => {
    const files = {
      ...filled(MOST_FILES),
      [`${folder}/book.test.ts`]: '',
      [`${folder}/book.spec.ts`]: '',
      [`${folder}/book.module.css`]: '',
      [`${folder}/calendar/write-calendar.ts`]: '',
    };
    expect(breaches(folderWidth, files)).toEqual([]);
  });
});

describe('named-exports', () => {
  test.each([
    ['export default function a() {}', 'not as default'],
    ['const a = 1;\nexport default a;', 'not as default'],
    ['const a = 1;\nexport { a as default };', 'not as default'],
    ["export const a = 1;\nexport * from './b.ts';", 'export *'],
    ["export { b } from './b.ts';\nexport { c } from './c.ts';", 'barrel'],
  ])('%j is refused', (text, reason) => {
    expect(breaches(namedExports, { 'scripts/a.ts': text }).join('\n')).toContain(reason);
  });

  test('names, the default of a configuration and a public file are fine', () => {
    const files = {
      'scripts/a.ts': 'export const a = 1;',
      'vitest.config.ts': 'export default {};',
      'apps/server/src/features/x/x.public.ts': "export { b } from './b.ts';",
    };
    expect(breaches(namedExports, files)).toEqual([]);
  });
});

describe('file-length', () => {
  const lines = (count: number) => 'export const a = 1;\n'.repeat(count);

  test('one line of code more than the limit is refused', () => {
    expect(breaches(fileLength, { 'scripts/a.ts': lines(MOST_LINES + 1) })).toHaveLength(1);
  });

  test('comments and blank lines do not count', () => {
    const text = `/**\n * Why.\n */\n\n// why\n${lines(MOST_LINES)}\n/* end */\n`;
    expect(breaches(fileLength, { 'scripts/a.ts': text })).toEqual([]);
  });

  test('blank lines inside a template do not count, its text does', () => {
    const text = `export const a = \`\n${'word\n\n'.repeat(MOST_LINES)}\`;\n`;
    expect(breaches(fileLength, { 'scripts/a.ts': text })).toHaveLength(1);
    const short = `export const a = \`\n${'word\n\n'.repeat(MOST_LINES - 2)}\`;\n`;
    expect(breaches(fileLength, { 'scripts/a.ts': short })).toEqual([]);
  });
});

describe('self-contained', () => {
  test('a folder of one machine is refused', () => {
    const text = `const a = '/${'home'}/somebody/hafi';`;
    expect(breaches(selfContained, { 'scripts/a.ts': text })).toHaveLength(1);
  });

  test('a registry host is refused', () => {
    const text = `https://${['registry', 'npmjs', 'org'].join('.')}/zod`;
    expect(breaches(selfContained, { 'docs/a.md': text })).toHaveLength(1);
  });

  test('addresses of our own pages are fine', () => {
    const text = "export const home = '/home';\nexport const work = '/how-we-work/today';\n";
    expect(breaches(selfContained, { 'apps/web/src/lib/paths.ts': text })).toEqual([]);
  });
});

describe('literal-spreads', () => {
  test.each([
    ['an object', 'export const shown = { ...{ id, name } };'],
    ['an array', 'export const all = [...[first, second], third];'],
    ['a call', 'export const most = Math.max(...[first, second]);'],
    ['a tuple', 'export const all = [...([first] as const), third];'],
  ])('a literal spread into %s is refused', (_what, code) => {
    expect(breaches(literalSpreads, { 'scripts/a.ts': code })).toEqual([
      'scripts/a.ts:1 write the members themselves and let the formatter break lines',
    ]);
  });

  test('a literal spread into an element is refused', () => {
    const code = 'export const box = <Box {...{ id, name }} />;';
    expect(breaches(literalSpreads, { 'packages/ui/src/box/box.tsx': code })).toHaveLength(1);
  });

  test('a spread of what is not a literal is fine', () => {
    const code = 'export const all = { ...row, list: [...rows], more: [...new Set([1])] };';
    expect(breaches(literalSpreads, { 'scripts/a.ts': code })).toEqual([]);
  });
});

describe('browser-tests', () => {
  const spec = 'e2e/specs/plans/care-plan.spec.ts';
  // Vitest would read it as this file's own.
  const tag = (name: string) => `// @${'module-tag'} ${name}\n`;

  test.each(['', tag('slow'), `const a = 1;\n${tag('layout')}`])(
    'a test without a known tag in its first line is refused: %j',
    (text) => {
      expect(breaches(browserTests, { [spec]: text })).toHaveLength(1);
    },
  );

  test('a test that says why it needs a browser is fine', () => {
    expect(breaches(browserTests, { [spec]: tag('layout') })).toEqual([]);
  });
});
